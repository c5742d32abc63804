import { test } from 'tap';
import { assemble, buildPdf, stream } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';
import { wordRecall } from '../../../../test/fixtures/documents/word-recall.js';
import { PdfDocument } from './pdf-document.js';
import type { PageBitmap, QuarterTurns } from './page-drawing.js';
import { locationText } from '../../search/requests/location-text.js';
import { needsOcr } from './needs-ocr.js';

const prose = [
  'The gate keeper opens the sluice in the early morning, when the river is',
  'high and the barges wait below the bridge. He writes down the level of the',
  'water, the name of every ship, and the toll that its captain has paid.',
  'In the evening the gate is closed again, and the meadows stay dry.',
];

await test('pages, lines that are joined again, and sections by the table of contents', async (t) => {
  const { chunks, summary, progress } = await processFixture(
    buildPdf({
      pages: [{ lines: ['1 The morning', ...prose] }, { lines: ['2 The evening', ...prose] }, { lines: prose }],
      outline: [
        ['The morning', 0],
        ['The evening', 1],
      ],
    }),
    'pdf',
  );
  t.match(summary, { format: 'pdf', language: 'en', pages: 3 });
  t.strictSame(
    chunks.map(({ place, headings }) => [place, headings]),
    [
      [{ page: 1 }, ['1 The morning']],
      [{ page: 2 }, ['2 The evening']],
      [{ page: 3 }, ['2 The evening']],
    ],
  );
  t.match(chunks[0]?.text, /when the river is high and the barges/);
  t.equal(progress.at(-1), 99, 'the last percent is for what follows');
  t.strictSame(
    progress,
    progress.toSorted((a, b) => a - b),
  );
});

await test('without a table of contents the size of letters shows the headings', async (t) => {
  const { chunks } = await processFixture(
    buildPdf({
      pages: [{ lines: [{ text: 'Rules of the gate', size: 24 }, ...prose, { text: 'Tolls', size: 14 }, ...prose] }],
    }),
    'pdf',
  );
  t.strictSame(
    chunks.map(({ headings }) => headings),
    [['Rules of the gate'], ['Rules of the gate', 'Tolls']],
  );
});

await test('titles of one size below each other are two, and one over two lines is one', async (t) => {
  const title = (text: string) => ({ text, size: 20 });
  const { chunks } = await processFixture(
    buildPdf({
      pages: [
        {
          lines: [
            title('Annual report'),
            title('1. Overview'),
            ...prose,
            title('What the keeper does'),
            title('in winter'),
            ...prose,
          ],
        },
        { lines: [title('Annual report'), '', title('Overview'), ...prose] },
      ],
    }),
    'pdf',
  );
  t.strictSame(
    chunks.map(({ headings }) => headings),
    [['1. Overview'], ['What the keeper does in winter'], ['Overview']],
  );
});

await test('the raised number of a note is no part of the word before it, but of a unit', async (t) => {
  const placed = [
    { text: 'The harbourmaster', at: [50, 700] },
    { text: '3', at: [135, 704], size: 7 },
    { text: 'has the key', at: [142, 700] },
    { text: '4', at: [192, 704], size: 7 },
    { text: 'of model2 and 25 m', at: [199, 700] },
    { text: '2', at: [284.6, 704], size: 7 },
  ] as const;
  const { text } = await processFixture(buildPdf({ pages: [{ placed }] }), 'pdf');
  t.equal(text, 'The harbourmaster 3 has the key 4 of model2 and 25 m2');
});

await test('memory of the library stays the same however many pages are read', async (t) => {
  const file = buildPdf({ pages: Array.from({ length: 200 }, () => ({ lines: prose })) });
  await processFixture(file, 'pdf');
  const { pdfium } = await PdfDocument.open(file);
  const before = pdfium.HEAPU8.length;
  await processFixture(file, 'pdf');
  await processFixture(file, 'pdf');
  t.equal(pdfium.HEAPU8.length, before);
});

await test('filled fields, texts on a page and notes are read, once; links and what is hidden are not', async (t) => {
  const { text } = await processFixture(
    buildPdf({
      pages: [
        {
          lines: prose,
          annotations: [
            { kind: 'Widget', text: 'Ada Lovelace' },
            { kind: 'Widget', text: 'Nautilus IV', undrawn: true },
            { kind: 'FreeText', text: 'Approved by the harbour master' },
            { kind: 'Text', text: 'Check the draught (again)' },
            { kind: 'Link', text: 'Read more', undrawn: true },
            { kind: 'Widget', text: 'A hidden field', hidden: true },
            { kind: 'Text', text: 'A hidden note', hidden: true },
          ],
        },
        { lines: ['The second page has no fields.'] },
      ],
    }),
    'pdf',
  );
  t.match(text, 'The gate keeper opens the sluice in the early morning, when the river is high');
  for (const once of ['Ada Lovelace', 'Nautilus IV', 'Approved by the harbour master', 'Check the draught (again)'])
    t.equal(text.split(once).length, 2, once);
  t.notMatch(text, /hidden|Read more/);
  t.match(text, 'The second page has no fields.');
});

await test('junk before a PDF, as mail gateways add it', async (t) => {
  const { text } = await processFixture(
    Buffer.concat([Buffer.from('\ufeffX-Scanned: yes\r\n'), buildPdf({ pages: [{ lines: prose }] })]),
    'pdf',
  );
  t.match(text, /meadows stay dry/);
});

/** Enough to be read: OCR takes its time by the line. */
const shortProse = prose.slice(0, 2);

/** A picture of a page with text, as a scanner makes it. */
function scan(lines: readonly string[], turns: QuarterTurns): Promise<PageBitmap> {
  return drawn(buildPdf({ pages: [{ lines }] }), turns);
}

async function drawn(bytes: Buffer, turns: QuarterTurns): Promise<PageBitmap> {
  const document = await PdfDocument.open(bytes);
  const picture = await document.withPage(0, (page) => page.render(150, turns));
  document.close();
  if (picture === undefined) throw new Error('the page cannot be drawn');
  return picture;
}

await test('scanned pages are read, however they lie; pages with text are not', async (t) => {
  const pages = await Promise.all(
    ([0, 1, 2, 3] as const).map(async (turns) => ({ picture: await scan(shortProse, turns) })),
  );
  const { chunks, ocrPages } = await processFixture(buildPdf({ pages: [...pages, { lines: shortProse }] }), 'pdf');
  for (const page of [1, 2, 3, 4, 5]) {
    const text = chunks
      .filter(({ place }) => place !== undefined && 'page' in place && place.page === page)
      .map((chunk) => chunk.text);
    t.ok(wordRecall(text.join('\n'), shortProse) >= 0.96, `page ${page}: ${text.join('\n')}`);
  }
  t.ok(ocrPages >= 4, 'there is more time for each');
});

await test('a scanned page in German keeps its umlauts', async (t) => {
  const lines = [
    'Der Wärter öffnet die Schleuse am frühen Morgen, wenn der Fluss hoch steht',
    'und die Kähne unter der Brücke warten. Er schreibt die Höhe des Wassers auf,',
    'die Namen der Schiffe und die Gebühr, die jeder Kapitän bezahlt hat.',
  ];
  const { text, summary } = await processFixture(buildPdf({ pages: [{ picture: await scan(lines, 0) }] }), 'pdf');
  t.ok(wordRecall(text, lines) >= 0.9, text);
  t.match(summary, { language: 'de', warning: undefined });
});

await test('a page that OCR could hardly read is named', async (t) => {
  // Signs that are no letters in any language.
  const usual = '/BaseFont/Helvetica/Encoding/WinAnsiEncoding';
  const signs = buildPdf({ pages: [{ lines: [prose[0]!.slice(0, 50)] }] })
    .toString('latin1')
    .replace(usual, '/BaseFont/ZapfDingbats'.padEnd(usual.length));
  const pages = [{ lines: prose }, { picture: await drawn(Buffer.from(signs, 'latin1'), 0) }];
  const { summary } = await processFixture(buildPdf({ pages }), 'pdf');
  t.match(summary.warning, /^Pages that OCR could hardly read, so that their text may be wrong: 2\./);
});

await test('a scan with a stamp is read by OCR; a few words on a picture are read as they are', async (t) => {
  const stamp = 'Envelope ID: 0190ABCD-4F5E-7000-8000-00000000000F, signed on 3 March 2031';
  const empty = { width: 100, height: 141, pixels: new Uint8Array(14_100).fill(240) };
  const { chunks } = await processFixture(
    buildPdf({
      pages: [
        { picture: await scan(shortProse, 0), placed: [{ text: stamp, at: [50, 20] }] },
        { picture: empty, placed: [{ text: stamp, at: [50, 20] }] },
      ],
    }),
    'pdf',
  );
  const textOf = (page: number): string =>
    chunks
      .flatMap(({ place, text }) => (place !== undefined && 'page' in place && place.page === page ? [text] : []))
      .join('\n');
  t.ok(wordRecall(textOf(1), shortProse) >= 0.96, textOf(1));
  t.match(textOf(1), /Envelope ID/);
  t.equal(textOf(2), stamp);
});

await test('files that lie in a PDF are read below their names', async (t) => {
  const files = {
    'a.csv': 'item;amount\nCable;882,40\nClamp;3,10\nPipe;7,00\n',
    'b.bin': '\0\u0001\u0002\u0003'.repeat(50),
  };
  const { chunks, summary } = await processFixture(buildPdf({ pages: [{ lines: prose }], files }), 'pdf');
  t.match(
    chunks.find(({ text }) => text.includes('item: Cable; amount: 882,40')),
    { headings: ['a.csv'], place: { line: 1 } },
  );
  t.match(summary, { pages: 1, warning: /^Parts that are not read completely: b\.bin: The format of the file is not/ });
});

await test('a page is cited with the number that is printed on it, which is not read', async (t) => {
  const pages = ['iii', 'iv', 'A-1'].map((number) => ({
    placed: [
      { text: 'The warden keeps the only copy of these orders.', at: [50, 700] as const },
      { text: number, at: [300, 30] as const },
    ],
  }));
  const labels = '0 <</S/r/St 3>> 2 <</S/D/P(A-)>>';
  const { chunks } = await processFixture(buildPdf({ pages, labels }), 'pdf');
  t.strictSame(
    chunks.map(({ place }) => place),
    [
      { page: 1, label: 'iii' },
      { page: 2, label: 'iv' },
      { page: 3, label: 'A-1' },
    ],
  );
  for (const { text } of chunks) t.equal(text, 'The warden keeps the only copy of these orders.');
  t.equal(locationText({ page: 3, label: 'A-1' }), 'page 3 (printed: A-1)');
  const usual = await processFixture(buildPdf({ pages: pages.slice(0, 1), labels: '0 <</S/D>>' }), 'pdf');
  t.strictSame(usual.chunks[0]?.place, { page: 1 });
});

await test('a form whose pages another program makes is read by its data', async (t) => {
  const lines = ['Please wait... If this message is not eventually replaced by the proper contents of the document,'];
  const formData =
    '<xfa:datasets><xfa:data><form1><Owner><Name>Bettina</Name></Owner></form1></xfa:data></xfa:datasets>';
  const { chunks } = await processFixture(buildPdf({ pages: [{ lines }], formData }), 'pdf');
  t.match(chunks, [{ text: 'data.form1.Owner.Name: Bettina', place: { page: 1 } }]);
  const drawn = await processFixture(buildPdf({ pages: [{ lines: ['Drawn by hand.'] }], formData }), 'pdf');
  t.equal(drawn.text, 'Drawn by hand.');
});

await test('what a scanner has misread behind its picture is read from the picture', (t) => {
  const misread = 'Tbe c0nncil rnet ln tbe ve5try 0n 3 Nay, lt wa5 re50lved t0 5ell tbe 0rgan. '.repeat(8);
  const scan = (imageShare: number) => () => ({ images: 1, paths: 0, imageShare });
  t.equal(needsOcr(misread, scan(1)), 'yes');
  t.equal(needsOcr(misread, scan(0.3)), 'no');
  t.equal(needsOcr('The council met in the vestry; part HX1000B was sold for 620 pounds. '.repeat(8), scan(1)), 'no');
  t.end();
});

await test('letters that their font does not name are read from the picture of the page', (t) => {
  const none = () => ({ images: 0, paths: 0, imageShare: 0 });
  const written = 'The lock is filled within 11 minutes (see page 42). It opens at 8:30, and closes at 19:00.';
  const shifted = written.replace(/[^ ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));
  t.equal(needsOcr(shifted, none), 'unnamed', 'the numbers of the shapes');
  t.equal(needsOcr('-\n'.repeat(80), none), 'unnamed', 'no letters at all');
  t.equal(needsOcr(`\u0003${written}`.toUpperCase(), none), 'no', 'capitals with a bullet');
  t.equal(needsOcr(written, none), 'no');
  t.end();
});

/** A page of operators with a usual font, `F`, and one that does not name the letters of its shapes, `G`. */
function buildUnnamed(operators: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R/G 6 0 R>>>>>>',
    stream('', Buffer.from(`BT 12 TL 50 700 Td ${operators} ET`)),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type0/BaseFont/Own/Encoding/Identity-H/DescendantFonts[7 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Own/FontDescriptor 8 0 R/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>',
    '<</Type/FontDescriptor/FontName/Own/Flags 4/FontBBox[0 0 999 999]/ItalicAngle 0/Ascent 900/Descent -200/StemV 80>>',
  ];
  return assemble(new Map(objects.map((object, index) => [index + 1, Buffer.from(object)])));
}

await test('numbers of shapes are not taken for letters: a page of them is read from its picture, and a few are marked', async (t) => {
  const shapes = (count: number): string => `/G 10 Tf <${'03bd03d003f3'.repeat(count)}> Tj`;
  const few = await processFixture(
    buildUnnamed(`/F 10 Tf (The lock is filled within 11 minutes) Tj ${shapes(1)}`),
    'pdf',
  );
  t.match(few.text, /^The lock is filled within 11 minutes ?\ufffd{3}$/);
  t.equal(few.summary.warning, 'Pages with letters that their fonts do not name, shown as \ufffd: 1.');
  t.equal(few.ocrPages, 0);
  t.ok((await processFixture(buildUnnamed(shapes(40)), 'pdf')).ocrPages > 0);
});

await test('the last line of a section is not taken for the beginning of the title below it', async (t) => {
  const lines = ['A boat may stay for a night free of', 'charge.', 'Berths', 'The north pier has nine of them.'];
  const { chunks } = await processFixture(buildPdf({ pages: [{ lines }], outline: [['Berths', 0]] }), 'pdf');
  t.match(chunks[0]?.text, /night free of\scharge\.$/);
  t.strictSame(
    chunks.map(({ headings }) => headings),
    [[], ['Berths']],
  );
});

await test('a title has the number that stands before or above it, also if the table of contents does not', async (t) => {
  for (const title of [['Chapter 3', 'Berths'], ['3.1 Berths']]) {
    const pages = [{ lines: [...title, 'The north pier has nine of them.'] }];
    const { chunks } = await processFixture(buildPdf({ pages, outline: [['Berths', 0]] }), 'pdf');
    t.strictSame(chunks[0]?.headings, [title.join(' ')]);
  }
});

/** Pages of these operators, with the layer `Off` that is not shown, the transparency `Clear`, the picture `Scan` and the part `Part`. */
function drawnPages(...pages: readonly string[]): Buffer {
  const font = '/Resources<</Font<</F 3 0 R>>>>';
  const firstPage = 7;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[4 0 R]/D<</OFF[4 0 R]>>>>>>',
    `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/OCG/Name(Off)>>',
    stream(
      `/Type/XObject/Subtype/Form/BBox[0 0 500 500]/Matrix[1 0 0 1 50 50]${font}`,
      Buffer.from('BT /F 12 Tf 0 100 Td (Seen part) Tj 1 g 0 20 Td (Secret part) Tj ET'),
    ),
    stream(
      '/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8',
      Buffer.from([0, 255, 255, 0]),
    ),
    ...pages.flatMap((operators, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${firstPage + 2 * index + 1} 0 R/Resources<</Font<</F 3 0 R>>/ExtGState<</Clear<</ca 0>>>>
      /Properties<</Off 4 0 R>>/XObject<</Part 5 0 R/Scan 6 0 R>>>>>>`,
      stream('', Buffer.from(operators)),
    ]),
  ];
  return assemble(new Map(objects.map((object, index) => [index + 1, Buffer.from(object)])));
}

await test('text that a reader of a page does not see is left out, and the owner is told', async (t) => {
  const { text, summary } = await processFixture(
    drawnPages(`BT /F 12 Tf 50 800 Td (${prose.join(' ')}) Tj ET
      BT /F 12 Tf 50 780 Td (Seen first, ) Tj 1 g (secret white) Tj ET
      0 g BT /F .5 Tf 50 760 Td (secret small) Tj ET BT /F 12 Tf .02 0 0 .02 90 760 Tm (secret scaled) Tj ET
      BT 3 Tr /F 12 Tf 50 740 Td (secret mode) Tj ET BT 0 Tr /F 12 Tf 50 -90 Td (secret below) Tj ET
      /OC /Off BDC BT /F 12 Tf 50 720 Td (secret layer) Tj ET EMC
      0 0 .4 rg 40 690 300 20 re f 1 g BT /F 12 Tf 50 695 Td (Seen on blue.) Tj ET
      0 g 40 650 300 20 re f BT /F 12 Tf 50 655 Td (secret bar) Tj ET
      .9 g 40 630 300 20 re f 0 g BT /F 12 Tf 50 635 Td (Seen on gray.) Tj ET
      /Part Do /Clear gs BT /F 12 Tf 50 600 Td (secret clear) Tj ET`),
    'pdf',
  );
  t.notMatch(text, /secret/i);
  for (const seen of ['Seen first,', 'Seen on blue.', 'Seen on gray.', 'Seen part']) t.ok(text.includes(seen), seen);
  t.equal(summary.warning, 'Hidden text was left out: 105 characters.');
});

await test('what OCR has put over a picture is read, and other text that is not drawn is not', async (t) => {
  const { text } = await processFixture(
    drawnPages(`q 500 0 0 300 50 500 cm /Scan Do Q BT 3 Tr /F 12 Tf 260 645 Td (${prose[0]}) Tj ET
      BT /F 12 Tf 50 300 Td (secret) Tj ET`),
    'pdf',
  );
  t.equal(text, prose[0]);
});

await test('text below pictures and areas is left out, unless OCR has read it from the picture', async (t) => {
  const { text, summary } = await processFixture(
    drawnPages(`BT /F 12 Tf 50 800 Td (${prose.join(' ')}) Tj ET
      BT /F 12 Tf 50 780 Td (secret white) Tj ET 1 g 40 770 300 25 re f
      0 g BT /F 12 Tf 50 740 Td (secret blue) Tj ET .2 .3 .8 rg 40 730 300 25 re f 1 g BT /F 12 Tf 50 740 Td (Seen label) Tj ET
      0 g BT /F 12 Tf 50 700 Td (Seen underlined) Tj ET 50 697 200 1 re f
      BT /F 12 Tf 50 660 Td (secret picture) Tj 210 -115 Td (Seen scan) Tj ET q 500 0 0 300 50 400 cm /Scan Do Q`),
    'pdf',
  );
  t.notMatch(text, /secret/);
  for (const seen of ['Seen label', 'Seen underlined', 'Seen scan']) t.ok(text.includes(seen), seen);
  t.equal(summary.warning, 'Hidden text was left out: 37 characters.');
});

await test('when OCR has read the texts of forty pages from their pictures, further pages are not drawn to find out', async (t) => {
  const scanned = (text: string, place: string): string =>
    `q 500 0 0 300 50 500 cm /Scan Do Q BT /F 12 Tf 50 300 Td (${prose[1]}) Tj ET BT 3 Tr /F 12 Tf ${place} Td (${text}) Tj ET`;
  const plain = scanned('Not looked at', '60 780');
  const pages = Array.from({ length: 40 }, (_, index) => scanned(`Page ${index + 1}: ${prose[0]}`, '260 645'));
  t.match((await processFixture(drawnPages(...pages, plain), 'pdf')).text, 'Not looked at');
  t.notMatch((await processFixture(drawnPages(...pages.slice(1), plain), 'pdf')).text, 'Not looked at');
});
