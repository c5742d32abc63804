import type { PostgresPool } from 'kysely';

/** Runs a statement on a connection of the pool. @returns its rows */
export async function queryOnce<Row>(
  pool: PostgresPool,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const connection = await pool.connect();
  try {
    return (await connection.query<Row>(sql, values)).rows;
  } finally {
    connection.release();
  }
}

/** Runs a statement in a transaction of its own. @returns its rows */
export async function queryInTransaction<Row>(pool: PostgresPool, sql: string): Promise<readonly Row[]> {
  const connection = await pool.connect();
  try {
    await connection.query('begin', []);
    const { rows } = await connection.query<Row>(sql, []);
    await connection.query('commit', []);
    return rows;
  } finally {
    connection.release();
  }
}
