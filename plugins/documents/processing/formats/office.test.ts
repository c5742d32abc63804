import { test } from 'tap';
import {
  buildDocx,
  buildOpenDocument,
  buildPptx,
  buildXlsx,
  chartPart,
  drawingParagraph,
  mergedAbove,
  relationships,
  wordParagraph,
  wordPart,
  wordTable,
} from '../../../../test/fixtures/documents/build-office.js';
import { buildZip } from '../../../../test/fixtures/documents/build-zip.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import { passwordProtected } from '../processing-contract.js';

await test('a Word document: headings open sections, tables become rows, and nothing is read twice', async (t) => {
  const textBox = wordParagraph('In a box.');
  const document = buildDocx(
    [
      wordParagraph('Installation', 'Heading1'),
      wordParagraph('Turn the valve, then wait & see.'),
      wordParagraph('Filters', 'Heading2'),
      wordTable([
        ['Part', 'Price'],
        ['Valve', '12 €'],
      ]),
      wordParagraph('Operation', 'Kapitel'),
      '<w:p><w:r><w:t>Deleted: </w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:tab/><w:t>kept</w:t></w:r></w:p>',
      `<w:p><mc:AlternateContent><mc:Choice>${textBox}</mc:Choice><mc:Fallback>${textBox}</mc:Fallback></mc:AlternateContent></w:p>`,
      '<w:p><w:r><w:instrText>PAGEREF secret</w:instrText></w:r></w:p>',
    ].join(''),
    {
      'word/header1.xml': wordPart('hdr', wordParagraph('Confidential manual')),
      'word/footnotes.xml': wordPart('footnotes', `<w:footnote>${wordParagraph('A note at the foot.')}</w:footnote>`),
      'word/comments.xml': wordPart('comments', `<w:comment>${wordParagraph('A remark.')}</w:comment>`),
      'word/charts/chart1.xml': chartPart('Water used', 'Litres', { May: 12, June: 31 }),
      'word/diagrams/data1.xml': `<dgm:dataModel><dgm:pt><dgm:t>${drawingParagraph('Plan')}</dgm:t></dgm:pt></dgm:dataModel>`,
      'word/vbaProject.bin': Buffer.from('a macro'),
    },
  );
  const { chunks, text, summary } = await processFixture(document, 'docx');
  t.equal(summary.format, 'docx');
  const headingsOf = (words: string) => chunks.find((chunk) => chunk.text.includes(words))?.headings;
  t.strictSame(headingsOf('Turn the valve, then wait & see.'), ['Installation']);
  t.strictSame(headingsOf('Valve | 12 €'), ['Installation', 'Filters']);
  t.strictSame(headingsOf('Deleted: kept'), ['Operation']);
  for (const words of [
    'Confidential manual',
    'A note at the foot.',
    'A remark.',
    'Water used',
    'Litres – May: 12; June: 31',
    'Plan',
  ]) {
    t.ok(text.includes(words), words);
    t.strictSame(headingsOf(words), [], `${words}: below no heading`);
  }
  t.equal(text.split('In a box.').length, 2, 'once');
  t.notMatch(text, /gone|PAGEREF|a macro/);
});

await test('comments of Word follow their paragraphs, and powers, formulas and two rows of names say what they show', async (t) => {
  const run = (text: string, properties = ''): string =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const raised = '<w:vertAlign w:val="superscript"/>';
  const cell = (text: string, properties = ''): string =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}</w:tc>`;
  const body = [
    wordParagraph('Payment', 'Heading1'),
    `<w:p>${run('Due in ')}${run('May')}<w:r><w:commentReference w:id="4"/></w:r>${run(', for 5 x 10')}${run('6', raised)}${run(' l in 3 m')}${run('2', raised)}</w:p>`,
    '<w:p><m:oMath><m:r><m:t>L=</m:t></m:r><m:f><m:num><m:r><m:t>Q</m:t></m:r></m:num><m:den><m:r><m:t>v</m:t></m:r></m:den></m:f></m:oMath></w:p>',
    '<w:tbl><w:tr>',
    cell('Depot', '<w:vMerge w:val="restart"/>') + cell('Summer', '<w:gridSpan w:val="2"/>'),
    `</w:tr><w:tr>${cell('', '<w:vMerge/>')}${cell('Opens')}${cell('Closes')}</w:tr>`,
    `<w:tr>${cell('Lensk')}${cell('07:30')}${cell('18:15')}</w:tr></w:tbl>`,
  ];
  const comment = `<w:comment w:id="4" w:author="Petra">${wordParagraph('Rather June.')}</w:comment>`;
  const { text, chunks } = await processFixture(
    buildDocx(body.join(''), { 'word/comments.xml': wordPart('comments', comment) }),
    'docx',
  );
  t.strictSame(text.split(/\n+/), [
    'Payment',
    'Due in May, for 5 x 10^6 l in 3 m2',
    'Petra: Rather June.',
    'L=(Q)/(v)',
    'Depot | Summer, Opens | Summer, Closes',
    'Lensk | 07:30 | 18:15',
  ]);
  for (const { headings } of chunks) t.strictSame(headings, ['Payment']);
});

await test('a Word document says what it says now: not what it was before a change, and not how its words are read aloud', async (t) => {
  const change = '<w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="Heading1"/></w:pPr></w:pPrChange></w:pPr>';
  const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
  const body =
    wordParagraph('A chapter', 'Heading1') +
    `<w:p>${change}${run('Was a heading once.')}</w:p>` +
    `<w:p><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins>${run('Inserted.')}</w:ins></w:p>` +
    `<w:p><w:r><w:ruby><w:rt>${run('かんじ')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby></w:r>${run('を読む')}</w:p>`;
  const { text, chunks } = await processFixture(buildDocx(body), 'docx');
  t.match(text, /Was a heading once\.\s+Inserted\.\s+漢字を読む$/);
  t.strictSame(chunks.at(-1)?.headings, ['A chapter']);
});

await test('the chunks of a long table keep the names of its columns', async (t) => {
  const rows = Array.from({ length: 60 }, (_, index) => [`Part ${index}`, 'A valve for the lower gate', `${index} €`]);
  const body = wordParagraph('Prices', 'Heading1') + wordTable([['Part', 'Purpose', 'Price'], ...rows]);
  const { chunks } = await processFixture(buildDocx(body), 'docx');
  t.ok(chunks.length > 2);
  t.strictSame(chunks[0]?.headings, ['Prices']);
  for (const chunk of chunks.slice(1)) t.strictSame(chunk.headings, ['Prices', 'Part | Purpose | Price']);
  const form = wordTable([['Name', '1815'], ...rows]);
  t.ok((await processFixture(buildDocx(form), 'docx')).chunks.every(({ headings }) => headings.length === 0));
});

await test('a cell of Word or PowerPoint that is merged downwards belongs to each of its rows', async (t) => {
  const cell = (text: string, properties = ''): string =>
    `<w:tc><w:tcPr>${properties}</w:tcPr>${wordParagraph(text)}</w:tc>`;
  const rows = [
    [cell('Prices of parts', '<w:gridSpan w:val="3"/>')],
    [cell('Both', '<w:gridSpan w:val="2"/>'), cell('Gates', '<w:vMerge w:val="restart"/>')],
    [cell('Valve'), cell('5'), cell('', '<w:vMerge/>')],
    [cell('Pump'), cell(''), cell('', '<w:vMerge w:val="continue"/>')],
  ];
  const body = `<w:tbl>${rows.map((row) => `<w:tr>${row.join('')}</w:tr>`).join('')}</w:tbl>`;
  t.equal(
    (await processFixture(buildDocx(body), 'docx')).text,
    'Prices of parts\nBoth | | Gates\nValve | 5 | Gates\nPump | | Gates',
  );
  const table = [
    ['Region', 'Month'],
    ['North', 'May'],
    [mergedAbove, 'June'],
  ];
  t.equal((await processFixture(buildPptx([{ table }]), 'pptx')).text, 'Region | Month\nNorth | May\nNorth | June');
});

await test('text that Word crosses out is marked; how it was formatted before a change does not count', async (t) => {
  const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
  const body =
    `<w:p>${run('Fee: ')}${run('40', '<w:strike/>')}${run(' euros', '<w:dstrike w:val="1"/>')}${run('55', '<w:strike w:val="0"/>')}</w:p>` +
    `<w:p>${run('All of it.', '<w:strike/>')}</w:p>` +
    `<w:p>${run('Shown.', '<w:b/><w:rPrChange><w:rPr><w:vanish/><w:strike/></w:rPr></w:rPrChange>')}</w:p>`;
  t.equal((await processFixture(buildDocx(body), 'docx')).text, 'Fee: ~~40 euros~~55\n\n~~All of it.~~\n\nShown.');
});

await test('documents that Word includes when it opens the file are read where they are included', async (t) => {
  const chunks = { a: ['aFChunk', 'afchunk.htm'], b: ['aFChunk', '../notes.txt'], c: ['aFChunk', 'gone.rtf'] } as const;
  const parts = {
    'word/_rels/document.xml.rels': relationships(chunks),
    'word/afchunk.htm': '<html><h1>Report</h1><p>The keeper opens the gate.</p></html>',
    'notes.txt': 'And closes it at six.',
    'word/footer1.xml': wordPart('ftr', wordParagraph('River Works')),
  };
  const body = '<w:altChunk r:id="a"/><w:altChunk r:id="b"/>';
  const { text, summary } = await processFixture(buildDocx(body, parts), 'docx');
  t.equal(text, 'Report\n\nThe keeper opens the gate.\n\nAnd closes it at six.\nRiver Works');
  t.equal(summary.warning, undefined);
});

await test('a heading of Word stays one when a text box is anchored to it', async (t) => {
  const box = `<w:r><wps:txbx><w:txbxContent>${wordParagraph('In a box.')}</w:txbxContent></wps:txbx></w:r>`;
  const heading = `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${box}<w:r><w:t>The gate</w:t></w:r></w:p>`;
  const { chunks } = await processFixture(buildDocx(heading + wordParagraph('It opens at seven.')), 'docx');
  t.strictSame(chunks.at(-1)?.headings, ['The gate']);
});

await test('a Word document whose body has another name is read too', async (t) => {
  const { text } = await processFixture(
    buildZip({ 'word/document2.xml': wordPart('document', `<w:body>${wordParagraph('Here I am.')}</w:body>`) }),
    'docx',
  );
  t.equal(text, 'Here I am.');
});

await test('a presentation: slides in the order of the show, each with its title, tables, charts, diagrams and notes', async (t) => {
  const { chunks, summary } = await processFixture(
    buildPptx([
      { title: 'First', paragraphs: ['One idea.'], notes: 'Speak slowly.' },
      {
        title: 'Second',
        table: [['A', 'B']],
        chart: chartPart('Growth', 'Users', { 2029: 5 }),
        diagram: `<d:m>${drawingParagraph('Step one')}</d:m>`,
      },
      { paragraphs: ['Without a title.'] },
    ]),
    'ppt',
  );
  t.match(summary, { format: 'pptx', pages: 3 }, 'its content counts, not its name');
  const slide = (number: number) =>
    chunks.filter(({ place }) => place !== undefined && 'slide' in place && place.slide === number);
  t.strictSame(
    slide(1).map(({ text }) => text),
    ['First\n\nOne idea.\n\nSpeak slowly.'],
  );
  t.strictSame(slide(1)[0]?.headings, ['First']);
  const second = slide(2)
    .map(({ text }) => text)
    .join('\n');
  for (const words of ['Second', 'A | B', 'Growth', 'Users – 2029: 5', 'Step one']) t.ok(second.includes(words), words);
  t.equal(slide(3)[0]?.text, 'Without a title.');
});

await test('a workbook: each row with its header and its place, numbers as the sheet shows them', async (t) => {
  const shared = '<sst><si><t>Name</t></si><si><r><t>Ad</t></r><r><t>a</t></r><rPh><t>reading</t></rPh></si></sst>';
  const { chunks, text, summary } = await processFixture(
    buildXlsx(
      `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="inlineStr"><is><t>Born</t></is></c><c r="C2" t="str"><v>Share</v></c></row>
       <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" s="1"><v>45231</v></c><c r="C3" s="2"><v>0.125</v></c></row>
       <row r="9"><c r="A9" t="b"><v>1</v></c><c r="B9" t="e"><v>#REF!</v></c><c r="C9"><v>0.30000000000000004</v></c></row>
       <row r="1048576"><c r="XFD1048576"><v>7</v></c></row>`,
      {
        'xl/sharedStrings.xml': shared,
        'xl/charts/chart1.xml': chartPart('Costs', 'Rent', { May: 900 }),
        'xl/comments1.xml': '<comments><comment ref="A1"><text><r><t>Check this</t></r></text></comment></comments>',
      },
    ),
    'xlsx',
  );
  t.match(summary, { format: 'xlsx', pages: 1 });
  t.match(chunks[0]?.place, { sheet: 'Sales & more', row: 2 });
  t.ok(text.includes('Name: Ada; Born: 2023-11-01; Share: 12.50%'), text);
  t.ok(text.includes('Name: TRUE; Born: #REF!; Share: 0.3'), text);
  t.ok(text.includes('Costs\nRent – May: 900') || text.includes('Rent – May: 900'));
  t.ok(text.includes('Check this'));
  t.match(text, /\n7\n/, 'the corner of the sheet');
});

await test('a text of OpenDocument: headings, tables, notes, and a harmless DOCTYPE', async (t) => {
  const { chunks, text, summary } = await processFixture(
    buildOpenDocument(
      'text',
      `<text:tracked-changes><text:p>deleted</text:p></text:tracked-changes>
       <text:h text:outline-level="1">Chapter</text:h><text:p>One<text:s text:c="3"/>two<text:line-break/>three.</text:p>
       <text:p>Four<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>A note.</text:p></text:note-body></text:note> five.</text:p><text:p>Seven<office:annotation><text:p>Or ten?</text:p></office:annotation> eight.</text:p>
       <table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>
       <text:p>Six<office:annotation><dc:creator>Ada</dc:creator><dc:date>2030</dc:date><text:p>Really?</text:p></office:annotation></text:p>`,
      {
        'Object 1/content.xml': '<office:chart><text:p>Of the chart</text:p></office:chart>',
        'Object 2/content.xml':
          '<math><semantics><mrow><mi>E</mi><mo>=</mo>\n<msup><mi>c</mi><mn>2</mn></msup></mrow><annotation>E = c^2</annotation></semantics></math>',
      },
    ),
    'odt',
  );
  t.equal(summary.format, 'odt');
  t.ok(text.includes('One two\nthree.'), text);
  for (const words of [
    'Four five.\n\nA note.',
    'Seven eight.\n\nOr ten?',
    'a | b',
    'Really?',
    'Of the chart',
    '\nE=c^2',
  ])
    t.ok(text.includes(words), words);
  t.notMatch(text, 'Four1', 'the number of a note is no part of a word');
  t.notMatch(text, /deleted|Ada|2030/);
  t.strictSame(chunks[0]?.headings, ['Chapter']);
});

await test('sheets and slides of OpenDocument; a million empty cells cost nothing', async (t) => {
  const cell = (text: string, repeated = 1) =>
    `<table:table-cell table:number-columns-repeated="${repeated}">${text === '' ? '' : `<text:p>${text}</text:p>`}</table:table-cell>`;
  const sheet = await processFixture(
    buildOpenDocument(
      'spreadsheet',
      `<table:table table:name="Stock"><table:table-row>${cell('Part')}${cell('Count')}${cell('', 16382)}</table:table-row>
       <table:table-row>${cell('Valve')}${cell('3')}</table:table-row>
       <table:table-row table:number-rows-repeated="1048574">${cell('', 16384)}</table:table-row></table:table>`,
    ),
    'ods',
  );
  t.equal(sheet.text, 'Part: Count\nValve: 3');
  t.strictSame(sheet.chunks[0]?.place, { sheet: 'Stock', row: 1, last: 2 });
  const show = await processFixture(
    buildOpenDocument(
      'presentation',
      '<draw:page><text:p>One.</text:p></draw:page><draw:page><text:p>Two.</text:p></draw:page>',
    ),
    'odp',
  );
  t.strictSame(
    show.chunks.map(({ text, place }) => [text, place]),
    [
      ['One.', { slide: 1 }],
      ['Two.', { slide: 2 }],
    ],
  );
});

await test('encrypted documents are distinguished from broken ones', async (t) => {
  const manifest = '<manifest:manifest><manifest:encryption-data/></manifest:manifest>';
  await t.rejects(
    processFixture(buildOpenDocument('text', '', { 'META-INF/manifest.xml': manifest }), 'odt'),
    passwordProtected(),
  );
});

await test('notes of Word follow the paragraph that refers to them, with its headings', async (t) => {
  const refer = (kind: string, id: number): string => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
  const paragraph = (text: string, more = '', properties = ''): string =>
    `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r>${more}</w:p>`;
  const heading = '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';
  const body = [
    paragraph('Wind', '', heading),
    paragraph('The limit is 22', `${refer('footnote', 2)}<w:r><w:t> metres per second.</w:t></w:r>`),
    paragraph('Rain', '', heading),
    paragraph('None.', refer('endnote', 2)),
  ];
  const note = (kind: string, id: number, text: string): string =>
    `<w:${kind} w:id="${id}">${wordParagraph(text)}</w:${kind}>`;
  const parts = {
    'word/footnotes.xml': wordPart('footnotes', note('footnote', 2, 'At the tip.') + note('footnote', 3, 'Unused.')),
    'word/endnotes.xml': wordPart('endnotes', note('endnote', 2, 'Since 2024.')),
  };
  const { chunks, text } = await processFixture(buildDocx(body.join(''), parts), 'docx');
  t.equal(
    text.replaceAll(/\n+/g, '\n'),
    'Wind\nThe limit is 22 metres per second.\nAt the tip.\nRain\nNone.\nSince 2024.\nUnused.',
  );
  t.strictSame(chunks.find((chunk) => chunk.text.includes('At the tip.'))?.headings, ['Wind']);
});

await test('tables of contents are not read: Word has them in styles of its own, OpenDocument in an element', async (t) => {
  const styles = `<w:styles xmlns:w="w"><w:style w:styleId="Verzeichnis1"><w:name w:val="toc 1"/></w:style></w:styles>`;
  const body = [
    wordParagraph('Valves\t3', 'Verzeichnis1'),
    wordParagraph('Valves', 'Heading1'),
    wordParagraph('Turn them.'),
  ];
  const word = await processFixture(buildDocx(body.join(''), { 'word/styles.xml': styles }), 'docx');
  t.equal(word.text, 'Valves\n\nTurn them.');
  const plain = await processFixture(
    buildDocx(wordParagraph('Valves\t3', 'TOC1') + wordParagraph('Turn them.')),
    'docx',
  );
  t.equal(plain.text, 'Turn them.', 'without a description of its styles');
  const contents =
    '<text:table-of-content><text:index-body><text:p>Valves 3</text:p></text:index-body></text:table-of-content>';
  const open = await processFixture(buildOpenDocument('text', `${contents}<text:p>Turn them.</text:p>`), 'odt');
  t.equal(open.text, 'Turn them.');
});

await test('what somebody has written about a picture is read where the picture stands', async (t) => {
  const words = 'The pump seen from the left';
  const guess = 'A machine on a table\n\nDescription automatically generated'.replaceAll('\n', '&#xA;');
  const inWord = (description: string) =>
    `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" descr="${description}"/></wp:inline></w:drawing></w:r></w:p>`;
  const body = inWord(words) + inWord('pump.png') + inWord(guess) + wordParagraph('Below it.');
  t.equal((await processFixture(buildDocx(body), 'docx')).text, `${words}\n\nBelow it.`);
  const picture = (description: string, hidden = '0') =>
    `<p:pic><p:nvPicPr><p:cNvPr descr="${description}" hidden="${hidden}"/></p:nvPicPr></p:pic>`;
  const slide = `<p:sld><p:cSld><p:spTree>${picture(words)}${picture(guess)}${picture('A secret that nobody sees', '1')}</p:spTree></p:cSld></p:sld>`;
  const slides = buildZip({ '[Content_Types].xml': '<Types/>', 'ppt/slides/slide1.xml': slide });
  t.equal((await processFixture(slides, 'pptx')).text, words);
  const sheet = buildXlsx('<row r="1"><c t="inlineStr"><is><t>Pumps</t></is></c></row>', {
    'xl/drawings/drawing1.xml': `<xdr:wsDr><xdr:pic><xdr:nvPicPr><xdr:cNvPr descr="${words}"/></xdr:nvPicPr></xdr:pic></xdr:wsDr>`,
  });
  t.equal((await processFixture(sheet, 'xlsx')).text, `Pumps\n${words}`);
  const frame = `<text:p><draw:frame><svg:title>Picture 1</svg:title><svg:desc>${words}</svg:desc></draw:frame></text:p>`;
  t.equal(
    (await processFixture(buildOpenDocument('text', `${frame}<text:p>Below it.</text:p>`), 'odt')).text,
    `${words}\n\nBelow it.`,
  );
});

await test('comments of an OpenDocument sheet follow the row in which they are', async (t) => {
  const cell = (words: string, comment = '') =>
    `<table:table-cell>${comment === '' ? '' : `<office:annotation><dc:creator>Ann</dc:creator><text:p>${comment}</text:p></office:annotation>`}<text:p>${words}</text:p></table:table-cell>`;
  const rows = [
    cell('Item', 'As sold') + cell('Price') + cell('Stock'),
    cell('Valve', 'Order two') + cell('9') + cell('4'),
  ];
  const content = `<table:table table:name="S">${rows.map((row) => `<table:table-row>${row}</table:table-row>`).join('')}</table:table>`;
  const { text } = await processFixture(buildOpenDocument('spreadsheet', content), 'ods');
  t.equal(text, 'Item; Price; Stock (As sold)\nItem: Valve; Price: 9; Stock: 4 (Order two)');
});

await test('the title of an OpenDocument slide is its heading, and the number of whatever page is no text', async (t) => {
  const frame = (kind: string, words: string) =>
    `<draw:frame presentation:class="${kind}"><draw:text-box><text:p>${words}</text:p></draw:text-box></draw:frame>`;
  const notes = `<presentation:notes>${frame('notes', 'Say hello.')}${frame('page-number', '<text:page-number>&lt;number&gt;</text:page-number>')}</presentation:notes>`;
  const content = `<draw:page>${frame('title', 'Pumps')}${frame('outline', 'Every day.')}${notes}</draw:page>`;
  const { chunks } = await processFixture(buildOpenDocument('presentation', content), 'odp');
  t.strictSame(
    chunks.map(({ headings, place, text }) => [headings, place, text]),
    [[['Pumps'], { slide: 1 }, 'Pumps\n\nEvery day.\n\nSay hello.']],
  );
});
