import { test } from 'tap';
import type { PlacedLine } from './pdf-text.js';
import { joinCells, joinSplit } from './split-lines.js';

const line = (text: string, left: number, right: number, bottom: number, top: number): PlacedLine => ({
  text,
  size: 12,
  left,
  right,
  bottom,
  top,
  turns: 0,
  gaps: [],
  divide: (at) => (at < left ? ['', text] : [text, '']),
});

await test('a line goes on after a raised or lowered letter', (t) => {
  const parts = [
    line('an area of 25 m2', 50, 150, 100, 114),
    line(' and more of', 151, 220, 100, 109),
    line('the next line', 50, 130, 86, 95),
  ];
  const [joined, next, ...others] = joinSplit(parts);
  t.match(joined, { text: 'an area of 25 m2 and more of', left: 50, right: 220, bottom: 100, top: 114 });
  t.equal(next?.text, 'the next line');
  t.strictSame(others, []);
  t.strictSame(joined?.divide(300), ['an area of 25 m2 and more of', '']);
  t.strictSame(joined?.divide(20), ['', 'an area of 25 m2 and more of']);
  t.end();
});

await test('a line goes on after a raised letter behind one that is no higher than an x', (t) => {
  const raised = { ...line('2', 56.5, 60, 105, 110), size: 7 };
  const [joined, ...others] = joinSplit([
    line('x', 50, 56, 100, 106),
    raised,
    line(' is its square', 60, 140, 98, 109),
  ]);
  t.match(joined, { text: 'x2 is its square', size: 12 });
  t.strictSame(others, []);
  t.end();
});

await test('cells of a table, and lines beside each other in columns, stay apart', (t) => {
  for (const other of [line('cell', 170, 200, 100, 109), line('column', 151, 220, 90, 99)])
    t.equal(joinSplit([line('an area', 50, 150, 100, 110), other]).length, 2);
  t.end();
});

await test('the lines of a row know what is on either side of a place', (t) => {
  const first: PlacedLine = { ...line('HX-1 Ram with', 50, 250, 100, 110), gaps: [{ left: 80, right: 180 }] };
  const parts = [first, line('double seal', 180, 240, 88, 98), line('40.00', 330, 360, 100, 110)];
  const [joined, ...others] = joinCells(parts);
  t.strictSame(others, []);
  t.match(joined, { text: 'HX-1 Ram with double seal 40.00', left: 50, right: 360, bottom: 88, top: 110 });
  t.strictSame(joined?.gaps, [
    { left: 80, right: 180 },
    { left: 250, right: 330 },
  ]);
  t.strictSame(joined?.divide(300), ['HX-1 Ram with double seal', '40.00']);
  t.strictSame(joined?.divide(20), ['', 'HX-1 Ram with double seal 40.00']);
  t.strictSame(joined?.divide(400), ['HX-1 Ram with double seal 40.00', '']);
  t.end();
});

await test('lines that are not below the last cell of a row are not part of it', (t) => {
  const row: PlacedLine = { ...line('HX-1 Ram with', 50, 250, 100, 110), gaps: [{ left: 80, right: 180 }] };
  const next = line('40.00', 330, 360, 100, 110);
  for (const other of [
    line('first cell', 50, 120, 88, 98),
    line('wider than the cell', 180, 340, 88, 98),
    line('above', 180, 240, 112, 122),
  ])
    t.equal(joinCells([row, other, next]).length, 3, other.text);
  t.end();
});
