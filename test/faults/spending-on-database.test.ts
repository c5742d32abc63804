import { test } from 'tap';
import { judge, judgeQuiet, linesAreUnique, replicas, runs, timeout } from '../fixtures/billing/judge.js';
import { seed } from '../fixtures/random.js';
import { LimitedField } from '../fixtures/billing/limited-field.js';

await test('billed is never more than the limit: replicas that share only the database, killed', {
  timeout,
}, async (t) => {
  t.comment(`seed ${seed}`);
  const field = new LimitedField(t);
  await field.start({ replicas, withRedis: false });
  for (let run = 0; run < runs; run += 1) await judge(t, field, { seed: seed + run, disturbances: ['kill'] });
  await judgeQuiet(t, field);
  t.ok(await linesAreUnique(field));
});
