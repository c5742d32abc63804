import tap from 'tap';
import { linesAreUnique, verifyLostReplica } from '../fixtures/billing/verify-spending.js';
import { SpendingCluster } from '../fixtures/billing/spending-cluster.js';

/** Nearly all the time leases are waited for, so both fields wait together. */
tap.jobs = 2;
const fields = [false, true].map((withRedis) => {
  const where = withRedis ? 'on Redis' : 'that share only the database';
  const title = `what a killed replica held is free or charged soon, though nobody starts it again: replicas ${where}`;
  return tap.test(title, { buffered: true }, async (t) => {
    const cluster = new SpendingCluster(t);
    await cluster.start({ replicas: 2, withRedis });
    await verifyLostReplica(t, cluster);
    t.ok(await linesAreUnique(cluster));
  });
});
await Promise.all(fields);
