import { test } from 'tap';
import { judge, judgeQuiet, linesAreUnique, replicas, runs, timeout } from '../fixtures/billing/judge.js';
import { randomFrom, seed } from '../fixtures/random.js';
import { type Disturbance, LimitedField } from '../fixtures/billing/limited-field.js';

const disturbances: readonly Disturbance[] = ['kill', 'flush', 'restart', 'freeze', 'none'];

await test('billed is never more than the limit: replicas on Redis, killed, with Redis lost', {
  timeout,
}, async (t) => {
  t.comment(`seed ${seed}`);
  const field = new LimitedField(t);
  await field.start({ replicas, withRedis: true });
  for (let run = 0; run < runs; run += 1) {
    const random = randomFrom(seed + run);
    const count = 1 + Math.floor(random() * 3);
    const chosen = Array.from({ length: count }, () => disturbances[Math.floor(random() * 5)] as Disturbance);
    // The first one has the worst of them.
    await judge(t, field, { seed: seed + run, disturbances: run === 0 ? ['flush', 'kill', 'flush'] : chosen });
  }
  await judgeQuiet(t, field);
  t.ok(await linesAreUnique(field));
});
