import { test } from 'tap';
import { linesAreUnique, replicas, timeout, verifySpendingLimit } from '../fixtures/billing/verify-spending.js';
import { seed } from '../fixtures/random.js';
import { SpendingCluster } from '../fixtures/billing/spending-cluster.js';

/** Enough for some dozens of calls, whatever the random models cost. */
const organizationLimit = 0.6;
const endUserLimit = 0.6;

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

await test('an end user is not billed more than the limit: replicas on Redis, which is flushed, killed', {
  timeout,
}, async (t) => {
  t.comment(`seed ${seed}`);
  const cluster = new SpendingCluster(t);
  await cluster.start({ replicas, withRedis: true, limits: `[{ per: endUser, amount: ${endUserLimit} }]` });
  await verifySpendingLimit(t, cluster, {
    seed,
    disturbances: ['flush', 'kill'],
    limited: (_limit, models) => cluster.endUser(models),
    limit: endUserLimit,
  });
  t.ok(await linesAreUnique(cluster));
});
