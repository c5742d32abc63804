import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';
import { fc } from '../../../../../test/fixtures/random.js';

const word = fc.constantFrom('lock', 'boat', 'self-made', 'toll.', 'well-', 'Then', '水門');
const line = fc.record({
  mark: fc.constantFrom('', '', '', '- ', '3. ', '> '),
  words: fc.array(word, { minLength: 1, maxLength: 14 }),
  end: fc.constantFrom('', '', 'divi-', '.'),
});

await test('a passage of a text names the lines of its first and last word, wherever lines were joined', async (t) => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 120 }), async (lines) => {
      const text = lines.map(
        ({ mark, words, end }, index) => `${mark}L${index + 1}x ${words.join(' ')} L${index + 1}y${end}`,
      );
      const { chunks } = await processFixture(text.join('\n'), 'txt');
      for (const chunk of chunks) {
        const numbers = [...chunk.text.matchAll(/L(\d+)[xy]/g)].map(([, number]) => Number(number));
        const { line: first, last = first } = chunk.place as { line: number; last?: number };
        // A passage may begin or end between the two marks of a line.
        if (first > numbers[0]! || first < numbers[0]! - 1) return false;
        if (last < numbers.at(-1)! || last > numbers.at(-1)! + 1) return false;
      }
      return chunks.length > 0;
    }),
    { numRuns: 60 },
  );
  t.pass('named');
});

await test('a passage of a table names its first and last row', async (t) => {
  const rows = Array.from({ length: 300 }, (_, index) => `Bell ${index + 2};Tower ${index + 2};${index + 2},50`);
  const { chunks } = await processFixture(['Name;Place;Price', ...rows].join('\n'), 'csv');
  t.ok(chunks.length > 5);
  for (const { text, place } of chunks) {
    const numbers = [...text.matchAll(/Bell (\d+)/g)].map(([, number]) => Number(number));
    t.strictSame(place, { line: numbers[0] === 2 ? 1 : numbers[0], last: numbers.at(-1) });
  }
});

await test('a passage of one line names no last one', async (t) => {
  const { chunks } = await processFixture('\n\nThe lock opens at eight.\n', 'txt');
  t.strictSame(
    chunks.map(({ place }) => place),
    [{ line: 3 }],
  );
});
