import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';

/** The text of a `copy … from stdin`, as its only parameter: the database service hands it over in the way of the storage. */
export class CopyText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const special = /[\\|\n\r]/;
const everySpecial = /[\\|\n\r]/g;
const unique = '23505';

/**
 * A row as `copyRows` takes it: PostgreSQL's text form of COPY with `|` between the values.
 *
 * @see https://www.postgresql.org/docs/15/sql-copy.html#id-1.9.3.55.9.2
 */
export function copyRow(values: readonly (string | number | boolean | null)[]): string {
  return values.map(copyValue).join('|');
}

function copyValue(value: string | number | boolean | null): string {
  if (value === null) return '\\N';
  const text = typeof value === 'string' ? value : String(value);
  return special.test(text) ? text.replace(everySpecial, escaped) : text;
}

function escaped(character: string): string {
  if (character === '\n') return '\\n';
  return character === '\r' ? '\\r' : `\\${character}`;
}

/**
 * Adds rows to a table by COPY: for many rows a fraction of what any `insert` costs, because nothing of it is SQL. A row that is there already
 * refuses them all, see {@link isDuplicate}.
 *
 * @param rows made by {@link copyRow}, with the values of these columns
 */
export async function copyRows(
  entities: SqlEntityManager,
  table: string,
  columns: string,
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const text = new CopyText(`${rows.join('\n')}\n`);
  await runStatement(entities, `copy ${table} (${columns}) from stdin with (delimiter '|')`, [text]);
}

/**
 * Runs a statement with `$1`, `$2` … whose values go apart from it: `execute` writes them into its text, which costs much where they are long.
 * What it throws is the database's own error, with its `code`; an outage is `GW_DATABASE_UNAVAILABLE` as everywhere.
 */
export async function runStatement(
  entities: SqlEntityManager,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await entities.getKysely().executeQuery(CompiledQuery.raw(statement, [...values]));
}

/** Whether a statement has failed because a row with this key is there already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === unique;
}
