import { test } from 'tap';
import { buildXlsx } from '../../../../../test/fixtures/documents/build-office.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

type Cell = string | number | undefined;

async function textOf(rows: readonly (readonly Cell[])[]): Promise<readonly string[]> {
  const xml = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, `${'ABCD'[column]}${at + 1}`)).join('')}</row>`,
  );
  return (await processFixture(buildXlsx(xml.join('')), 'xlsx')).text.split('\n');
}

function cellOf(cell: Cell, reference: string): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  return `<c r="${reference}" t="inlineStr"><is><t>${cell}</t></is></c>`;
}

await test('in a form, each label is followed by its value; the first one is not the header of the others', async (t) => {
  t.strictSame(
    await textOf([
      ['Name', 'Ada Lovelace'],
      ['Address', '12 Long Street'],
      ['Born', 1815],
      ['Work', 'Engines'],
    ]),
    ['Name: Ada Lovelace', 'Address: 12 Long Street', 'Born: 1815', 'Work: Engines'],
  );
  t.strictSame(
    await textOf([['Data'], ['Name:', 'Ada', 'Phone:', '555 12'], ['City:', 'London', 'Mail:', 'a@x.org']]),
    ['Data', 'Name: Ada; Phone: 555 12', 'City: London; Mail: a@x.org'],
  );
});

await test('the table below a form has its own header', async (t) => {
  t.strictSame(
    await textOf([
      ['Customer', 'River Works'],
      ['Item', 'Pieces', 'Price'],
      ['Valve', 5, 40],
    ]),
    ['Customer: River Works', 'Item; Pieces; Price', 'Item: Valve; Pieces: 5; Price: 40'],
  );
});

await test('two names above numbers are a header, and so are two above three columns', async (t) => {
  const areas = [
    ['State', 'Area'],
    ['Ohio', 44825],
    ['Utah', 84899],
    ['Iowa', 56272],
    ['Maine', 35385],
  ];
  t.strictSame((await textOf(areas)).slice(-2), ['Iowa: 56272', 'State: Maine; Area: 35385']);
  t.strictSame(
    (
      await textOf([
        [undefined, 'May', 'June'],
        ['Rent', 5, 6],
      ])
    ).at(-1),
    'Rent; May: 5; June: 6',
  );
});
