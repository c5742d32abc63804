import { test } from 'tap';
import { linesAreUnique, replicas, runs, timeout, verifySpendingLimit } from '../fixtures/billing/verify-spending.js';
import { seed } from '../fixtures/random.js';
import { type Disturbance, SpendingCluster } from '../fixtures/billing/spending-cluster.js';

/** Enough for some dozens of calls, whatever the random models cost. */
const organizationLimit = 0.6;
const endUserLimit = 0.6;
/** Less than that of the end users whom its calls name, with any number of callers. */
const keyLimit = 0.5;

/** The long form is also without Redis, as the tests of connections are. */
const kinds = runs > 1 ? [true, false] : [true];

for (const withRedis of kinds) {
  const where = withRedis ? 'on Redis, which is flushed' : 'that share only the database';
  const disturbances: readonly Disturbance[] = withRedis ? ['flush', 'kill'] : ['kill'];
  await test(`no key, end user or organization is billed more than its limit: replicas ${where}, killed`, {
    timeout,
  }, async (t) => {
    t.comment(`seed ${seed}`);
    const ofSome = new SpendingCluster(t);
    await ofSome.start({ replicas, withRedis, limits: `[{ per: endUser, amount: ${endUserLimit} }]` });
    await verifySpendingLimit(t, ofSome, {
      seed,
      disturbances,
      limited: (limit, models) => ofSome.key(limit, models),
      limit: keyLimit,
    });
    await verifySpendingLimit(t, ofSome, {
      seed,
      disturbances,
      limited: (_limit, models) => ofSome.endUser(models),
      limit: endUserLimit,
    });
    t.ok(await linesAreUnique(ofSome));
    await Promise.all(ofSome.gateways.map((gateway) => gateway.kill()));

    const ofAll = new SpendingCluster(t);
    const limits = `[{ per: organization, amount: ${organizationLimit} }, { per: key, amount: 1000, period: daily }]`;
    await ofAll.start({ replicas, withRedis, limits });
    await verifySpendingLimit(t, ofAll, {
      seed,
      disturbances: disturbances.toReversed(),
      limited: (_limit, models) => ofAll.organization(models),
      limit: organizationLimit,
    });
    t.ok(await linesAreUnique(ofAll));
  });
}
