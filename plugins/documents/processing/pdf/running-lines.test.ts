import { test } from 'tap';
import { buildPdf, type FixtureLine } from '../../../../test/fixtures/documents/build-pdf.js';
import { processFixture } from '../../../../test/fixtures/documents/process-fixture.js';

const place = (text: string, y: number, x = 50): FixtureLine => ({ text, at: [x, y] });
const prose = (page: number): readonly FixtureLine[] =>
  Array.from({ length: 12 }, (_, line) =>
    place(`Page ${page + 10} line ${line}: the keeper opens the gate of the river`, 740 - line * 14),
  );

async function textsOf(pages: number, extra: (page: number) => readonly FixtureLine[]): Promise<readonly string[]> {
  const bytes = buildPdf({
    pages: Array.from({ length: pages }, (_, page) => ({ placed: [...prose(page), ...extra(page)] })),
  });
  const { chunks } = await processFixture(bytes, 'pdf');
  return Array.from({ length: pages }, (_, page) =>
    chunks
      .flatMap((chunk) =>
        chunk.place !== undefined && 'page' in chunk.place && chunk.place.page === page + 1 ? [chunk.text] : [],
      )
      .join('\n'),
  );
}

await test('headers and footers are read once, page numbers never', async (t) => {
  const texts = await textsOf(6, (page) => [
    place(page % 2 === 0 ? 'Operating Manual, revision B' : 'Chapter 3: Gates', 810),
    place(`Confidential - page ${page + 1} of 6`, 30),
    place(String(page + 1), 15, 540),
  ]);
  t.match(texts[0], /Operating Manual, revision B/);
  t.match(texts[0], /Confidential - page 1 of 6/, 'its text says more than a number');
  t.match(texts[1], /Chapter 3: Gates/);
  for (const [page, text] of texts.entries()) {
    t.match(text, `Page ${page + 10} line 0`);
    t.match(text, `Page ${page + 10} line 11`);
    t.notMatch(text, /\n\d$/);
    if (page > 1) t.notMatch(text, /Manual|Chapter|Confidential/);
  }
});

await test('what only looks like a header stays on each page', async (t) => {
  const kept: Readonly<Record<string, (page: number) => FixtureLine>> = {
    'the head of a table': () => place('Article, price and stock', 754),
    'a number that is none of pages': (page) => place(`Invoice ${1000 + page * 7}`, 800),
    'a number of a series': (page) => place(`Invoice ${1000 + page}`, 800),
    'in the middle of the page': () => place('To be continued', 400),
  };
  for (const [name, line] of Object.entries(kept)) {
    for (const [page, text] of (await textsOf(5, (at) => [line(at)])).entries()) t.match(text, line(page).text, name);
  }
});

await test('two pages repeat headers too; numbers in them are those of the pages, or the same', async (t) => {
  const [first, second] = await textsOf(2, (page) => [
    place('Service agreement of the harbour', 810),
    place(`Form ${17 + page}`, 775),
    place(`Page ${page + 1} of 2`, 30),
  ]);
  t.match(first, /Service agreement of the harbour/);
  t.notMatch(second, /Service agreement/);
  t.match([first, second], [/Form 17/, /Form 18/], 'two documents in a file may have numbers that follow each other');
  for (const text of [first, second]) t.notMatch(text, / of 2/);
});

await test('a header is below no heading', async (t) => {
  const pages = [0, 1].map(() => ({
    lines: [{ text: 'Termination', size: 20 }, ...prose(0).map(({ text }) => text)],
    placed: [place('Claims office, telephone 5550188', 20)],
  }));
  const { chunks } = await processFixture(buildPdf({ pages }), 'pdf');
  const headings = chunks.map((chunk) => ({ headings: chunk.headings, isFooter: /Claims/.test(chunk.text) }));
  t.strictSame(headings[0], { headings: ['Termination'], isFooter: false });
  t.strictSame(
    headings.filter(({ isFooter }) => isFooter),
    [{ headings: [], isFooter: true }],
  );
  t.strictSame(headings.at(-1), { headings: ['Termination'], isFooter: false });
});

await test('titles of slides are larger than their text', async (t) => {
  const pages = Array.from({ length: 5 }, (_, page) => ({
    lines: [
      { text: 'Results of the year', size: 30 },
      ...Array.from({ length: 6 }, (_line, line) => `Slide ${page} says ${line}`),
    ],
  }));
  const { chunks } = await processFixture(buildPdf({ pages }), 'pdf');
  t.equal(chunks.filter(({ text }) => text.includes('Results of the year')).length, 5);
});

await test('notes at the foot of a page are paragraphs of their own', async (t) => {
  const lines = [
    ...Array.from({ length: 6 }, () => ({
      text: 'The keeper opens the gate of the river when the water is high and',
      size: 12,
    })),
    { text: '1 See the report of the harbour on the gates of the river in the year', size: 9 },
    { text: 'in which they were built.', size: 9 },
    { text: '2 As before, in the second part of it.', size: 9 },
  ];
  const { text } = await processFixture(buildPdf({ pages: [{ lines }, { lines: lines.slice(0, 6) }] }), 'pdf');
  t.match(
    text,
    'high and\n\n1 See the report of the harbour on the gates of the river in the year in which they were built.',
  );
  t.match(text, 'built.\n\n2 As before');
});

await test('a header that names the chapter is not read with each of them', async (t) => {
  const chapters = ['Access', 'Noise', 'Acids', 'Waste', 'Guests'];
  const texts = await textsOf(5, (page) => [
    place(`Works Rules of the Mill - ${chapters[page] ?? ''}`, 810),
    place(page === 2 ? 'Nothing of the kind' : `${chapters[page] ?? ''} at the mill`, 760),
  ]);
  t.match(texts[0], 'Works Rules of the Mill - Access');
  t.match(texts[2], 'Works Rules of the Mill - Acids', 'what is said nowhere else is kept');
  for (const page of [1, 3, 4]) t.notMatch(texts[page], 'Works Rules');
});

await test('a watermark is read once, apart from the text, and is no heading', async (t) => {
  const watermark: FixtureLine = { text: 'DRAFT ONLY', at: [120, 300], slanted: true, size: 60 };
  const bytes = buildPdf({ pages: [0, 1, 2].map((page) => ({ placed: [watermark, ...prose(page)] })) });
  const { chunks } = await processFixture(bytes, 'pdf');
  t.strictSame(
    chunks.filter(({ text }) => text.includes('DRAFT')).map(({ text, headings, place }) => [text, headings, place]),
    [['DRAFT ONLY', [], { page: 1 }]],
  );
  t.equal(chunks.filter(({ text }) => text.includes('line 11')).length, 3);
});
