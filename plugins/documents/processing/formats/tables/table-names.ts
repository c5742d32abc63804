import type { DocumentBlock } from '../../document-block.js';
import { areGroupNames, isHeader, joinedNames, rowOf } from './table-rows.js';

/** A row of a table that says which of its cells go over several columns. */
interface SpannedRow {
  readonly cells: readonly string[];
  /** The columns that a cell on their left covers; empty in `cells`. */
  readonly covered: ReadonlySet<number>;
}

/**
 * Makes blocks of the rows of a table, and finds the names of its columns: in its first row, or in two, of which the upper one names groups
 * with cells over several columns: `Site | Day, Down | Day, Up`.
 */
export class TableNames {
  #isFirst = true;
  /** A row with names of groups, which waits for the one below it. */
  #groups: SpannedRow | undefined;

  /** The blocks that are complete with a row: none while it waits for the one below it, or if there is nothing in it. */
  add(row: SpannedRow): readonly DocumentBlock[] {
    const filled = row.cells.filter((cell) => cell !== '');
    if (filled.length === 0) return [];
    const groups = this.#groups;
    this.#groups = undefined;
    if (groups !== undefined)
      return arePartsOf(groups, row) ? [joined(groups, row)] : [named(groups), { kind: 'row', text: rowOf(row.cells) }];
    if (!this.#isFirst) return [{ kind: 'row', text: rowOf(row.cells) }];
    // A caption or a title over all columns may be above the names.
    this.#isFirst = filled.length === 1 && (row.covered.size > 0 || row.cells.length === 1);
    if (row.covered.size > 0 && areGroupNames(filled)) this.#groups = row;
    else return [isHeader(filled) ? named(row) : { kind: 'row', text: rowOf(row.cells) }];
    return [];
  }

  /** What is left at the end of the table. */
  end(): readonly DocumentBlock[] {
    const groups = this.#groups;
    this.#groups = undefined;
    return groups === undefined ? [] : [named(groups)];
  }
}

function named({ cells }: SpannedRow): DocumentBlock {
  return { kind: 'row', text: rowOf(cells), isHeader: true };
}

/** Whether a row names each column below the groups; its first cell is empty or goes on from above, unless it is below a group too. */
function arePartsOf(groups: SpannedRow, { cells, covered }: SpannedRow): boolean {
  if (covered.size > 0 || !isHeader(cells.filter((cell) => cell !== ''))) return false;
  return groups.cells.every((group, column) => {
    const part = cells[column] ?? '';
    if (groups.covered.has(column) || groups.covered.has(column + 1)) return part !== '';
    return column > 0 || part === '' || part === group;
  });
}

function joined(groups: SpannedRow, { cells }: SpannedRow): DocumentBlock {
  return { kind: 'row', text: rowOf(joinedNames(groups.cells, cells)), isHeader: true };
}
