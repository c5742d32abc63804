import { test } from 'tap';
import { foundKinds } from './found-kinds.js';

await test('findings of a trial are counted by category, action and level, with the highest score of each', (t) => {
  const finding = { category: 'PHONE_NUMBER', action: 'redact', start: 0, end: 4 } as const;
  t.strictSame(
    foundKinds([
      { ...finding, score: 0.6, level: 'medium' },
      { ...finding, score: 0.85, level: 'low' },
      { ...finding, score: 0.7, level: 'medium' },
      { ...finding, category: 'falcon', action: 'block', score: 1, level: null },
    ]),
    [
      { category: 'PHONE_NUMBER', action: 'redact', level: 'medium', count: 2, score: 0.7 },
      { category: 'PHONE_NUMBER', action: 'redact', level: 'low', count: 1, score: 0.85 },
      { category: 'falcon', action: 'block', level: null, count: 1, score: 1 },
    ],
  );
  t.end();
});
