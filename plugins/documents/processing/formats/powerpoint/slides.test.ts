import { test } from 'tap';
import { buildOpenDocument, buildPptx, buildXlsx } from '../../../../../test/fixtures/documents/build-office.js';
import { buildSavedPpt } from '../../../../../test/fixtures/documents/build-saved-ppt.js';
import { buildOle } from '../../../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const record = (kind: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
};

/** A cell of Graph: row, column, three bytes of attributes, then its value. */
function graphCell(row: number, column: number, value: string | number): Buffer {
  const head = Buffer.from([row, 0, column, 0, 0, 0, 0]);
  if (typeof value === 'string')
    return record(4, Buffer.concat([head, Buffer.from([value.length, 0]), Buffer.from(value, 'latin1')]));
  const number = Buffer.alloc(8);
  number.writeDoubleLE(value);
  return record(3, Buffer.concat([head, number]));
}

const graph = buildOle({
  Workbook: Buffer.concat([
    record(0x0809, Buffer.from([0x80, 0x06, 0x05, 0x00])),
    record(0x100d, Buffer.from([0, 0, 6, 0, ...Buffer.from('Growth', 'latin1')])),
    graphCell(0, 1, '1st Qtr'),
    graphCell(1, 0, 'East'),
    graphCell(1, 1, 20.4),
  ]),
});

await test('an old presentation is read as it was saved last: notes, WordArt, charts, and what its master shows', async (t) => {
  const saved = {
    title: 'Gates',
    text: 'The new text.',
    outdated: 'The old text.',
    wordArt: 'Bent words',
    notes: 'Speak slowly.',
    master: 'River Works',
    footer: 'Internal',
  };
  const { chunks, text, summary } = await processFixture(buildSavedPpt({ ...saved, object: graph }), 'ppt');
  t.match(summary, { format: 'ppt', pages: 1 });
  const { outdated, ...shown } = saved;
  for (const words of [...Object.values(shown), 'Growth', 'East; 20.4'])
    t.ok(text.includes(words), `${words}: ${text}`);
  t.notOk(text.includes(outdated), 'what was there before is gone');
  t.notMatch(text, /Click to edit/);
  t.ok(text.includes('River Works | Internal | 1'), 'the foot of the slide');
  t.strictSame(new Set(chunks.map(({ place }) => JSON.stringify(place))), new Set(['{"slide":1}']));
});

await test('an old presentation with broken objects is read without them', async (t) => {
  const words = { title: 'A', text: 'Kept.', outdated: '', wordArt: '', notes: '', master: '', footer: '' };
  for (const object of [Buffer.alloc(0), Buffer.from('no OLE file'), graph.subarray(0, 700)]) {
    t.ok((await processFixture(buildSavedPpt({ ...words, object }), 'ppt')).text.includes('Kept.'));
  }
});

await test('slides have their footer, their number and what the layout shows, and tables of Excel inside of them', async (t) => {
  const table = buildXlsx('<row r="1"><c r="A1" t="str"><v>Valve</v></c><c r="B1"><v>3</v></c></row>');
  const { text } = await processFixture(
    buildPptx([
      { title: 'First', paragraphs: ['One.'], footer: ['Internal', '7'], layout: 'River Works', object: table },
    ]),
    'pptx',
  );
  t.equal(text, 'First\n\nOne.\n\nRiver Works | Internal | 7\n\nValve: 3');
});

await test('slides of OpenDocument have the footer that they name, when their master shows it', async (t) => {
  const styles = `<office:styles><style:master-page style:name="M"><draw:frame><draw:text-box><text:p>River Works</text:p></draw:text-box></draw:frame>
    <draw:frame presentation:class="title"><draw:text-box><text:p>Click to edit</text:p></draw:text-box></draw:frame>
    <draw:frame presentation:class="footer"><draw:text-box><text:p><presentation:footer/></text:p></draw:text-box></draw:frame></style:master-page></office:styles>`;
  const shown =
    '<style:drawing-page-properties presentation:display-footer="true" presentation:display-page-number="true"/>';
  const page = (style: string) =>
    `<draw:page draw:master-page-name="M" draw:style-name="${style}" presentation:use-footer-name="f"><text:p>Words.</text:p></draw:page>`;
  const { chunks } = await processFixture(
    buildOpenDocument(
      'presentation',
      `<style:style style:name="on">${shown}</style:style><style:style style:name="off"><style:drawing-page-properties/></style:style>
       <presentation:footer-decl presentation:name="f">Internal</presentation:footer-decl>${page('on')}${page('off')}`,
      { 'styles.xml': styles },
    ),
    'odp',
  );
  t.strictSame(
    chunks.map(({ text, place }) => [text, place]),
    [
      ['Words.\n\nRiver Works | Internal', { slide: 1 }],
      ['Words.\n\nRiver Works', { slide: 2 }],
    ],
  );
});

await test('charts show their numbers as they are formatted, dates among them, and a single series as their title', async (t) => {
  const cache = (format: string, ...values: readonly (string | number)[]) =>
    `<c:numCache><c:formatCode>${format}</c:formatCode>${values.map((value) => `<c:pt><c:v>${value}</c:v></c:pt>`).join('')}</c:numCache>`;
  const series = (name: string) =>
    `<c:ser><c:tx><c:strCache><c:pt><c:v>${name}</c:v></c:pt></c:strCache></c:tx>
     <c:cat><c:numRef>${cache('yyyy\\-mm\\-dd', 45231, 45232)}</c:numRef></c:cat>
     <c:val><c:numRef>${cache('0%', '0.25', 'NaN')}</c:numRef></c:val>
     <c:bubbleSize><c:numRef>${cache('General', '8.200000000000001')}</c:numRef></c:bubbleSize></c:ser>`;
  const chart = (content: string, deleted = 0) =>
    `<c:chartSpace><c:chart><c:title/><c:autoTitleDeleted val="${deleted}"/>${content}</c:chart></c:chartSpace>`;
  const textOf = async (part: string): Promise<string> =>
    (await processFixture(buildPptx([{ paragraphs: ['Seen'], chart: part }]), 'pptx')).chunks.at(-1)?.text ?? '';
  const row = '– 2023-11-01: 25%, 8.2; 2023-11-02: NaN';
  t.equal(await textOf(chart(series('Sales'))), `Seen\n\nSales\nSales ${row}`);
  t.equal(await textOf(chart(series('Sales'), 1)), `Seen\n\nSales ${row}`);
  t.equal(await textOf(chart(series('Sales') + series('Costs'))), `Seen\n\nSales ${row}\nCosts ${row}`);
});

await test('the values of a chart stand with their own categories and groups, where others are missing', async (t) => {
  const points = (...values: readonly (readonly [index: number, value: string | number])[]) =>
    values.map(([index, value]) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
  const quarters = [0, 1, 2, 3].map((index) => [index, `Q${(index % 2) + 1}`] as const);
  const chart = `<c:chartSpace><c:chart><c:plotArea><c:ser><c:cat><c:multiLvlStrRef><c:multiLvlStrCache><c:lvl>${points(...quarters)}</c:lvl>
    <c:lvl>${points([0, 'North'], [2, 'South'])}</c:lvl></c:multiLvlStrCache></c:multiLvlStrRef></c:cat>
    <c:val><c:numRef><c:numCache><c:formatCode>General</c:formatCode>${points([0, 5], [3, 8])}</c:numCache></c:numRef></c:val></c:ser>
    <c:valAx><c:title><c:tx><c:strRef><c:strCache>${points([0, 'Tonnes'])}</c:strCache></c:strRef></c:tx></c:title></c:valAx></c:plotArea></c:chart></c:chartSpace>`;
  const { chunks } = await processFixture(buildPptx([{ paragraphs: ['Seen'], chart }]), 'pptx');
  t.equal(chunks.at(-1)?.text, 'Seen\n\nTonnes\nNorth Q1: 5; North Q2; South Q1; South Q2: 8');
});

await test('charts that came with Office 2016 are read', async (t) => {
  const level = (values: readonly (string | number)[], format = '') =>
    `<cx:lvl ptCount="${values.length}"${format}>${values.map((value, index) => `<cx:pt idx="${index}">${value}</cx:pt>`).join('')}</cx:lvl>`;
  const chart = `<cx:chartSpace><cx:chartData><cx:data id="0"><cx:strDim type="cat"><cx:f>S!A2:A3</cx:f>${level(['Start', 'Sales'])}</cx:strDim>
    <cx:numDim type="val"><cx:f>S!B2:B3</cx:f>${level([1200, -0.5], ' formatCode="0.00"')}</cx:numDim></cx:data></cx:chartData>
    <cx:chart><cx:title><cx:tx><cx:txData><cx:v>Cash</cx:v></cx:txData></cx:tx><cx:txPr><a:p><a:r><a:t>Cash</a:t></a:r></a:p></cx:txPr></cx:title>
    <cx:plotArea><cx:plotAreaRegion><cx:series layoutId="waterfall"><cx:tx><cx:txData><cx:f>S!B1</cx:f><cx:v>Euro</cx:v></cx:txData></cx:tx>
    <cx:dataId val="0"/></cx:series></cx:plotAreaRegion></cx:plotArea></cx:chart></cx:chartSpace>`;
  const slides = buildPptx([{ paragraphs: ['Seen'], newerChart: chart }]);
  const { chunks } = await processFixture(slides, 'pptx');
  t.equal(chunks.at(-1)?.text, 'Seen\n\nCash\nEuro – Start: 1200.00; Sales: -0.50');
});

await test('a slide without a title is not below that of the one before it', async (t) => {
  const slides = [{ title: 'Rules', paragraphs: ['No glass.'] }, { paragraphs: ['Questions?'] }];
  const { chunks } = await processFixture(buildPptx(slides), 'pptx');
  t.strictSame(
    chunks.map(({ headings, place }) => [headings, place]),
    [
      [['Rules'], { slide: 1 }],
      [[], { slide: 2 }],
    ],
  );
});
