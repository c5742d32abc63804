import { test } from 'tap';
import { buildPdf, type FixtureLine } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

const at = [50, 180, 330, 430];

/** A line of cells at their columns. */
function row(y: number, ...cells: readonly string[]): readonly FixtureLine[] {
  return cells.flatMap((text, column) => (text === '' ? [] : [{ text, at: [at[column] ?? 0, y] as const }]));
}

const kinds = ['Hex bolt of steel', 'Ball valve of brass', 'Pipe clamp'];
const parts = Array.from({ length: 44 }, (_, index) =>
  row(
    750 - index * 14,
    `HX-${1000 + index}`,
    index === 5 ? '' : (kinds[index % 3] ?? ''),
    `${index}.50 EUR`,
    `${index} weeks`,
  ),
);

await test('rows of a table in a PDF stay lines, are never cut, and go on below the names of their columns', async (t) => {
  const placed = [...row(764, 'Part number', 'Description', 'Unit price', 'Lead time'), ...parts.flat()];
  const { chunks, text } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.equal(text.split('\n')[0], 'Part number Description Unit price Lead time');
  for (let index = 0; index < parts.length; index += 1)
    t.match(text, new RegExp(`^HX-${1000 + index} .* ${index} weeks$`, 'm'));
  t.ok(chunks.length > 1);
  for (const chunk of chunks.slice(1)) t.strictSame(chunk.headings, ['Part number Description Unit price Lead time']);
});

await test('a table that goes on over pages keeps the names of its columns, and another one below text does not get them', async (t) => {
  const names = 'Part number Description Unit price Lead time';
  const pages = [
    [...row(764, 'Part number', 'Description', 'Unit price', 'Lead time'), ...parts.flat()],
    parts.flat(),
    [{ text: 'Ordered in the spring:', at: [50, 764] as const }, ...parts.slice(0, 5).flat()],
    parts.slice(0, 5).flat(),
  ].map((placed) => ({ placed }));
  const { chunks } = await processFixture(buildPdf({ pages }), 'pdf');
  const headingsOf = (page: number) =>
    chunks.flatMap(({ place, headings }) => (place && 'page' in place && place.page === page ? [headings] : []));
  t.ok(headingsOf(2).length > 1);
  for (const headings of headingsOf(2)) t.strictSame(headings, [names]);
  for (const headings of [...headingsOf(3), ...headingsOf(4)]) t.strictSame(headings, []);
});

await test('large letters do not make rows headings, and text around a table is text', async (t) => {
  const before = 'The list below was agreed with the keeper of the gate in the spring of this year, and it holds until';
  const after = 'Prices are those of the store, to which the costs of the way are added by whoever sends the parts on.';
  const small = Array.from({ length: 12 }, (_, index) => ({ text: after, at: [50, 600 - index * 12] as const }));
  const placed = [{ text: before, at: [50, 780] as const }, ...parts.slice(0, 6).flat(), ...small];
  const { chunks } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  const [first, second] = chunks;
  t.match(first, { headings: { length: 0 } });
  t.ok(first?.text.startsWith(`${before}\n\nHX-1000 Hex bolt of steel 0.50 EUR 0 weeks\nHX-1001`));
  t.match(second, { text: /^Prices are those/ });
});

await test('two columns of words, and gaps in two lines only, are no table', async (t) => {
  const placed = [
    ...row(750, 'One', 'Two', 'Three'),
    ...row(736, 'Four', 'Five', 'Six'),
    ...Array.from({ length: 5 }, (_, index) => row(700 - index * 14, 'The keeper of the', 'gate opens it.')).flat(),
  ];
  const { chunks } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.equal(chunks.length, 1);
});

await test('a cell that goes on over several lines stays in its row, whose cells a program draws one after another', async (t) => {
  const placed = [
    ...row(750, 'Article', 'Description', 'Price', 'Stock'),
    ...row(730, 'HX-1', 'Ram with'),
    ...row(718, '', 'double seal'),
    ...row(730, '', '', '40.00', '2'),
    ...row(704, 'HX-2', 'Valve', '7.50', '9'),
    ...row(690, 'HX-3', 'Clamp', '3.20', '4'),
  ];
  const { text } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.equal(
    text,
    'Article Description Price Stock\nHX-1 Ram with double seal 40.00 2\nHX-2 Valve 7.50 9\nHX-3 Clamp 3.20 4',
  );
});

const wrapped = [
  ...row(750, 'Component', 'Condition', 'Measure', 'Until'),
  ...row(730, 'Hoist rope', 'Eleven broken wires', 'Replace it and', '1 July'),
  ...row(718, '', 'near the drum', 'grease'),
  ...row(706, '', '', 'the sheaves'),
  ...row(686, 'Ring', 'Play of 2 mm', 'Tighten it', '2 July'),
  ...row(666, 'Heater', 'Smells of burnt', 'Clean it', '3 July'),
  ...row(654, '', 'dust'),
];
const wholeRows = [
  'Component Condition Measure Until',
  'Hoist rope Eleven broken wires near the drum Replace it and grease the sheaves 1 July',
  'Ring Play of 2 mm Tighten it 2 July',
  'Heater Smells of burnt dust Clean it 3 July',
].join('\n');

await test('cells that go on over several lines stay in their rows, which a program draws line after line', async (t) => {
  t.equal((await processFixture(buildPdf({ pages: [{ placed: wrapped }] }), 'pdf')).text, wholeRows);
});

await test('a page that is shown turned, with level text, is read as it is shown', async (t) => {
  const placed = wrapped.map(({ text, at: [x, y] }) => ({ text, at: [y - 300, 800 - x] as const, down: true }));
  const { text } = await processFixture(buildPdf({ pages: [{ placed, rotated: 270 }] }), 'pdf');
  t.equal(text, wholeRows);
});

await test('a power is no part of the number before it, and neither is the number of a note', async (t) => {
  const raised = (text: string, x: number): FixtureLine => ({ text, at: [x, 704], size: 6 });
  const placed = [
    { text: 'The tank holds 5 x 10', at: [50, 700] as const },
    raised('6', 143.5),
    { text: ' litres since 2019', at: [147, 700] as const },
    raised('4', 222.3),
    { text: 'Cells of 12 and 1000', at: [50, 680] as const },
  ];
  const { text } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.match(text, /5 x 10\^6 litres since 2019\^4\s+Cells of 12 and 1000/);
});

await test('sums below the rows of a table are rows too', async (t) => {
  const placed = [
    ...row(750, 'Pos', 'Name', 'Price', 'Sum'),
    ...row(736, '1', 'Larch planks', '48.00', '600.00'),
    ...row(722, '2', 'Assembly', '62.00', '372.00'),
    ...row(708, '', '', 'Net', '972.00'),
    ...row(694, '', '', 'Tax', '184.68'),
    ...row(680, '', '', 'Total', '1156.68'),
  ];
  const { text } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.equal(
    text,
    'Pos Name Price Sum\n1 Larch planks 48.00 600.00\n2 Assembly 62.00 372.00\nNet 972.00\nTax 184.68\nTotal 1156.68',
  );
});

await test('addresses beside each other are no rows, and text after a wide space is a paragraph of its own', async (t) => {
  const address = (x: number, ...lines: readonly string[]): readonly FixtureLine[] =>
    lines.map((text, index) => ({ text, at: [x, 750 - index * 12] as const }));
  const sentence = 'Payment is due within thirty days of the date of this letter, without deduction.';
  const placed = [
    ...address(50, 'Maasland B.V.', 'Kade 12', 'Rotterdam'),
    ...address(300, 'Pumping station', 'Dijkweg 7', 'Gorinchem'),
    { text: sentence, at: [50, 600] as const },
    { text: 'Maasland B.V., registered in Rotterdam', at: [50, 500] as const },
  ];
  const { text } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.match(text, 'Maasland B.V.\nKade 12\nRotterdam\nPumping station\nDijkweg 7\nGorinchem');
  t.match(text, `${sentence}\n\nMaasland B.V., registered in Rotterdam`);
});

await test('a table of contents is not read: lines of dots before numbers of pages, which ascend; a list of prices is', async (t) => {
  const dots = '. '.repeat(30);
  const list = (...entries: readonly string[]) =>
    entries.map((text, index) => ({ text, at: [50, 700 - index * 14] as const }));
  const contents = list('Contents', `Safety${dots}1`, 'Engines', `Diesel engines${dots}2`, `Filters${dots}3`);
  const prices = list('Prices', `Soup${dots}3`, `Bread${dots}1`, `Water${dots}2`);
  const pages = [contents, prices, list('Filters are replaced each spring.')].map((placed) => ({ placed }));
  const { text } = await processFixture(buildPdf({ pages }), 'pdf');
  t.notMatch(text, 'Diesel engines');
  t.match(text, 'Soup');
  t.match(text, 'Filters are replaced each spring.');
});

await test('two lines of names are one, with the group before the name of each column', async (t) => {
  const centred: readonly FixtureLine[] = [
    { text: 'Weekdays', at: [230, 764] },
    { text: 'Weekends', at: [390, 764] },
    ...row(750, 'Line', 'Peak', 'Evening'),
    { text: 'Peak', at: [350, 750] },
    { text: 'Evening', at: [430, 750] },
  ];
  const rows = Array.from({ length: 4 }, (_, index) => [
    ...row(736 - index * 14, `Line ${index}`, `${index}10`, ''),
    { text: `${index}20`, at: [270, 736 - index * 14] as const },
    { text: `${index}30`, at: [350, 736 - index * 14] as const },
    { text: `${index}40`, at: [430, 736 - index * 14] as const },
  ]);
  const names = centred.map((line) =>
    line.text === 'Evening' && line.at[0] === 330 ? { ...line, at: [270, 750] as const } : line,
  );
  const { text } = await processFixture(buildPdf({ pages: [{ placed: [...names, ...rows.flat()] }] }), 'pdf');
  t.match(text, /^Line \| Weekdays, Peak \| Weekdays, Evening \| Weekends, Peak \| Weekends, Evening\nLine 0 010 020/);

  const years = [
    ...row(764, '', '2024', '', '2025'),
    ...row(750, 'Plant', 'Gas', 'Power', 'Gas'),
    ...parts.slice(1, 5).flat(),
  ];
  t.match(
    (await processFixture(buildPdf({ pages: [{ placed: years }] }), 'pdf')).text,
    /^Plant \| 2024, Gas \| 2024, Power \| 2025, Gas\nHX-1001/,
    'groups above their first column',
  );
});
