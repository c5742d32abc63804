import { test } from 'tap';
import {
  limitOf,
  linesAreUnique,
  replicas,
  runs,
  timeout,
  verifySpendingLimit,
} from '../fixtures/billing/verify-spending.js';
import { randomFrom, seed } from '../fixtures/random.js';
import { type Disturbance, SpendingCluster } from '../fixtures/billing/spending-cluster.js';

/** The long form is also without Redis, as the tests of connections are. */
const kinds = runs > 1 ? [true, false] : [true];

for (const withRedis of kinds) {
  const where = withRedis ? 'on Redis, which is flushed' : 'that share only the database';
  const disturbances: readonly Disturbance[] = withRedis ? ['flush', 'kill'] : ['kill'];
  await test(`no key, owner, tag, end user or organization is billed more than its limit: replicas ${where}, killed`, {
    timeout,
  }, async (t) => {
    t.comment(`seed ${seed}`);
    const cluster = new SpendingCluster(t);
    // One limit does for all models that are called, so all callers call the same ones.
    const models = cluster.chooseModels(randomFrom(seed));
    const limit = limitOf(cluster.usualHold(models), 0.3);
    // Of what others leave of the organization's limit there is more than of this one, but less than an end user may spend.
    const endUserLimit = 1.25 * limit;
    const organizationLimit = 3 * limit + endUserLimit;
    const limits = `[{ per: endUser, amount: ${endUserLimit.toFixed(6)} }, { per: organization, amount: ${organizationLimit.toFixed(6)} }, { per: key, amount: 1000, period: daily }, { per: owner, amount: ${limit}, period: total }, { per: tag, only: ["limited:*"], amount: ${limit}, period: weekly }]`;
    await cluster.start({ replicas, withRedis, limits });
    await verifySpendingLimit(t, cluster, {
      seed,
      disturbances,
      limited: (amount) => cluster.key(amount, models),
      limit,
      models,
    });
    await verifySpendingLimit(t, cluster, {
      seed: seed + 1,
      disturbances,
      limited: () => cluster.owner(models),
      limit,
      models,
    });
    await verifySpendingLimit(t, cluster, {
      seed: seed + 3,
      disturbances,
      limited: () => cluster.tag(models),
      limit,
      models,
    });
    await verifySpendingLimit(t, cluster, {
      seed: seed + 2,
      disturbances,
      limited: () => cluster.endUser(models),
      limit: endUserLimit,
      models,
    });
    await verifySpendingLimit(t, cluster, {
      seed: seed + 4,
      disturbances: disturbances.toReversed(),
      limited: () => cluster.organization(models),
      limit: organizationLimit,
      models,
    });
    t.ok(await linesAreUnique(cluster));
  });
}
