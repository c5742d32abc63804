import { test } from 'tap';
import { linesAreUnique, replicas, timeout, verifySpendingLimit } from '../fixtures/billing/verify-spending.js';
import { seed } from '../fixtures/random.js';
import { SpendingCluster } from '../fixtures/billing/spending-cluster.js';

/** Enough for some dozens of calls, whatever the random models cost. */
const organizationLimit = 0.6;

for (const withRedis of [false, true]) {
  const where = withRedis ? 'on Redis, which is flushed' : 'that share only the database';
  await test(`neither a key nor the organization is billed more than its limit: replicas ${where}, killed`, {
    timeout,
  }, async (t) => {
    t.comment(`seed ${seed}`);
    const ofKey = new SpendingCluster(t);
    await ofKey.start({ replicas, withRedis });
    await verifySpendingLimit(t, ofKey, {
      seed,
      disturbances: withRedis ? ['flush', 'kill'] : ['kill'],
      limited: (limit, models) => ofKey.key(limit, models),
    });
    t.ok(await linesAreUnique(ofKey));

    const ofAll = new SpendingCluster(t);
    const limits = `[{ per: organization, amount: ${organizationLimit} }, { per: key, amount: 1000, period: daily }]`;
    await ofAll.start({ replicas, withRedis, limits });
    await verifySpendingLimit(t, ofAll, {
      seed,
      disturbances: withRedis ? ['kill', 'flush'] : ['kill'],
      limited: (_limit, models) => ofAll.organization(models),
      limit: organizationLimit,
    });
    t.ok(await linesAreUnique(ofAll));
  });
}
