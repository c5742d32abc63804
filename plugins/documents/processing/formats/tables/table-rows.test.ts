import { test } from 'tap';
import { TableHeader } from './table-rows.js';

/** The texts of rows, whose cells are divided by commas; an empty text is an empty row. */
function written(rows: readonly string[], columns = 0): readonly string[] {
  const header = new TableHeader(columns);
  return rows.map((row) => header.rowText(row.split(',').entries()));
}

await test('names of groups are in front of the names of their columns', async (t) => {
  const sheet = ['Site,Energy,,Staff,', ',Power,Gas,Permanent,Seasonal', 'Oost,412,88,14,3', 'Total,412,88,14,3'];
  t.strictSame(written(sheet).slice(2), [
    'Site: Oost; Energy, Power: 412; Energy, Gas: 88; Staff, Permanent: 14; Staff, Seasonal: 3',
    'Site: Total; Energy, Power: 412; Energy, Gas: 88; Staff, Permanent: 14; Staff, Seasonal: 3',
  ]);
  const file = [',Small boats,,Large boats,', 'Harbour,Summer,Winter,Summer,Winter', 'Goes,12,8.25,28.75,18'];
  t.equal(
    written(file, 5).at(-1),
    'Harbour: Goes; Small boats, Summer: 12; Small boats, Winter: 8.25; Large boats, Summer: 28.75; Large boats, Winter: 18',
  );
});

await test('a row of words below names is no header, if no numbers are below it or nothing was unnamed', async (t) => {
  t.equal(
    written(['Name,City,,Note', 'Ada,London,tall,new', 'Kurt,Wien,short,old']).at(-1),
    'Name: Kurt; City: Wien; short; Note: old',
  );
  t.equal(written(['Name,City,Note', 'Ada,London,new', 'Kurt,Wien,1906']).at(-1), 'Name: Kurt; City: Wien; Note: 1906');
  t.equal(written(['Report,,Confidential', 'Site,May,June', 'Oost,4,5']).at(-1), 'Site: Oost; May: 4; June: 5');
});

await test('a table below another one has its own names', async (t) => {
  const first = ['Site,Power,Gas', 'Oost,412,88', 'Noord,935,12'];
  const second = ['Vehicles', 'Plate,Model,Driver', 'VX-418,Transporter,Bakker'];
  t.strictSame(written([...first, '', ...second]).slice(-3), [
    'Vehicles',
    'Plate; Model; Driver',
    'Plate: VX-418; Model: Transporter; Driver: Bakker',
  ]);
});

await test('an empty row inside of a table changes nothing', async (t) => {
  t.equal(written(['Site,Power,Gas', 'Oost,412,88', '', 'Noord,935,12']).at(-1), 'Site: Noord; Power: 935; Gas: 12');
  t.equal(
    written(['Name,City,Note', 'Ada,London,new', '', 'Kurt,Wien,old']).at(-1),
    'Name: Kurt; City: Wien; Note: old',
  );
});

await test('a row takes as much as its filled cells, however far they are apart', async (t) => {
  const header = new TableHeader();
  const row = (...texts: readonly string[]) => texts.map((text, index) => [index * 2 ** 32, text] as const);
  header.rowText(row('Name', 'City', 'Born'));
  t.equal(header.rowText(row('Ada', '', '1815').toReversed()), 'Name: Ada; Born: 1815');
});
