import { test } from 'tap';
import type { DocumentBlock } from '../document-block.js';
import { chunkSection } from './chunk-section.js';
import { chunkSizes, clusterSentences } from './cluster-sentences.js';
import { type Section, SectionBuilder } from './document-sections.js';
import { splitSentences } from './split-sentences.js';
import { fc } from '../../../../test/fixtures/random.js';

interface Chunked {
  /** The text of the document, as offsets count it. */
  readonly text: string;
  readonly sections: readonly Section[];
}

function sectionsOf(blocks: readonly DocumentBlock[]): Chunked {
  const builder = new SectionBuilder();
  const sections: Section[] = [];
  let text = '';
  for (const block of blocks) {
    const ended = builder.add(block);
    if (ended !== undefined) sections.push(ended);
    text += '\n'.repeat(builder.offset - block.text.length - text.length) + block.text;
  }
  const last = builder.end();
  if (last !== undefined) sections.push(last);
  return { text, sections };
}

const word = fc.oneof(
  fc.constantFrom('gate', 'river.', 'Then', 'the', 'Dr.', '3.14', '水門。', 'x'.repeat(40)),
  fc.stringMatching(/^\S{1,12}$/),
);
const prose = fc.array(word, { minLength: 1, maxLength: 400 }).map((words) => words.join(' '));
const block = fc.record({
  kind: fc.constantFrom('heading', 'paragraph', 'paragraph', 'row', 'record'),
  text: prose,
  level: fc.integer({ min: 1, max: 4 }),
  place: fc.integer({ min: 1, max: 3 }).map((page) => ({ page })),
}) satisfies fc.Arbitrary<DocumentBlock>;

await test('chunks are parts of the text at their offsets, not too long, each with something of its own, and cover all of it', async (t) => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 12 }), (blocks) => {
      const { text, sections } = sectionsOf(blocks.map((each) => ({ ...each, text: each.text.trim() || 'x' })));
      const covered = new Uint8Array(text.length);
      for (const section of sections) {
        const isTable = section.blocks.some(({ kind }) => kind === 'row');
        let before = -1;
        for (const chunk of chunkSection(section, chunkSizes, 'en')) {
          if (text.slice(chunk.start, chunk.end) !== chunk.text) return false;
          if (chunk.text.length > (isTable ? 4_000 : chunkSizes.most + chunkSizes.overlap)) return false;
          if (chunk.start <= before) return false;
          before = chunk.start;
          covered.fill(1, chunk.start, chunk.end);
        }
      }
      return [...covered].every((each, index) => each === 1 || /\s/.test(text[index] ?? ''));
    }),
    { numRuns: 300, verbose: true },
  );
  t.pass('covered');
});

await test('pages, sections and records share no chunk; headings that follow each other do', async (t) => {
  const { sections } = sectionsOf([
    { kind: 'heading', level: 1, text: 'Part', place: { page: 1 } },
    { kind: 'heading', level: 2, text: 'Chapter', place: { page: 1 } },
    { kind: 'paragraph', text: 'One.', place: { page: 1 } },
    { kind: 'row', text: 'a | b', place: { page: 1 } },
    { kind: 'paragraph', text: 'Two.', place: { page: 1 } },
    { kind: 'paragraph', text: 'Three.', place: { page: 2 } },
    { kind: 'heading', level: 1, text: 'Next', place: { page: 2 } },
    { kind: 'record', text: 'R1', metadata: '{}', place: { line: 1 } },
    { kind: 'record', text: 'R2', metadata: '{"a":1}', place: { line: 2 } },
  ]);
  t.strictSame(
    sections.map(({ blocks, headings, metadata }) => [
      blocks.map(({ text }) => text).join('/'),
      headings.join('/'),
      metadata,
    ]),
    [
      ['Part/Chapter/One./a | b/Two.', 'Part/Chapter', undefined],
      ['Three.', 'Part/Chapter', undefined],
      ['Next', 'Next', undefined],
      ['R1', 'Next', '{}'],
      ['R2', 'Next', '{"a":1}'],
    ],
  );
});

await test('a text is cut where its subject changes, and repeats whole sentences', async (t) => {
  const subject = (words: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${words} number ${index} ${words}.`).join(' ');
  const text = `${subject('The keeper opens the old gate', 9)} ${subject('Sourdough bread needs warm flour', 9)}`;
  const sentences = splitSentences(text, chunkSizes.most, 'en');
  const counts = clusterSentences(text, sentences, chunkSizes);
  t.strictSame(counts, [9, 9]);
  const [section] = sectionsOf([{ kind: 'paragraph', text }]).sections;
  const chunks = section === undefined ? [] : chunkSection(section, chunkSizes, 'en');
  t.match(chunks[1]?.text, /^The keeper opens[^.]*\. .*Sourdough/, 'begins with what was in front of it');
});

await test('a part that the next one repeats as a whole is no chunk of its own', (t) => {
  const short = 'The keeper opens the old gate of the lock. The keeper closes the old gate of the lock.';
  const long = Array.from({ length: 9 }, (_, index) => `Sourdough bread number ${index} needs warm flour.`).join(' ');
  const text = `${short} ${long}`;
  const sizes = { ...chunkSizes, least: 50 };
  t.strictSame(clusterSentences(text, splitSentences(text, sizes.most, 'en'), sizes), [2, 9]);
  const [section] = sectionsOf([{ kind: 'paragraph', text }]).sections;
  const chunks = section === undefined ? [] : chunkSection(section, sizes, 'en');
  t.strictSame(
    chunks.map((chunk) => chunk.text),
    [text],
  );
  t.end();
});

await test('what is short shares a chunk with the table before or after it; long text and long tables do not', (t) => {
  const chunksOf = (blocks: readonly DocumentBlock[]): readonly (readonly [string, string | undefined])[] =>
    sectionsOf(blocks)
      .sections.flatMap((section) => chunkSection(section, chunkSizes, 'en'))
      .map(({ text, columns }) => [text, columns]);
  const table: readonly DocumentBlock[] = [
    { kind: 'row', text: 'Item | Price', isHeader: true },
    { kind: 'row', text: 'Bell | 12.00' },
  ];
  const [before, after] = ['Bill 7 for the lock.', 'To be paid within 14 days.'];
  t.strictSame(
    chunksOf([{ kind: 'paragraph', text: before }, ...table, { kind: 'paragraph', text: after }]),
    [[`${before}\n\nItem | Price\nBell | 12.00\n\n${after}`, undefined]],
    'the parts of a bill',
  );
  const long = Array.from({ length: 9 }, (_, index) => `The keeper opens gate number ${index} in the morning.`).join(
    ' ',
  );
  const rows = Array.from({ length: 75 }, (_, index) => `Bell of size ${index} | ${index}.00 with its rope`);
  const chunks = chunksOf([
    { kind: 'paragraph', text: long },
    { kind: 'row', text: 'Item | Price', isHeader: true },
    ...rows.map((text): DocumentBlock => ({ kind: 'row', text })),
    { kind: 'paragraph', text: long },
  ]);
  t.strictSame(chunks[0], [long, undefined]);
  t.strictSame(chunks.at(-1), [long, undefined], 'prose after a table has no columns');
  t.match(chunks[1]?.[0], /^Item \| Price\nBell of size 0/);
  t.ok(chunks.slice(2, -1).length > 0);
  t.ok(chunks.slice(2, -1).every(([text, columns]) => columns === 'Item | Price' && text.startsWith('Bell')));
  t.end();
});

await test('sentences do not end at abbreviations, and end in every script', async (t) => {
  const sentences = (text: string, language?: string) =>
    splitSentences(text, 1000, language).map(({ start, end }) => text.slice(start, end).trim());
  t.strictSame(sentences('Dr. Noether met J. Doe at 3 p.m. on Monday. They talked, e.g. about rings.', 'en').length, 2);
  t.strictSame(sentences('Das ist z.B. ein Tor. Es ist zu.', 'de'), ['Das ist z.B. ein Tor.', 'Es ist zu.']);
  t.strictSame(sentences('水門を開ける。川は高い。', 'ja'), ['水門を開ける。', '川は高い。']);
});
