/** Quotes and marks around a value, and what may stand around them: `N'…'`, `**…**`. */
const marks = /^(?:[NEBnebr]{1,2}(?=['"]))?(\\?["'`]|\*\*|__|<code>)/;

/** Start and end of the value of a cell, without spaces, quotes and marks around it. */
export function valueInCell(cell: string): readonly [start: number, end: number] {
  let start = cell.length - cell.trimStart().length;
  let end = cell.trimEnd().length;
  for (let mark = marks.exec(cell.slice(start, end)); mark; mark = marks.exec(cell.slice(start, end))) {
    const [opening, sign = ''] = mark;
    const closing = sign === '<code>' ? '</code>' : sign;
    const inner = end - closing.length;
    if (inner <= start + opening.length || !cell.slice(start, end).endsWith(closing)) break;
    start += opening.length;
    end = inner;
  }
  return [start, end];
}
