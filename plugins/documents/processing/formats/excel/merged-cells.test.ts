import XLSX from '@e965/xlsx';
import { test } from 'tap';
import {
  buildOpenDocument,
  buildXlsx,
  chartPart,
  relationships,
} from '../../../../../test/fixtures/documents/build-office.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const rows = [
  ['Region', 'Month', 'Amount'],
  ['North', 'May', '5'],
  ['', 'June', '6'],
  ['', '', ''],
  ['South', 'May', '7'],
  ['', 'June', '8'],
];

const expected = [
  'Region; Month; Amount',
  'Region: North; Month: May; Amount: 5',
  'Region: North; Month: June; Amount: 6',
  'Region: South; Month: May; Amount: 7',
  'Month: June; Amount: 8',
].join('\n');

await test('a value that is merged over several rows belongs to each of them', async (t) => {
  const cells = rows.map((row, index) => {
    const filled = row.map((text, column) => `<c r="${'ABC'[column]}${index + 1}" t="str"><v>${text}</v></c>`);
    return `<row r="${index + 1}">${filled.join('')}</row>`;
  });
  const merges =
    '</sheetData><mergeCells count="2"><mergeCell ref="A2:A4"/><mergeCell ref="B1:C1"/></mergeCells><sheetData>';
  t.equal((await processFixture(buildXlsx(cells.join('') + merges), 'xlsx')).text, expected);

  const sheet = XLSX.utils.aoa_to_sheet(rows.map((row) => row.map((text) => (text === '' ? null : text))));
  sheet['!merges'] = [XLSX.utils.decode_range('A2:A4')];
  const book = XLSX.utils.book_new(sheet, 'S');
  for (const bookType of ['xls', 'xlsb'] as const) {
    const bytes = XLSX.write(book, { type: 'buffer', bookType }) as Buffer;
    t.equal((await processFixture(bytes, bookType)).text, expected, bookType);
  }

  const cell = (text: string, spanned: boolean): string =>
    `<table:table-cell${spanned ? ' table:number-rows-spanned="3"' : ''}><text:p>${text}</text:p></table:table-cell>`;
  const lines = rows.map(
    (row) => `<table:table-row>${row.map((text) => cell(text, text === 'North')).join('')}</table:table-row>`,
  );
  const ods = buildOpenDocument('spreadsheet', `<table:table table:name="S">${lines.join('')}</table:table>`);
  t.equal((await processFixture(ods, 'ods')).text, expected, 'ods');
});

await test('the merged cells of a sheet, for which it is read twice, count once towards the limit of the archive', async (t) => {
  const row = (index: number): string =>
    `<row r="${index}"><c r="A${index}" t="str"><v>${index.toString(36).repeat(20)}</v></c></row>`;
  const sheet = Array.from({ length: 3_000 }, (_, index) => row(index + 1)).join('');
  const { summary } = await processFixture(buildXlsx(sheet), 'xlsx', { maxUnpackedBytes: 1.5 * sheet.length });
  t.equal(summary.format, 'xlsx');
});

await test('comments are read with the row in which they are, and charts with their sheet', async (t) => {
  const data = `<row r="1"><c r="A1" t="str"><v>Car</v></c><c r="B1" t="str"><v>Lease</v></c><c r="C1" t="str"><v>Km</v></c></row>
    <row r="2"><c r="A2" t="str"><v>Van</v></c><c r="B2"><v>5</v></c><c r="C2"><v>6</v></c></row>`;
  const { chunks } = await processFixture(
    buildXlsx(data, {
      'xl/worksheets/_rels/sheet1.xml.rels': relationships({
        r1: ['comments', '../comments1.xml'],
        r2: ['threadedComment', '../threadedComments/t1.xml'],
        r3: ['drawing', '../drawings/drawing1.xml'],
      }),
      'xl/drawings/drawing1.xml': '<x/>',
      'xl/drawings/_rels/drawing1.xml.rels': relationships({ r1: ['chart', '../charts/chart1.xml'] }),
      'xl/charts/chart1.xml': chartPart('Costs', 'Rent', { May: 900 }),
      'xl/comments1.xml':
        '<comments><comment ref="A2"><text><t>[Threaded comment] Your version of Excel shows this.</t></text></comment><comment ref="A9"><text><t>Below.</t></text></comment></comments>',
      'xl/threadedComments/t1.xml':
        '<ThreadedComments><threadedComment ref="A2"><text>Ends in May.</text></threadedComment><threadedComment ref="A2"><text>Agreed.</text></threadedComment></ThreadedComments>',
    }),
    'xlsx',
  );
  const sheet = 'Sales & more';
  t.strictSame(
    chunks.map(({ text, place }) => [text, place]),
    [
      [
        'Car; Lease; Km\nCar: Van; Lease: 5; Km: 6 (Ends in May.) (Agreed.)\n\nBelow.\n\nCosts\nRent – May: 900',
        { sheet, row: 1 },
      ],
    ],
  );
});

await test('rows are below the groups from which they are indented, and years name groups of columns', async (t) => {
  const styles =
    '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="0"><alignment indent="1"/></xf><xf numFmtId="0"><alignment indent="2"/></xf></cellXfs></styleSheet>';
  const cells: readonly (readonly [style: number, ...texts: string[]])[] = [
    [0, 'Claim', 'Paid', 'Count'],
    [1, 'North', '61', '34'],
    [2, 'Hail', '40', '20'],
    [1, 'South', '88', '52'],
    [2, 'Hail', '12', '9'],
    [0, 'Total', '149', '86'],
  ];
  const sheet = (rows: readonly (readonly [number, ...string[]])[]): string =>
    rows
      .map(([style, ...texts], index) => {
        const own = texts.map((text, column) => {
          const place = `${'ABCDE'[column]}${index + 1}`;
          if (text === '') return '';
          return /^\d+$/.test(text)
            ? `<c r="${place}"><v>${text}</v></c>`
            : `<c r="${place}" s="${column === 0 ? style : 0}" t="str"><v>${text}</v></c>`;
        });
        return `<row r="${index + 1}">${own.join('')}</row>`;
      })
      .join('');
  const read = async (rows: readonly (readonly [number, ...string[]])[]) =>
    (await processFixture(buildXlsx(sheet(rows), { 'xl/styles.xml': styles }), 'xlsx')).text.split('\n');
  t.strictSame(await read(cells), [
    'Claim; Paid; Count',
    'Claim: North; Paid: 61; Count: 34',
    'Claim: North, Hail; Paid: 40; Count: 20',
    'Claim: South; Paid: 88; Count: 52',
    'Claim: South, Hail; Paid: 12; Count: 9',
    'Claim: Total; Paid: 149; Count: 86',
  ]);
  const years = await read([
    [0, '', '2024', '', '2025', ''],
    [0, 'Plant', 'Gas', 'Power', 'Gas', 'Power'],
    [0, 'Riga', '1', '2', '3', '4'],
  ]);
  t.equal(years.at(-1), 'Plant: Riga; 2024, Gas: 1; 2024, Power: 2; 2025, Gas: 3; 2025, Power: 4');
});
