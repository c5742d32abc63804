import { test } from 'tap';
import { buildOle } from '../../../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

const textAt = 0x800;
const pageAt = 0x600;
const usual = { word: 'WordDocument', table: '0Table' };

/** A document of Word 97, each run of whose text has property modifiers of its own. */
function buildStyledDoc(
  runs: readonly (readonly [text: string, modifiers: readonly number[]])[],
  names = usual,
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
  const table = Buffer.alloc(64);
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
  return buildOle({ [names.word]: stream, [names.table]: table });
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
    const { text, summary } = await processFixture(buildStyledDoc(runs, names), 'doc');
    t.equal(text, 'Seen, shown again, bold, end.', names.word);
    t.equal(summary.warning, 'Hidden text was left out: 25 characters.');
  }
});
