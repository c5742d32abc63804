import { test } from 'tap';
import {
  linesAreUnique,
  replicas,
  runs,
  timeout,
  verifyBatches,
  verifyExactLedger,
  verifyLostReplica,
  verifyModelLimit,
  verifySpendingLimit,
} from '../fixtures/billing/verify-spending.js';
import { randomFrom, seed } from '../fixtures/random.js';
import { type Disturbance, SpendingCluster } from '../fixtures/billing/spending-cluster.js';

const disturbances: readonly Disturbance[] = ['kill', 'flush', 'restart', 'freeze', 'none'];

await test('billed is never more than the limit: replicas on Redis, killed, with Redis lost', {
  timeout,
}, async (t) => {
  t.comment(`seed ${seed}`);
  const cluster = new SpendingCluster(t);
  await cluster.start({ replicas, withRedis: true });
  for (let run = 0; run < runs; run += 1) {
    const random = randomFrom(seed + run);
    const count = 1 + Math.floor(random() * 3);
    const chosen = Array.from({ length: count }, () => disturbances[Math.floor(random() * 5)] as Disturbance);
    // The first one has the worst of them.
    await verifySpendingLimit(t, cluster, {
      seed: seed + run,
      disturbances: run === 0 ? ['flush', 'kill', 'flush'] : chosen,
    });
  }
  await t.test('a limit of some models holds, also as fallbacks of others', (t) =>
    verifyModelLimit(t, cluster, ['flush', 'kill']),
  );
  await verifyExactLedger(t, cluster);
  await t.test('batches end at the limit, and each of their requests has a result', (t) =>
    verifyBatches(t, cluster, runs > 1 ? 'kill' : 'flush'),
  );
  await t.test('what a killed replica held is free or charged soon, though nobody starts it again', (t) =>
    verifyLostReplica(t, cluster),
  );
  t.ok(await linesAreUnique(cluster));
});
