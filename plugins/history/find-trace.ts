import type { Database } from '../../core/api/database.js';
import type { TracedAnswer } from '../../core/api/index.js';
import type { RecordedPrompt } from './message-record.js';

/** The last answer of a trace. */
export async function findTrace(
  database: Database,
  organizationId: string,
  traceId: string,
): Promise<TracedAnswer | undefined> {
  const [row] = await database.fork().execute<Row[]>(
    `select connection_id, model, end_user_id, prompts from history_message
     where trace_id = ? and organization_id = ? order by created_at desc limit 1`,
    [traceId, organizationId],
  );
  if (!row) return undefined;
  const { connection_id: connectionId, model, end_user_id: endUserId, prompts } = row;
  return { traceId, connectionId, model, endUserId, promptVersionIds: (prompts ?? []).map((each) => each.version_id) };
}

interface Row {
  readonly connection_id: string;
  readonly model: string;
  readonly end_user_id: string;
  readonly prompts: readonly RecordedPrompt[] | null;
}
