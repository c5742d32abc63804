import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery } from 'kysely';

/**
 * Runs a statement with the placeholders `$1`, `$2` …, whose values are sent as parameters. (`execute` writes values into the text of the
 * statement, which is expensive for long ones.)
 *
 * @throws the database's own error, with its `code`; GatewayError `GW_DATABASE_UNAVAILABLE` when the database cannot be reached
 */
export async function runStatement(
  entities: SqlEntityManager,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  await entities.getKysely().executeQuery(CompiledQuery.raw(statement, [...values]));
}
