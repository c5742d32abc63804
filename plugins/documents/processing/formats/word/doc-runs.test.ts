import { test } from 'tap';
import { buildOle } from '../../../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const textAt = 0x800;
const pageAt = 0x600;
const paragraphsAt = 0x400;
const usual = { word: 'WordDocument', table: '0Table' };

interface Look {
  readonly names?: typeof usual;
  readonly styles?: readonly Buffer[];
  /** What the paragraph of all text says besides its style: the first one. */
  readonly paragraph?: readonly number[];
  readonly fonts?: readonly string[];
  /** What characters stand for. */
  readonly data?: Buffer;
  /** The numbers of the styles of all paragraphs, if there are several. */
  readonly paragraphStyles?: readonly number[];
}

/** A style: its kind, the one on which it is based, and the modifiers of its characters. */
function styleOf(kind: 1 | 2, base: number, modifiers: readonly number[]): Buffer {
  const words = (...values: readonly number[]): Buffer => Buffer.from(new Uint16Array(values).buffer);
  const ofParagraph = kind === 1 ? words(2, 0) : words();
  const ofCharacters = [words(modifiers.length), Buffer.from(modifiers)];
  const style = Buffer.concat([words(0, kind + base * 16, 0, 0, 0, 0, 0), ofParagraph, ...ofCharacters]);
  return Buffer.concat([words(style.length), style]);
}

/** An entry of the table of fonts. */
function fontOf(name: string): Buffer {
  const entry = Buffer.concat([Buffer.alloc(39), Buffer.from(`${name}\0`, 'utf16le')]);
  return Buffer.concat([Buffer.from([entry.length]), entry]);
}

/** A document of Word 97, each run of whose text has property modifiers of its own. */
function buildStyledDoc(
  runs: readonly (readonly [text: string, modifiers: readonly number[]])[],
  { names = usual, styles = [], fonts = [], data, paragraph = [], paragraphStyles }: Look = {},
): Buffer {
  const text = runs.map(([words]) => words).join('');
  const stream = Buffer.alloc(textAt + text.length + 512);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0xc1, 2);
  stream.writeUInt32LE(text.length, 0x4c);
  stream.write(text, textAt, 'latin1');
  const page = stream.subarray(pageAt, pageAt + 512);
  let [position, free] = [textAt, 500];
  for (const [index, [words, modifiers]] of runs.entries()) {
    page.writeUInt32LE(position, index * 4);
    position += words.length;
    page.writeUInt32LE(position, index * 4 + 4);
    if (modifiers.length === 0) continue;
    free = (free - modifiers.length - 1) & ~1;
    page.set([modifiers.length, ...modifiers], free);
    page[(runs.length + 1) * 4 + index] = free / 2;
  }
  page[511] = runs.length;
  const ofParagraphs = stream.subarray(paragraphsAt, paragraphsAt + 512);
  const paragraphs = paragraphStyles === undefined ? [text] : text.split(/(?<=\r)/);
  ofParagraphs.writeUInt32LE(textAt, 0);
  for (const [index] of paragraphs.entries()) {
    ofParagraphs.writeUInt32LE(textAt + paragraphs.slice(0, index + 1).join('').length, (index + 1) * 4);
    const at = 400 - index * 8;
    ofParagraphs[(paragraphs.length + 1) * 4 + index * 13] = at / 2;
    const style = paragraphStyles?.[index] ?? 0;
    ofParagraphs.set([0, Math.ceil((paragraph.length + 2) / 2), style, 0, ...paragraph], at);
  }
  ofParagraphs[511] = paragraphs.length;
  const sheet = Buffer.concat([Buffer.from(new Uint16Array([4, styles.length, 10]).buffer), ...styles]);
  const fontTable = Buffer.concat([Buffer.alloc(4), ...fonts.map(fontOf)]);
  const table = Buffer.concat([Buffer.alloc(64), sheet, fontTable]);
  stream.writeUInt32LE(64 + sheet.length, 0x112);
  stream.writeUInt32LE(fontTable.length, 0x116);
  table.writeUInt32LE(textAt, 48);
  table.writeUInt32LE(position, 52);
  table.writeUInt32LE(paragraphsAt / 512, 56);
  stream.writeUInt32LE(48, 0x102);
  stream.writeUInt32LE(12, 0x106);
  stream.writeUInt32LE(64, 0xa2);
  stream.writeUInt32LE(sheet.length, 0xa6);
  table[0] = 2;
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE((textAt * 2) | 0x40000000, 15);
  table.writeUInt32LE(textAt, 32);
  table.writeUInt32LE(position, 36);
  table.writeUInt32LE(pageAt / 512, 40);
  stream.writeUInt32LE(0, 0x1a2);
  stream.writeUInt32LE(21, 0x1a6);
  stream.writeUInt32LE(32, 0xfa);
  stream.writeUInt32LE(12, 0xfe);
  return buildOle({ [names.word]: stream, [names.table]: table, ...(data && { Data: data }) });
}

await test('text that old Word does not show is not read', async (t) => {
  const runs = [
    ['Seen, ', []],
    ['secret ', [0x3c, 0x08, 1]],
    ['shown again, ', [0x3c, 0x08, 0]],
    ['speck ', [0x43, 0x4a, 2, 0, 0x35, 0x08, 1]],
    ['bold, ', [0x35, 0x08, 1, 0x43, 0x4a, 24, 0]],
    ['gone ', [0x00, 0x08, 1]],
    ['and red secret ', [0x70, 0x68, 255, 0, 0, 0, 0x3c, 0x08, 0x81]],
    ['end.\r', []],
  ] as const;
  for (const names of [usual, { word: 'worddocument', table: '0table' }]) {
    const { text, summary } = await processFixture(buildStyledDoc(runs, { names }), 'doc');
    t.equal(text, 'Seen, shown again, bold, end.', names.word);
    t.equal(summary.warning, 'Hidden text was left out: 25 characters.');
  }
});

const white = [0x70, 0x68, 255, 255, 255, 0];
const highlighted = [0x0c, 0x2a, 2];
const raised = [0x48, 0x2a, 1];

await test('a power of old Word is not read as further digits of its number', async (t) => {
  const runs = [
    ['A yield of 10', []],
    ['6', raised],
    [' or 10', []],
    ['-3', raised],
    [' l per m', []],
    ['2', raised],
    [' of H', []],
    ['2', [0x48, 0x2a, 2]],
    ['O.\r', []],
  ] as const;
  const { text } = await processFixture(buildStyledDoc(runs), 'doc');
  t.equal(text, 'A yield of 10^6 or 10^-3 l per m2 of H2O.');
});

await test('white text of old Word is not read where nothing in the document has a colour', async (t) => {
  const runs = [
    ['Seen, ', []],
    ['secret ', white],
    ['secret ', [0x42, 0x2a, 8]],
    ['on blue, ', [...white, ...highlighted]],
    ['end.\r', []],
  ] as const;
  t.equal((await processFixture(buildStyledDoc(runs), 'doc')).text, 'Seen, on blue, end.');
  const whole = runs
    .map(([text]) => text)
    .join('')
    .trim();
  const blue = [0x4d, 0xc6, 10, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0];
  const paper = [0x4d, 0xc6, 10, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0];
  t.equal((await processFixture(buildStyledDoc(runs, { paragraph: blue }), 'doc')).text, whole);
  t.equal((await processFixture(buildStyledDoc(runs, { paragraph: paper }), 'doc')).text, 'Seen, on blue, end.');
});

await test('text that only its style hides in old Word, or makes white, or raises, looks as the style says', async (t) => {
  const hidden = [0x3c, 0x08, 1];
  const plain = styleOf(1, 0xfff, []);
  const styles = [
    plain,
    styleOf(2, 0xfff, hidden),
    styleOf(2, 1, []),
    styleOf(2, 0xfff, white),
    styleOf(2, 0xfff, raised),
  ];
  const inStyle = (style: number): readonly number[] => [0x30, 0x4a, style, 0];
  const runs = [
    ['Seen, ', []],
    ['secret ', inStyle(1)],
    ['secret ', inStyle(2)],
    ['shown again, ', [...inStyle(2), 0x3c, 0x08, 0]],
    ['secret ', inStyle(3)],
    ['10', []],
    ['6', inStyle(4)],
    ['.\r', []],
  ] as const;
  t.equal((await processFixture(buildStyledDoc(runs, { styles }), 'doc')).text, 'Seen, shown again, 10^6.');
  const paragraphs = [styleOf(1, 0xfff, hidden), ...styles.slice(1)];
  const { text, summary } = await processFixture(buildStyledDoc(runs, { styles: paragraphs }), 'doc');
  t.equal(text, 'shown again,');
  t.equal(summary.warning, 'Hidden text was left out: 27 characters.');
});

await test('titles of old Word are those of its styles, and later parts of a table keep the names of its columns', async (t) => {
  const rows = Array.from({ length: 60 }, (_, index) => `Barge of type ${index}\t${index} EUR`);
  const texts = ['Tolls', ['Boat\tToll', ...rows].join('\v'), 'Winter', 'It is closed.'];
  const { chunks } = await processFixture(
    buildStyledDoc(
      texts.map((text) => [`${text}\r`, []]),
      { paragraphStyles: [1, 0, 2, 0] },
    ),
    'doc',
  );
  t.strictSame(
    chunks.map(({ headings }) => headings),
    [['Tolls'], ['Tolls', 'Boat | Toll'], ['Tolls', 'Winter']],
  );
});

await test('hyphens of old Word that may not break are read, and those where a word may break are not', async (t) => {
  const { text } = await processFixture(buildStyledDoc([['Code AB\x1e1234 for exam\x1fple.\r', []]]), 'doc');
  t.equal(text, 'Code AB-1234 for example.');
});

await test('symbols of old Word are what their fonts show, and not the bracket that stands for them', async (t) => {
  const fonts = ['Times New Roman', 'Symbol', 'Wingdings'];
  const symbol = (font: number, code: number): readonly number[] => [0x09, 0x6a, font, 0, code, 0xf0];
  const runs = [
    ['5 ', []],
    ['(', symbol(1, 0x6d)],
    ['g (', []],
    ['a', [0x4f, 0x4a, 1, 0]],
    [') a ', [0x4f, 0x4a, 0, 0]],
    ['(', symbol(2, 0xfe)],
    ['(', symbol(0, 0x41)],
    ['end.\r', []],
  ] as const;
  t.equal((await processFixture(buildStyledDoc(runs, { fonts }), 'doc')).text, '5 μg (α) a ☑ end.');
});

await test('a field of old Word whose instruction is its text is read', async (t) => {
  const text = '5 \x13SYMBOL 109 \\f "Symbol"\x15m, page \x13PAGEREF secret\x147\x15.\r';
  t.equal((await processFixture(buildStyledDoc([[text, []]]), 'doc')).text, '5 μm, page 7.');
});

/** The state of a field of a form as old Word keeps it. */
function formOf(bits: number, standard: number, choices: readonly string[] = []): Buffer {
  const words = (...values: readonly number[]): Buffer => Buffer.from(new Uint16Array(values).buffer);
  const texts = choices.map((text) => Buffer.concat([words(text.length), Buffer.from(text, 'utf16le')]));
  const field = Buffer.concat([
    words(0xffff, 0xffff, bits, 0, 0, 1, 0x41, 0, standard, ...Array.from({ length: 10 }, () => 0)),
    words(0xffff, choices.length, 0),
    ...texts,
  ]);
  const header = Buffer.alloc(0x44);
  header.writeUInt32LE(header.length + field.length, 0);
  header.writeUInt16LE(header.length, 4);
  return Buffer.concat([header, field]);
}

await test('fields of a form of old Word show their state', async (t) => {
  const [asDefault, box, list] = [25 << 2, 1, 2];
  const forms = [
    formOf(box | (1 << 2), 0),
    formOf(box | asDefault, 0),
    formOf(list | (1 << 2), 0, ['small', 'as large as a house']),
    formOf(0, 0),
  ];
  const at = (index: number): readonly number[] => {
    const offset = forms.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return [0x06, 0x08, 1, 0x03, 0x6a, offset & 0xff, offset >> 8, 0, 0];
  };
  const runs = [
    ['Ticked: \x13 FORMCHECKBOX ', []],
    ['\x01', at(0)],
    ['\x14\x15, not: \x13 FORMCHECKBOX ', []],
    ['\x01', at(1)],
    ['\x15, size: \x13 FORMDROPDOWN ', []],
    ['\x01', at(2)],
    ['\x14\x15, name: \x13 FORMTEXT ', []],
    ['\x01', at(3)],
    ['\x14Ada\x15, broken: \x13 FORMCHECKBOX ', []],
    ['\x01', at(4)],
    ['\x15.\r', []],
  ] as const;
  t.equal(
    (await processFixture(buildStyledDoc(runs, { data: Buffer.concat(forms) }), 'doc')).text,
    'Ticked: [x], not: [ ], size: as large as a house, name: Ada, broken: .',
  );
});
