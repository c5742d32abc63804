import { test } from 'tap';
import { assemble, buildPdf, type FixtureLine, stream } from '../../../../test/fixtures/documents/build-pdf.js';
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

/** A page of lines in a font whose letters have their numbers in Unicode, except for the shape 0 that fonts have for missing ones. */
function pdfInUnicode(lines: readonly string[]): Buffer {
  const shown = lines.map((line, index) => {
    const codes = line.split('').map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0'));
    return `BT /F 12 Tf 50 ${700 - index * 20} Td <${codes.join('')}> Tj ET`;
  });
  const names =
    'begincmap 1 begincodespacerange <0000><ffff> endcodespacerange 2 beginbfrange <0020><007e><0020> <05d0><05ea><05d0> endbfrange endcmap';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    stream('', Buffer.from(shown.join('\n'))),
    '<</Type/Font/Subtype/Type0/BaseFont/Kept/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 7 0 R>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Kept/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 600/FontDescriptor 8 0 R>>',
    stream('', Buffer.from(names)),
    '<</Type/FontDescriptor/FontName/Kept/Flags 4/FontBBox[0 0 600 800]/Ascent 800/Descent 0/CapHeight 700/StemV 80/ItalicAngle 0>>',
  ];
  return assemble(new Map(objects.map((object, index) => [index + 1, Buffer.from(object)])));
}

await test('a letter that its font lacks costs no other one, and is marked', async (t) => {
  const { text, summary } = await processFixture(pdfInUnicode(['The gate \0\0 is closed at night.']), 'pdf');
  t.equal(text, 'The gate \ufffd\ufffd is closed at night.');
  t.match(summary.warning, /letters that their fonts do not name/);
});

await test('a code in a line of Hebrew is read as it is written, also on a page that has more English', async (t) => {
  const written = 'האגרה היא 300 שקלים';
  const drawn = `${Array.from('שקלים').toReversed().join('')} 300 ${Array.from('האגרה היא').toReversed().join('')}`;
  const english = 'This contract is written in two languages, of which the English one counts.';
  const { text } = await processFixture(pdfInUnicode([english, english, `.(AB-1234) ${drawn}`]), 'pdf');
  t.match(text, new RegExp(`${written} \\(AB-1234\\)\\.`));
});
