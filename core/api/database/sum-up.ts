import type { Database, EntityManager } from '../database.js';
import { GatewayError } from '../errors.js';
import { wasCancelled } from '../internal/was-cancelled.js';
import { withNext } from './with-next.js';

/** Below the 30 seconds after which a server that sends nothing counts as lost, while it would go on with the statement. */
const longestMs = 28_000;

/**
 * Reads as many rows as somebody asks for, and has the server end the statement that takes longer than 28 seconds, or than the operator's own
 * `statement_timeout`. The embedded database has no such limit: after 30 seconds it is opened again.
 *
 * @throws GatewayError `GW_REPORT_TOO_LONG` (422), `GW_DATABASE_UNAVAILABLE` (503)
 */
export async function readReport<Result>(
  database: Database,
  read: (entities: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transactional(async (entities) => {
      await entities.execute(
        withNext(`select set_config(name, least(nullif(setting::integer, 0), ${longestMs})::text, true)
          from pg_settings where name = 'statement_timeout'`),
      );
      return read(entities);
    });
  } catch (error) {
    throw wasCancelled(error) ? tooLong(error, await operatorsLimit(database)) : error;
  }
}

/** The operator's own `statement_timeout`, in milliseconds, if it is shorter; undefined also where the database does not say. */
async function operatorsLimit(database: Database): Promise<number | undefined> {
  const statement = "select setting::integer as own from pg_settings where name = 'statement_timeout'";
  const rows = await database
    .fork()
    .execute<{ own: number }[]>(statement)
    .catch(() => []);
  const own = rows[0]?.own ?? 0;
  return own > 0 && own < longestMs ? own : undefined;
}

/**
 * Runs a statement like {@link readReport}.
 *
 * @param values of the placeholders `?`
 */
export function sumUp<Row extends object>(
  database: Database,
  statement: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return readReport(database, (entities) => entities.execute<Row[]>(statement, [...values]));
}

function tooLong(cause: unknown, operatorsMs: number | undefined): GatewayError {
  const limit =
    operatorsMs === undefined
      ? ''
      : ` The operator of the gateway allows it ${operatorsMs} ms (PostgreSQL's "statement_timeout"); ${longestMs} ms would be used.`;
  return new GatewayError({
    code: 'GW_REPORT_TOO_LONG',
    status: 422,
    message: `Reading all of this takes the database too long. Ask for fewer days, or for one connection, API key or tag.${limit}`,
    cause,
  });
}
