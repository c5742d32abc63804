import XLSX from '@e965/xlsx';
import { test } from 'tap';
import { buildOpenDocument, buildXlsx } from '../../../../../test/fixtures/documents/build-office.js';
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
