import tap from 'tap';
import { judgeSurvivors, linesAreUnique } from '../fixtures/billing/judge.js';
import { LimitedField } from '../fixtures/billing/limited-field.js';

/** Nearly all the time leases are waited for, so both fields wait together. */
tap.jobs = 2;
const fields = [false, true].map((withRedis) => {
  const where = withRedis ? 'on Redis' : 'that share only the database';
  const title = `what a killed replica held is free or charged within a minute, though nobody starts it again: replicas ${where}`;
  return tap.test(title, { buffered: true }, async (t) => {
    const field = new LimitedField(t);
    await field.start({ replicas: 2, withRedis });
    await judgeSurvivors(t, field);
    t.ok(await linesAreUnique(field));
  });
});
await Promise.all(fields);
