import { test } from 'tap';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const textOf = async (body: string) => (await processFixture(`{\\rtf1\\ansi\\ansicpg1252${body}}`, 'rtf')).text;

await test('bytes are read in the encoding of their font, in runs', async (t) => {
  const fonts =
    '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset238 Arial CE;}{\\f2\\fcharset128 MS Gothic;}{\\f3\\fcharset204 Arial Cyr;}}';
  t.equal(
    await textOf(`${fonts}\\f0 caf\\'e9 {\\f1 \\'9ebra} {\\f2 \\'93\\'fa\\'96\\'7b} {\\f3 \\'cf\\'f0\\'e8}\\par`),
    'café žbra 日本 При',
  );
});

await test('bytes are read in the code page of the document; an unknown one is taken for that of Western Europe', async (t) => {
  const read = async (codePage: number, bytes: string) =>
    (await processFixture(`{\\rtf1\\ansi\\ansicpg${codePage} ${bytes}\\par}`, 'rtf')).text;
  t.equal(await read(1251, "\\'cf\\'f0\\'e8"), 'При');
  t.equal(await read(708, "\\'c8\\'c7\\'c8"), 'باب');
  for (const unknown of [0, 710, 1361, 9999, 65000]) t.equal(await read(unknown, "caf\\'e9"), 'café', String(unknown));
});

await test('Unicode characters with their fallbacks, which are skipped', async (t) => {
  t.equal(await textOf("\\u8364?5 \\uc2\\u26085\\'93\\'fa\\uc0\\u26412 x\\par"), '€5 日本x');
  t.equal(await textOf('\\u-3913?\\u55357?\\u56832?\\par'), '\uf0b7😀');
});

await test('hidden text is not read; named characters are', async (t) => {
  t.equal(
    await textOf(
      '{\\stylesheet{\\s0 Normal;}}{\\info{\\title secret}}{\\*\\unknown secret}{\\pict 0102}{\\v secret\\endash\\line}{\\deleted it\\rquote s}One\\tab two\\emdash three\\~four\\_five\\-six' +
        '{\\field{\\*\\fldinst HYPERLINK "secret"}{\\fldrslt a link}}{\\footnote A note.}\\bin3 \\{{{ end\\par',
    ),
    'One two—three four-fivesixa link end\n\nA note.',
  );
});

await test('a star in the middle of a group has no meaning, and a backslash at the end of a line ends the paragraph', async (t) => {
  t.equal(await textOf('{\\b0\\*\\cs7 The quick fox}\\\nand the dog.'), 'The quick fox\n\nand the dog.');
});

await test('headings by style and by level, and rows of tables', async (t) => {
  const { chunks } = await processFixture(
    '{\\rtf1{\\stylesheet{\\s1 heading 1;}{\\s0 Normal;}}\\pard\\s1 Gates\\par\\pard Text.\\par' +
      '\\trowd\\pard\\intbl Valve\\cell 12\\cell\\row\\pard\\outlinelevel1 Tolls\\par\\pard More text.\\par}',
    'doc',
  );
  t.strictSame(
    chunks.map(({ text, headings }) => [text, headings]),
    [
      ['Gates\n\nText.\n\nValve | 12', ['Gates']],
      ['Tolls\n\nMore text.', ['Gates', 'Tolls']],
    ],
  );
});

await test('headings by a style that names a font, and the names of columns in later parts of a table', async (t) => {
  const rows = Array.from({ length: 60 }, (_, index) => `\\intbl Barge of type ${index}\\cell ${index} EUR\\cell\\row`);
  const body = `\\pard\\plain\\s1\\f6 Tolls\\par\\pard\\plain\\intbl Boat\\cell Toll\\cell\\row${rows.join('')}\\pard Paid.\\par`;
  const { chunks } = await processFixture(
    `{\\rtf1{\\fonttbl{\\f6 Arial;}}{\\stylesheet{\\s1\\f6\\fs28 heading 1;}}${body}}`,
    'rtf',
  );
  t.strictSame(
    chunks.map(({ headings }) => headings),
    [['Tolls'], ['Tolls', 'Boat | Toll']],
  );
});

await test('headers and notes are paragraphs of their own, and the paragraph around a note goes on', async (t) => {
  t.equal(
    await textOf(
      "{\\header Kanzlei Nord}Die Frist{\\footnote Nur f\\'fcr Altvertr\\'e4ge.} betr\\'e4gt sechs Wochen.\\par",
    ),
    'Kanzlei Nord\nDie Frist beträgt sechs Wochen.\n\nNur für Altverträge.',
  );
  t.equal(await textOf('Fee 5 x 10{\\super 6} l, 3 m{\\super 2}, H{\\sub 2}O\\par'), 'Fee 5 x 10^6 l, 3 m2, H2O');
  t.equal(await textOf('\\trowd\\intbl Price{\\footnote Net.}\\cell 12\\cell\\row'), 'Price Net. | 12');
});

await test('headers and footers are below no heading', async (t) => {
  const body =
    '\\outlinelevel0 Gates\\par\\pard It opens.\\par\\sect{\\header River Works\\par}{\\footer Kade 12\\par}It closes.\\par';
  const { chunks } = await processFixture(`{\\rtf1\\ansi${body}}`, 'rtf');
  t.strictSame(
    chunks.map(({ headings, text }) => ({ headings, text })),
    [
      { headings: ['Gates'], text: 'Gates\n\nIt opens.' },
      { headings: [], text: 'River Works\n\nKade 12' },
      { headings: ['Gates'], text: 'It closes.' },
    ],
  );
});

await test('a table of contents is not read, by the style of its paragraphs', async (t) => {
  const styles = '{\\stylesheet{\\s0 Normal;}{\\s1 heading 1;}{\\s21 toc 1;}}';
  t.equal(
    await textOf(
      `${styles}\\pard\\s21 Logs\\tab 2\\par Forklifts\\tab 3\\par\\pard\\s1 Logs\\par\\pard\\s0 Three metres.\\par`,
    ),
    'Logs\n\nThree metres.',
  );
});
