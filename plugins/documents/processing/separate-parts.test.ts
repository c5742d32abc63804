import { test } from 'tap';
import {
  buildDocx,
  buildPptx,
  buildXlsx,
  chartPart,
  wordParagraph,
  wordPart,
} from '../../../test/fixtures/documents/build-office.js';
import { buildZip } from '../../../test/fixtures/documents/build-zip.js';
import { buildEpub } from '../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../test/fixtures/documents/process-fixture.js';

/** An archive in which the bytes of one part are no longer what was packed. */
function withBroken(archive: Buffer, ...parts: readonly string[]): Buffer {
  const bytes = Buffer.from(archive);
  for (const part of parts) {
    const start = bytes.indexOf(part) + part.length;
    bytes.fill(0xff, start, bytes.indexOf('PK', start));
  }
  return bytes;
}

const cell = (text: string): string => `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>`;
const message = (subject: string, text: string): string =>
  `From ada@example.com Tue May 12 09:30:00 2026\nFrom: ada@example.com\nSubject: ${subject}\n\n${text}\n\n`;

const presentation = buildPptx([
  { title: 'The weir', paragraphs: ['It was built in 1911.'], chart: chartPart('Depth', 'm', { May: 3 }) },
  { title: 'The lock', layout: 'Harbour office' },
  { title: 'The ferry', paragraphs: ['It leaves at six.'], notes: 'Not on Sundays.' },
]);
const workbook = buildXlsx(cell('The weir'), {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Weir" r:id="rId1"/><sheet name="Lock" r:id="rId2"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${cell('The lock')}</row></worksheet>`,
});
const book = buildEpub({ 'weir.xhtml': '<p>The weir</p>', 'lock.xhtml': '<p>The lock</p>' });
const letter = buildDocx(wordParagraph('The weir'), {
  'word/header1.xml': wordPart('hdr', wordParagraph('Harbour office')),
  'word/footnotes.xml': wordPart('footnotes', '<w:footnote w:id="1">'),
});
const parts = 100_001;
const folder =
  message('The weir', 'It was built in 1911.') +
  message('The lock', '\n--'.repeat(parts)) +
  message('The ferry', 'It leaves at six.');

for (const [what, bytes, extension, kept, told] of [
  [
    'slides',
    withBroken(presentation, 'ppt/slides/slide2.xml', 'ppt/charts/chart3.xml'),
    'pptx',
    ['It was built in 1911.', 'It leaves at six.', 'Not on Sundays.'],
    /ppt\/charts\/chart3\.xml: The file is broken: its archive [^;]*; slide 2: The file is broken: its archive/,
  ],
  [
    'layouts of slides',
    withBroken(presentation, 'ppt/slideLayouts/slideLayout2.xml'),
    'pptx',
    ['The lock'],
    'ppt/slideLayouts/slideLayout2.xml: The file is broken',
  ],
  [
    'relationships of a workbook',
    withBroken(workbook, 'xl/_rels/workbook.xml.rels'),
    'xlsx',
    ['The weir', 'The lock'],
    'xl/_rels/workbook.xml.rels: The file is broken: its archive',
  ],
  [
    'relationships of a Word document',
    buildDocx(wordParagraph('The weir'), { 'word/_rels/document.xml.rels': '<Relationships><Relationship' }),
    'docx',
    ['The weir'],
    'word/_rels/document.xml.rels: The file is broken: its XML cannot be read',
  ],
  [
    'relationships of slides',
    withBroken(presentation, 'ppt/_rels/presentation.xml.rels', 'ppt/slides/_rels/slide1.xml.rels'),
    'pptx',
    ['The weir', 'The lock', 'It leaves at six.'],
    /ppt\/_rels\/presentation\.xml\.rels: The file is broken: its archive [^;]*; ppt\/slides\/_rels\/slide1\.xml\.rels: The file is broken/,
  ],
  ['sheets', workbook, 'xlsx', ['The weir', 'The lock'], 'sheet Lock: The file is broken: its XML cannot be read'],
  [
    'chapters',
    withBroken(book, 'OPS/text/lock.xhtml'),
    'epub',
    ['The weir'],
    'OPS/text/lock.xhtml: The file is broken',
  ],
  [
    'headers and notes',
    withBroken(letter, 'word/header1.xml'),
    'docx',
    ['The weir'],
    /word\/footnotes\.xml: The file is broken: its XML.*; word\/header1\.xml: The file is broken: its archive/s,
  ],
  [
    'styles and lists',
    buildDocx(wordParagraph('The weir'), { 'word/styles.xml': '<styles>', 'word/numbering.xml': '<numbering>' }),
    'docx',
    ['The weir'],
    /word\/styles\.xml: The file is broken: its XML.*; word\/numbering\.xml: The file is broken: its XML/s,
  ],
  [
    'styles of cells',
    buildXlsx(cell('The weir'), { 'xl/styles.xml': '<styleSheet>' }),
    'xlsx',
    ['The weir'],
    'xl/styles.xml: The file is broken: its XML cannot be read',
  ],
  [
    'styles of OpenDocument',
    buildZip({
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': '<document-content><body><text><p>The weir</p></text></body></document-content>',
      'styles.xml': '<document-styles>',
    }),
    'odt',
    ['The weir'],
    'styles.xml: The file is broken: its XML cannot be read',
  ],
  [
    'messages',
    folder,
    'mbox',
    ['It was built in 1911.', 'It leaves at six.'],
    `message 2: The message has more than ${parts - 1} parts.`,
  ],
] as const) {
  await test(`of ${what} the broken ones are named, and the others are read`, async (t) => {
    const { text, summary } = await processFixture(bytes, extension);
    for (const words of kept) t.match(text, words);
    t.match(summary.warning, told);
  });
}

await test('a document fails if all of its parts are broken, or they unpack to too much together', async (t) => {
  const broken = /^No part of the document can be read\. The file is broken/;
  await t.rejects(processFixture(withBroken(book, 'OPS/text/weir.xhtml', 'OPS/text/lock.xhtml'), 'epub'), broken);
  await t.rejects(processFixture(withBroken(workbook, 'xl/worksheets/sheet1.xml'), 'xlsx'), broken);
  const long = buildEpub({ 'weir.xhtml': `<p>${'The weir. '.repeat(9_000)}</p>`, 'lock.xhtml': '<p>The lock</p>' });
  await t.rejects(processFixture(long, 'epub', { maxUnpackedBytes: 50_000 }), /unpacks to too much/);
});
