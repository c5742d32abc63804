import { test } from 'tap';
import {
  linesAreUnique,
  replicas,
  runs,
  timeout,
  verifyExactLedger,
  verifyLostReplica,
  verifyModelLimit,
  verifySpendingLimit,
} from '../fixtures/billing/verify-spending.js';
import { seed } from '../fixtures/random.js';
import { SpendingCluster } from '../fixtures/billing/spending-cluster.js';

await test('billed is never more than the limit: replicas that share only the database, killed', {
  timeout,
}, async (t) => {
  t.comment(`seed ${seed}`);
  const cluster = new SpendingCluster(t);
  await cluster.start({ replicas, withRedis: false });
  for (let run = 0; run < runs; run += 1)
    await verifySpendingLimit(t, cluster, { seed: seed + run, disturbances: ['kill'] });
  await t.test('a limit of some models holds, also as fallbacks of others', (t) =>
    verifyModelLimit(t, cluster, ['kill']),
  );
  await verifyExactLedger(t, cluster);
  await t.test('what a killed replica held is free or charged soon, though nobody starts it again', (t) =>
    verifyLostReplica(t, cluster),
  );
  t.ok(await linesAreUnique(cluster));
});
