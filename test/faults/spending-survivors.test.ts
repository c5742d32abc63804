import { test } from 'tap';
import { judgeSurvivors, linesAreUnique } from '../fixtures/billing/judge.js';
import { LimitedField } from '../fixtures/billing/limited-field.js';

for (const withRedis of [false, true]) {
  const where = withRedis ? 'on Redis' : 'that share only the database';
  await test(`what a killed replica held is free or charged within a minute, though nobody starts it again: replicas ${where}`, async (t) => {
    const field = new LimitedField(t);
    await field.start({ replicas: 2, withRedis });
    await judgeSurvivors(t, field);
    t.ok(await linesAreUnique(field));
  });
}
