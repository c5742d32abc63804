import Papa from 'papaparse';
import type { CsvDialect } from './csv-dialect.js';

/** A dialect, and how many cells the usual row has. */
export interface ColumnDialect extends CsvDialect {
  readonly columns: number;
}

/** A row as it was parsed. */
interface ParsedRow {
  readonly cells: readonly string[];
  /** Whether its quotes break the rules. */
  readonly isFaulty: boolean;
}

/** A row, and how many lines after the beginning of the parsed one it begins. */
interface DividedRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Divides a row that has swallowed others, because a quote in it is opened and not closed, or not doubled: each of its lines with the usual
 * number of cells is a row, the other ones continue the row before. Returns every other row as it is.
 */
export function divideRow(
  { cells, isFaulty }: ParsedRow,
  source: string,
  dialect: ColumnDialect,
): readonly DividedRow[] {
  const whole = [{ cells, line: 0 }];
  if (
    dialect.columns < 2 ||
    (!isFaulty && cells.length === dialect.columns) ||
    !cells.some((cell) => /[\r\n]/.test(cell))
  )
    return whole;
  const lines = source.replace(/[\r\n]+$/, '').split(/\r\n?|\n/);
  const parsed = lines.map((line) => cellsOf(line, dialect));
  const isRow = (line: readonly string[]): boolean => line.length === dialect.columns;
  const rows: { cells: string[]; line: number }[] = [];
  for (const [line, found] of parsed.entries()) {
    const previous = rows.at(-1);
    if (previous === undefined || isRow(found)) rows.push({ cells: [...found], line });
    else previous.cells.push(`${previous.cells.pop() ?? ''}\n${lines[line] ?? ''}`);
  }
  return rows;
}

function cellsOf(line: string, { delimiter, quote }: CsvDialect): string[] {
  return Papa.parse<string[]>(line, { delimiter, quoteChar: quote, newline: '\n' }).data[0] ?? [];
}
