import { test } from 'tap';
import { SeenTextFilter } from './seen-text-filter.js';

await test('a text is recognized as repeated from its second occurrence on', async (t) => {
  const seen = new SeenTextFilter();
  for (const text of ['', 'A', 'A text.', 'A longer text that has more letters than are looked at.']) {
    t.equal(seen.has(text), false);
    t.equal(seen.add(text), false);
    t.equal(seen.has(text), true);
    t.equal(seen.add(text), true);
  }
});
