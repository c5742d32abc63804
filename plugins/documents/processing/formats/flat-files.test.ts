import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { test } from 'tap';
import { buildXlsx } from '../../../../test/fixtures/documents/build-office.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

const namespaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"';

function flat(kind: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<office:document ${namespaces} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:body>${body}</office:body></office:document>`;
}

await test('OpenDocument files that are not packed are read like those that are', async (t) => {
  const text = flat(
    'text',
    '<text:h text:outline-level="1">Gewächshaus</text:h><text:p>Die Orchideen stehen <text:span>im</text:span> Schatten.</text:p>',
  );
  t.match(await processFixture(text, 'fodt'), {
    summary: { format: 'odt' },
    text: 'Gewächshaus\n\nDie Orchideen stehen im Schatten.',
  });
  const cell = (words: string): string => `<table:table-cell><text:p>${words}</text:p></table:table-cell>`;
  const row = (...cells: readonly string[]): string => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`;
  const sheet = flat(
    'spreadsheet',
    `<table:table table:name="Kosten">${row('Posten', 'Betrag')}${row('Gerüst', '12,50')}</table:table>`,
  );
  t.match(await processFixture(sheet, 'fods'), {
    summary: { format: 'ods', pages: 1 },
    text: 'Posten: Betrag\nGerüst: 12,50',
  });
});

await test('XML in an old encoding is text', async (t) => {
  const book =
    '<?xml version="1.0" encoding="windows-1251"?>\n<book><p>Капитан приказал поднять паруса на рассвете.</p></book>';
  t.match((await processFixture(iconv.encode(book, 'windows-1251'), 'fb2')).text, 'Капитан приказал поднять паруса');
});

await test('archives are refused with what to do', async (t) => {
  await t.rejects(
    processFixture(gzipSync('A text.'), 'gz'),
    /is an archive \(application\/gzip\)\. Upload the files in it/,
  );
});

await test('a workbook whose formulas have no values shows them, and comments are read wherever their part lies', async (t) => {
  const rows =
    '<row r="1"><c r="A1" t="str"><v>Item</v></c><c r="B1" t="str"><v>Price</v></c></row>' +
    '<row r="2"><c r="A2" t="str"><v>Sum</v></c><c r="B2"><f>SUM(B3:B9)</f><v></v></c></row>' +
    '<row r="3"><c r="A3" t="str"><v>Known</v></c><c r="B3"><f>1+1</f><v>2</v></c><c r="C3" t="str"><f>IF(1,"","x")</f><v></v></c></row>';
  const comment =
    '<comments><commentList><comment ref="B2"><text><r><t>Recalled in batch 7781</t></r></text></comment></commentList></comments>';
  const { text } = await processFixture(buildXlsx(rows, { 'xl/comments/comment1.xml': comment }), 'xlsx');
  t.match(text, 'Sum: =SUM(B3:B9)\nKnown: 2');
  t.notMatch(text, 'IF(');
  t.match(text, 'Recalled in batch 7781');
});

await test('notes above the table of a CSV file are not the names of its columns', async (t) => {
  const file =
    'Report of the water works;;;\nCreated;2026-05-01;;\nBy;Ada Lovelace;;\n;;;\nMeter;Street;Reading;Note\n90017;Birkenweg 3;1822;loud\n90018;Am Anger 9;2210;wet\n';
  t.match((await processFixture(file, 'csv')).text, 'Meter: 90017; Street: Birkenweg 3; Reading: 1822; Note: loud');
});

await test('the euro of old Macs', async (t) => {
  const bytes = iconv.encode('Le café de l’hôtel est fermé à Noël. Les œufs coûtent 3 ', 'macroman');
  t.match(
    (await processFixture(Buffer.concat([bytes, Buffer.from([0xdb, 0x2e])]), 'txt')).text,
    'Les œufs coûtent 3 €.',
  );
});
