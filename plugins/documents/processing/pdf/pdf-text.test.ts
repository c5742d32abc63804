import { test } from 'tap';
import { buildPdf, type FixtureLine } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

await test('letters that a program has placed one by one are words and rows, also on a page with a wide table alone', async (t) => {
  const rows = Array.from({ length: 12 }, (_, row) => [`${row + 10}`, 'bond open', `${row + 40} ha`]);
  // As wide as these letters are in Helvetica of 10 points.
  const letters = (text: string, x: number, y: number): readonly FixtureLine[] =>
    Array.from(text, (letter, at) => ({ text: letter, at: [x + at * 5.56, y] as const }));
  const placed = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => letters(cell, 50 + column * 220, 780 - row * 11)),
  );
  const { chunks } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.strictSame(
    chunks.map(({ text }) => text),
    [rows.map((cells) => cells.join(' ')).join('\n')],
  );
});

await test('text is as large as it is drawn: a font of one point may be scaled', async (t) => {
  const line = (text: string, size: number, y: number): FixtureLine => ({ text, size, at: [50, y], scaled: true });
  const placed = [
    line('Tolls of the lock', 20, 700),
    line('A boat of ten metres pays four euros and fifty', 11, 670),
    line('cents for each passage in the summer.', 11, 656),
  ];
  const { chunks } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.match(chunks, [
    {
      headings: ['Tolls of the lock'],
      text: /A boat of ten metres pays four euros and fifty cents for each passage in the summer\.$/,
    },
  ]);
});
