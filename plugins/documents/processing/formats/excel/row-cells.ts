/** As many as a row can have: a copy of a part of it takes a twentieth of the time of making one. */
const emptyCells: readonly string[] = Array.from({ length: 16_384 }, () => '');

/**
 * The cells of a row, from the first column to the last filled one; missing ones are empty. A row may have two cells sixteen thousand columns apart, and
 * to look for missing ones in a sparse array takes long.
 *
 * @param filled by column, from 0 to 16,383
 */
export function rowCells(filled: ReadonlyMap<number, string>): readonly string[] {
  let length = 0;
  for (const column of filled.keys()) length = Math.max(length, column + 1);
  const cells = emptyCells.slice(0, length);
  for (const [column, text] of filled) cells[column] = text;
  return cells;
}
