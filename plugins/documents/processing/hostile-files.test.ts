import { test } from 'tap';
import { buildDocx, buildXlsx, wordParagraph, wordPart } from '../../../test/fixtures/documents/build-office.js';
import { assemble, buildPdf, stream } from '../../../test/fixtures/documents/build-pdf.js';
import { buildDoc, buildEpub } from '../../../test/fixtures/documents/one-of-each.js';
import { buildZip } from '../../../test/fixtures/documents/build-zip.js';
import { processFixture } from '../../../test/fixtures/documents/process-fixture.js';
import { ProcessingError, type ProcessingLimits } from './processing-contract.js';

const mebibyte = 1024 * 1024;

/** Files that take too much memory or time, or try something forbidden, and the message for their owner. */
const hostile: Readonly<
  Record<
    string,
    readonly [bytes: () => string | Buffer, extension: string, told: RegExp, limits?: Partial<ProcessingLimits>]
  >
> = {
  'a part that unpacks to a thousand times its size': [
    () => buildDocx('', { 'word/document.xml': Buffer.alloc(40 * mebibyte, 0x20) }),
    'docx',
    /unpacks to too much: more than 200 times/,
  ],
  'a part that lies about its size': [
    () => buildZip({ 'word/document.xml': Buffer.alloc(40 * mebibyte, 0x20) }, { claimedSize: 10 }),
    'docx',
    /unpacks to too much/,
  ],
  'many parts that are small each': [
    () =>
      buildDocx(
        wordParagraph('x'),
        Object.fromEntries(
          Array.from({ length: 12 }, (_, index) => [
            `word/header${index}.xml`,
            wordPart('hdr', wordParagraph('word '.repeat(20_000))),
          ]),
        ),
      ),
    'docx',
    /unpacks to too much: more than 1 MiB \(processing\.maxUnpackedBytes\)/,
    { maxUnpackedBytes: mebibyte },
  ],
  'six thousand parts': [
    () => buildZip(Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`word/${index}`, '']))),
    'docx',
    /6000 parts; at most 5000/,
  ],
  'a name that leads out of the archive': [
    () => buildZip({ 'word/document.xml': '<w:document/>', '../../etc/passwd': 'root' }),
    'docx',
    /archive cannot be read \(invalid relative path/,
  ],
  'entities of its own': [
    () =>
      buildDocx('', {
        'word/document.xml': `<!DOCTYPE a [<!ENTITY b "${'lol'.repeat(100)}"><!ENTITY c "&b;&b;&b;&b;">]><w:document><w:t>&c;</w:t></w:document>`,
      }),
    'docx',
    /declares entities of its own/,
  ],
  'an entity that is a file': [
    () =>
      buildXlsx('', {
        'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><sst><si><t>&f;</t></si></sst>',
      }),
    'xlsx',
    /declares entities of its own/,
  ],
  'elements too deep': [
    () => buildDocx('', { 'word/document.xml': `${'<w:p>'.repeat(50_000)}${'</w:p>'.repeat(50_000)}` }),
    'docx',
    /more than 2000 elements deep/,
  ],
  'a million braces': [() => `{\\rtf1 ${'{'.repeat(1_000_000)}`, 'rtf', /more than 2000 groups deep/],
  'one text a hundred thousand times': [
    () =>
      buildXlsx(`<row r="1">${'<c t="s"><v>0</v></c>'.repeat(2_000)}</row>`.repeat(20), {
        'xl/sharedStrings.xml': `<sst><si><t>${'long '.repeat(2_000)}</t></si></sst>`,
      }),
    'xlsx',
    /more than 10000000 characters/,
  ],
  'a row of two million columns': [() => `${'1,'.repeat(2_000_000)}\n`, 'csv', /more than 16384 cells/],
  'more lines than a table may have': [() => 'a;b;c\n'.repeat(1_100_000), 'csv', /more than 1048576 lines/],
  'more lines as old Macs ended them': [() => 'a;b;c\r'.repeat(1_100_000), 'csv', /more than 1048576 lines/],
  'more characters than are allowed': [
    () => 'word '.repeat(300),
    'txt',
    /more than 1000 characters/,
    { maxTextCharacters: 1000 },
  ],
  'more chunks than are allowed': [
    () => '{"text":"A text.","metadata":{}}\n'.repeat(60),
    'jsonl',
    /more than 50 passages \(processing\.maxChunks\)\. Divide it/,
    { maxChunks: 50 },
  ],
  'metadata that each passage of a long record has': [
    () =>
      `${JSON.stringify({ text: 'A sentence of a record. '.repeat(2_000), metadata: { note: 'x'.repeat(50_000) } })}\n`,
    'jsonl',
    /more than 1048576 characters of metadata, .+ \(processing\.maxUnpackedBytes\)/,
    { maxUnpackedBytes: mebibyte },
  ],
  'more pages than are allowed': [
    () => buildPdf({ pages: Array.from({ length: 12 }, () => ({ lines: ['x'] })) }),
    'pdf',
    /12 pages; at most 10/,
    { maxPages: 10 },
  ],
  'more scanned pages than are allowed': [
    () =>
      buildPdf({
        pages: Array.from({ length: 4 }, () => ({ picture: { width: 8, height: 8, pixels: new Uint8Array(64) } })),
      }),
    'pdf',
    /more than 3 pages without text, which only OCR could read/,
    { maxOcrPages: 3 },
  ],
  'a PDF that needs a password': [
    () => buildPdf({ pages: [{}], encrypted: true }),
    'pdf',
    /^The document is password-protected\. Remove the password, and upload it again\.$/,
  ],
  'half a PDF': [
    () => buildPdf({ pages: [{ lines: ['x'] }] }).subarray(0, 60),
    'pdf',
    /broken: it cannot be read as a PDF/,
  ],
  'half an archive': [
    () => buildDocx(wordParagraph('x')).subarray(0, 200),
    'docx',
    /broken: its archive cannot be read/,
  ],
  'an archive of something else': [
    () => buildZip({ '[Content_Types].xml': '<Types/>', 'visio/document.xml': '<a/>' }),
    'docx',
    /from another program than Word/,
  ],
  'a file of Pages': [() => buildZip({ 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }), 'pages', /Export it as PDF/],
  'an archive without a document': [
    () => buildZip({ 'a/': '', 'a/.DS_Store': 'x', '__MACOSX/a/._b.txt': 'x' }),
    'zip',
    /No file of the archive can be read/,
  ],
  'an archive whose files unpack to too much together': [
    () =>
      buildZip(Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.txt`, 'word '.repeat(60_000)]))),
    'zip',
    /unpacks to too much: more than 1 MiB \(processing\.maxUnpackedBytes\)/,
    { maxUnpackedBytes: mebibyte },
  ],
  'half an OLE file': [
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(300)]),
    'doc',
    /OLE structure cannot be read\. Open it in the program that made it/,
  ],
  'a picture': [() => Buffer.concat([Buffer.from('00000100', 'hex'), Buffer.alloc(200)]), 'pdf', /it is image\/x-icon/],
  nothing: [() => '', 'txt', /file is empty/],
};

for (const [name, [bytes, extension, told, limits]] of Object.entries(hostile)) {
  await test(`refused with a reason for its owner: ${name}`, async (t) => {
    const error = await processFixture(bytes(), extension, limits).then(
      ({ text }) => new Error(`was read: ${text.slice(0, 100)}`),
      (cause: Error) => cause,
    );
    t.ok(error instanceof ProcessingError, error.stack ?? error.message);
    t.match(error.message, told);
    t.notMatch(error.message, /\/tmp\/|node_modules/, 'no place on this machine');
  });
}

await test('a page of two million points with more text than a book is cut like any other', async (t) => {
  const content = stream('', Buffer.from(`BT /F 12 Tf 10 10 Td ${'(abcdefghij) Tj '.repeat(20_000)} ET`));
  const file = assemble(
    new Map([
      [1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
      [2, Buffer.from('<</Type/Pages/Count 1/Kids[3 0 R]>>')],
      [
        3,
        Buffer.from(
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 2000000 2000000]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
        ),
      ],
      [4, content],
      [5, Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')],
    ]),
  );
  const { chunks } = await processFixture(file, 'pdf');
  t.ok(chunks.length > 100 && chunks.every(({ text }) => text.length <= 1_250));
});

await test('a Word file without a table of its sectors ends no process', async (t) => {
  const bytes = Buffer.from(buildDoc('Read all the same.'));
  bytes.writeUInt32LE(0, 44);
  t.equal((await processFixture(bytes, 'doc')).text, 'Read all the same.');
});

await test('a book that names a chapter again and again has it once', async (t) => {
  const spine = '<itemref idref="c"/>'.repeat(10_000);
  const book = `<package><manifest><item id="c" href="text/one.xhtml"/></manifest><spine>${spine}</spine></package>`;
  const { text } = await processFixture(
    buildEpub({ 'one.xhtml': '<p>A chapter.</p>' }, { 'OPS/book.opf': book }),
    'epub',
  );
  t.equal(text, 'A chapter.');
});

await test('archives with bytes behind their end are read; mail gateways leave some', async (t) => {
  const { text } = await processFixture(
    Buffer.concat([buildDocx(wordParagraph('Here.')), Buffer.from('\r\n--boundary')]),
    'docx',
  );
  t.equal(text, 'Here.');
});

await test('an unclosed quote does not swallow the rest of a table', async (t) => {
  const rows = Array.from({ length: 60_000 }, (_, index) => `${index},text number ${index}`);
  rows[10] = '10,"never closed';
  const { text } = await processFixture(`id,text\n${rows.join('\n')}`, 'csv');
  t.ok(text.includes('id: 59999; text: text number 59999'));
});

await test('texts without a single space are cut, in time that grows with their length', async (t) => {
  for (const text of [
    'x'.repeat(300_000),
    '. '.repeat(100_000),
    '('.repeat(100_000),
    '字'.repeat(60_000),
    '\u{1f600}'.repeat(30_000),
    'a\n'.repeat(400_000),
  ]) {
    const { chunks } = await processFixture(text, 'txt');
    t.ok(
      chunks.every((chunk) => chunk.text.length <= 1_250 && chunk.text.isWellFormed()),
      text.slice(0, 3),
    );
  }
});

await test('many comments, and many spaces, before what an XML document says', async (t) => {
  const comments = '<!-- one line of a licence -->\n'.repeat(60);
  const spaces = ' '.repeat(400_000);
  const list = `<list><item>The weir</item><item>${spaces}The lock</item></list>`;
  for (const [content, format] of [
    [list, 'xml'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><text>The lock</text></svg>', 'svg'],
    ['<!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg"><text>The lock</text></svg>', 'svg'],
  ] as const) {
    const { summary, text } = await processFixture(`<?xml version="1.0"?>\n${comments}${content}`, 'xml');
    t.equal(summary.format, format);
    t.match(text, 'The lock');
  }
});
