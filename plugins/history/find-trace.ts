import type { Database } from '../../core/api/database.js';
import type { TracedAnswer } from '../../core/api/index.js';

/** The last answer of a trace. */
export async function findTrace(
  database: Database,
  organizationId: string,
  traceId: string,
): Promise<TracedAnswer | undefined> {
  const [row] = await database.fork().execute<Row[]>(
    `select connection_id, model, end_user_id from history_message
     where trace_id = ? and organization_id = ? order by created_at desc limit 1`,
    [traceId, organizationId],
  );
  return row && { traceId, connectionId: row.connection_id, model: row.model, endUserId: row.end_user_id };
}

interface Row {
  readonly connection_id: string;
  readonly model: string;
  readonly end_user_id: string;
}
