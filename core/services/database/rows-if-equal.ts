import type { SqlEntityManager } from '@mikro-orm/sql';

/** A table that exists in both databases. */
export interface Table {
  readonly name: string;
  /** Names, quoted for SQL, without generated columns. */
  readonly columns: readonly string[];
}

/**
 * Compares the rows of tables in two databases, in any order, by hashes that the databases compute. Changes the time zone of both transactions.
 *
 * @returns the number of rows of each table; undefined when a table has other rows in the other database
 */
export async function rowsIfEqual(
  one: SqlEntityManager,
  other: SqlEntityManager,
  tables: readonly Table[],
): Promise<readonly { readonly name: string; readonly rows: number }[] | undefined> {
  for (const side of [one, other]) {
    // Times as text depend on both.
    await side.execute(`set local timezone = 'UTC'`);
    await side.execute(`set local datestyle = 'ISO'`);
  }
  const counts: { name: string; rows: number }[] = [];
  for (const table of tables) {
    const [here, there] = [await digestOf(one, table), await digestOf(other, table)];
    if (here.rows !== there.rows || here.hash !== there.hash) return undefined;
    counts.push({ name: table.name, rows: here.rows });
  }
  return counts;
}

interface Digest {
  readonly rows: number;
  /** The sum of a 64-bit hash of each row. */
  readonly hash: string;
}

async function digestOf(entities: SqlEntityManager, { name, columns }: Table): Promise<Digest> {
  const row = `json_build_array(${columns.map((column) => `${column}::text`).join(', ')})::text`;
  const [digest] = await entities.execute<Digest[]>(
    `select count(*)::integer as rows, coalesce(sum(hashtextextended(${row}, 0)), 0)::text as hash from ${name}`,
  );
  return digest as Digest;
}
