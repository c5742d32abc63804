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

await test('nearly all texts are still recognized after thousands of others', async (t) => {
  const seen = new SeenTextFilter();
  const texts = (name: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => `${name} ${at} of ${at % 7} at ${at % 11}`);
  for (const text of [...texts('The text', 400), ...texts('Another', 8000)]) seen.add(text);
  const recognized = texts('The text', 400).filter((text) => seen.has(text)).length;
  t.ok(recognized > 376, `${recognized} of 400`);
});

await test('a long text that differs from an earlier one at its beginning or end is new', async (t) => {
  const passages = 'The gate opens a little, the water runs, and the wheel below begins to turn. '.repeat(60);
  const seen = new SeenTextFilter();
  for (const name of ['Anna', 'Aida', 'Alma'])
    for (const text of [`${name}: ${passages}`, `${passages}${name}?`]) {
      t.equal(seen.has(text), false, name);
      seen.add(text);
    }
});
