import { test } from 'tap';
import { startSaid } from './start-of.js';

const fallback = { type: 'start', id: 'ours', model: 'asked', created: 7 } as const;

await test('the beginning of an answer is as its provider tells it, where that can be repeated in every event', (t) => {
  t.strictSame(startSaid({ id: 'a', model: 'm', created: 8.5 }, fallback), {
    type: 'start',
    id: 'a',
    model: 'm',
    created: 8,
  });
  const long = 'x'.repeat(1_001);
  for (const said of [
    {},
    { id: '', model: null, created: -1 },
    { id: long, model: long, created: '8' },
    { id: 1, model: {} },
  ])
    t.strictSame(startSaid(said, fallback), fallback);
  t.end();
});
