import { test } from 'tap';
import { container, shape, text } from '../../../../../test/fixtures/documents/build-saved-ppt.js';
import { numbers, record } from '../../../../../test/fixtures/documents/office-records.js';
import { buildOle } from '../../../../../test/fixtures/documents/one-of-each.js';
import { processFixture } from '../../../../../test/fixtures/documents/process-fixture.js';

/** The properties of a group: of a table, or of any other. */
function properties(isTable: boolean): Buffer {
  const body = Buffer.alloc(6);
  body.writeUInt16LE(0x039f, 0);
  body.writeUInt32LE(isTable ? 1 : 0, 2);
  return record(61730, body, 1 << 4);
}

const cell = (left: number, top: number, words: string): Buffer =>
  shape(record(61455, numbers(left, top, left + 10, top + 10)), text(words));
const line = shape(record(61455, numbers(0, 0, 20, 0)));

function slideOf(isTable: boolean, ...cells: readonly Buffer[]): Buffer {
  const group = container(61443, 0, shape(properties(isTable)), ...cells, line);
  const slide = container(1006, 0, container(1036, 0, shape(text('Before.')), group, shape(text('After.'))));
  return buildOle({ 'PowerPoint Document': Buffer.concat([container(1000, 0), slide]) });
}

const cells = [
  cell(10, 0, 'Price'),
  cell(0, 0, 'Part'),
  cell(20, 0, 'Stock'),
  cell(0, 10, 'Seal\rA-17'),
  cell(20, 10, '3'),
  cell(10, 20, '12'),
  cell(0, 20, 'Valve'),
];

await test('cells of a table of old PowerPoint are rows, wherever they are in the file', async (t) => {
  const { text: read } = await processFixture(slideOf(true, ...cells), 'ppt');
  t.equal(read, 'Before.\n\nAfter.\n\nPart | Price | Stock\nSeal A-17 | | 3\nValve | 12');
});

await test('other groups of shapes are read shape by shape', async (t) => {
  const { text: read } = await processFixture(slideOf(false, ...cells.slice(0, 2)), 'ppt');
  t.equal(read, 'Before.\n\nPrice\n\nPart\n\nAfter.');
});

await test('what calls itself a table and has a column for each cell takes no time by its square', async (t) => {
  const many = Array.from({ length: 20_000 }, (_, index) => cell(index, index, 'x'));
  t.equal((await processFixture(slideOf(true, ...many), 'ppt')).text.match(/x/g)?.length, 20_000);
});
