import { test } from 'tap';
import { type FoundInCell, type Step, type TableLayout, TableReader } from './table-reader.js';

/** A layout in which a cell begins at each `q` and ends at each `>`. */
class Cells implements TableLayout {
  readonly finder = (cell: string): FoundInCell => ({ start: 0, end: cell.trimEnd().length, score: 1 });
  units = 0;

  read(unit: number): Step {
    this.units += 1;
    if (unit === 'q'.charCodeAt(0)) return 'begins a cell';
    return unit === '>'.charCodeAt(0) ? 'ends a cell' : 'goes on';
  }
}

await test('a cell is read to its end only once a finding may start there, because a later table may take over', (t) => {
  const layout = new Cells();
  const reader = new TableReader(layout, 0, 'name');
  const text = `name:   q7Rw!x2Kd9${' '.repeat(100)}> and ${'more '.repeat(40)}`;
  const start = text.indexOf('q');
  reader.read(text, true, 0);
  t.ok(layout.units < 50, `${layout.units} units`);
  t.match(reader, { start, end: undefined, isDone: false });
  reader.read(text, true, start - 1);
  t.match(reader, { start, end: undefined });
  reader.read(text, true, start);
  t.match(reader, { start, end: start + 10 });
  reader.pass();
  reader.read(text, true, text.length);
  t.equal(reader.isDone, true);
  t.end();
});
