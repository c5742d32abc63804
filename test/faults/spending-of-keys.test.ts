import { test } from 'tap';
import { linesAreUnique, replicas, runs, timeout, verifySpendingLimit } from '../fixtures/billing/verify-spending.js';
import { seed } from '../fixtures/random.js';
import { type Disturbance, SpendingCluster } from '../fixtures/billing/spending-cluster.js';

/** Less than that of the end users whom its calls name, with any number of callers. */
const keyLimit = 0.5;
const endUserLimit = 0.6;
const ownerLimit = 0.5;
/** Of which the others leave enough for some dozens of calls, whatever the random models cost, and less than an end user may spend. */
const organizationLimit = keyLimit + ownerLimit + endUserLimit + 0.5;

/** The long form is also without Redis, as the tests of connections are. */
const kinds = runs > 1 ? [true, false] : [true];

for (const withRedis of kinds) {
  const where = withRedis ? 'on Redis, which is flushed' : 'that share only the database';
  const disturbances: readonly Disturbance[] = withRedis ? ['flush', 'kill'] : ['kill'];
  await test(`no key, owner, end user or organization is billed more than its limit: replicas ${where}, killed`, {
    timeout,
  }, async (t) => {
    t.comment(`seed ${seed}`);
    const cluster = new SpendingCluster(t);
    const limits = `[{ per: endUser, amount: ${endUserLimit} }, { per: organization, amount: ${organizationLimit} }, { per: key, amount: 1000, period: daily }, { per: owner, amount: ${ownerLimit}, period: total }]`;
    await cluster.start({ replicas, withRedis, limits });
    await verifySpendingLimit(t, cluster, {
      seed,
      disturbances,
      limited: (limit, models) => cluster.key(limit, models),
      limit: keyLimit,
    });
    await verifySpendingLimit(t, cluster, {
      seed: seed + 1,
      disturbances,
      limited: (_limit, models) => cluster.owner(models),
      limit: ownerLimit,
    });
    await verifySpendingLimit(t, cluster, {
      seed: seed + 2,
      disturbances,
      limited: (_limit, models) => cluster.endUser(models),
      limit: endUserLimit,
    });
    await verifySpendingLimit(t, cluster, {
      seed: seed + 4,
      disturbances: disturbances.toReversed(),
      limited: (_limit, models) => cluster.organization(models),
      limit: organizationLimit,
    });
    t.ok(await linesAreUnique(cluster));
  });
}
