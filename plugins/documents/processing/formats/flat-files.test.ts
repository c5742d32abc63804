import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { test } from 'tap';
import { buildXlsx } from '../../../../test/fixtures/documents/build-office.js';
import { fixtureLimits, processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

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

await test('archives that are not read are refused with what to do', async (t) => {
  const packed = Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(64)]);
  await t.rejects(
    processFixture(packed, '7z'),
    /is an archive \(application\/x-7z-compressed\)\. Upload the files in it/,
  );
});

/** An archive of tar; names of more than a hundred characters come before their files. */
function buildTar(files: Readonly<Record<string, string>>): Buffer {
  const entry = (name: string, content: Buffer, type: string): readonly Buffer[] => {
    const header = Buffer.alloc(512);
    header.write(name.slice(0, 100), 0);
    header.write(content.length.toString(8).padStart(11, '0'), 124);
    header.write(`${type}ustar`, 156);
    // The sum of the header's bytes, with spaces in the place of the sum.
    header.fill(' ', 148, 156);
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    );
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  };
  const entries = Object.entries(files).flatMap(([name, text]) => [
    ...(name.length > 100 ? entry('././@LongLink', Buffer.from(`${name}\0`), 'L') : []),
    ...entry(name, Buffer.from(text), '0'),
  ]);
  return Buffer.concat([...entries, Buffer.alloc(1024)]);
}

await test('archives of tar and files that are packed with gzip are read, and broken ones refused', async (t) => {
  const long = `${'deep/'.repeat(30)}way.txt`;
  const tar = buildTar({
    'src/readme.md': '# Probe\n\nFlashed with 9600 baud.',
    [long]: 'To the pond.',
    'src/.git/x': 'no',
  });
  for (const bytes of [tar, gzipSync(tar)]) {
    const { chunks, text } = await processFixture(bytes, 'tgz');
    t.strictSame(chunks[0]?.headings, ['src/readme.md', 'Probe']);
    t.strictSame(chunks.at(-1)?.headings, [long]);
    t.notMatch(text, '.git');
  }
  t.equal(
    (await processFixture(gzipSync('id;name;depth\n1;Pond;9\n2;Lake;44\n3;Tarn;5\n'), 'gz')).text.split('\n')[1],
    'id: 1; name: Pond; depth: 9',
  );
  await t.rejects(processFixture(gzipSync(tar).subarray(0, 60), 'tgz'), /is broken and cannot be unpacked/);
  await t.rejects(
    processFixture(gzipSync(tar.subarray(0, 530)), 'tgz'),
    /No file of the archive can be read\. src\/readme\.md and what follows it: The archive is broken or cut off/,
  );
  const { text, summary } = await processFixture(tar.subarray(0, -2_560), 'tar');
  t.match(text, 'Probe');
  t.match(summary.warning, /way\.txt and what follows it: The archive is broken or cut off\.$/);
  const log = Array.from({ length: 200 }, (_, index) => `Pump ${index} runs.`).join('\n');
  for (const [bytes, told] of [
    [log, /^The end of the file is missing\.$/],
    [
      buildTar({ 'pumps.log': 'Pump 0 runs.', 'valves.log': log }),
      /^Parts .*: valves\.log .* cut off\. The end of the/,
    ],
  ] as const) {
    const cut = await processFixture(gzipSync(bytes).subarray(0, -60), 'gz');
    t.match(cut.text, 'Pump 0 runs.');
    t.match(cut.summary.warning, told);
  }
  await t.rejects(
    processFixture(gzipSync(Buffer.alloc(fixtureLimits.maxUnpackedBytes + 1)), 'gz'),
    /is larger than \d+ bytes when/,
  );
});

await test('a change to a program keeps its lines, although it is written as a message', async (t) => {
  const patch =
    'From 3f1c2a Mon Sep 17 00:00:00 2001\nFrom: Lin <lin@example.org>\nDate: Tue, 3 Mar 2026 10:11:12 +0100\nSubject: [PATCH] Longer\n\n---\n@@ -12 +12 @@\n-\ttimeout = 30;\n+\ttimeout = 45;\n';
  t.match((await processFixture(patch, 'patch')).text, /^-\s+timeout = 30;\n\+\s+timeout = 45;$/m);
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

await test('the euro sign in the encoding of old Macs is read as one', async (t) => {
  const bytes = iconv.encode('Le café de l’hôtel est fermé à Noël. Les œufs coûtent 3 ', 'macroman');
  t.match(
    (await processFixture(Buffer.concat([bytes, Buffer.from([0xdb, 0x2e])]), 'txt')).text,
    'Les œufs coûtent 3 €.',
  );
});
