import type { Database } from '../database.js';
import { GatewayError } from '../errors.js';
import { wasCancelled } from '../internal/was-cancelled.js';

/** Below the 30 seconds after which a server that sends nothing counts as lost, while it would go on with the statement. */
const longestMs = 28_000;

/**
 * Runs a statement that reads as many rows as somebody asks for, and has the server end it when it takes longer than 28 seconds, or than the
 * operator's own `statement_timeout`. The embedded database has no such limit: after 30 seconds it is opened anew.
 *
 * @param values of the placeholders `?`
 * @throws GatewayError `GW_REPORT_TOO_LONG` (422), `GW_DATABASE_UNAVAILABLE` (503)
 */
export async function sumUp<Row extends object>(
  database: Database,
  statement: string,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    return await database.transactional(async (entities) => {
      await entities.execute(
        `select set_config(name, least(nullif(setting::integer, 0), ${longestMs})::text, true)
           from pg_settings where name = 'statement_timeout'`,
      );
      return entities.execute<Row[]>(statement, [...values]);
    });
  } catch (error) {
    throw wasCancelled(error) ? tooLong(error) : error;
  }
}

function tooLong(cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_REPORT_TOO_LONG',
    status: 422,
    message: 'Summing this up takes the database too long. Ask for fewer days, or for one connection, API key or tag.',
    cause,
  });
}
