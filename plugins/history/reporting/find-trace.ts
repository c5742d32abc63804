import type { Database } from '../../../core/api/database.js';
import { isTraceId, type TracedAnswer } from '../../../core/api/index.js';
import type { RecordedPrompt } from '../recording/message-record.js';
import { foreignTrace } from '../tables.js';

/** The message with which a trace began, whose id it has, or a later message of a client's own trace. */
const findLast = `
  select connection_id, model, end_user_id, prompts from (
    select * from history_message where message_id = ?::uuid and trace_id = ''
    union all
    select * from history_message where trace_id = ? and ${foreignTrace}
  ) as message where organization_id = ? order by created_at desc limit 1`;

/** The last answer of a trace. */
export async function findTrace(
  database: Database,
  organizationId: string,
  traceId: string,
): Promise<TracedAnswer | undefined> {
  const [row] = await database
    .fork()
    .execute<Row[]>(findLast, [isTraceId(traceId) ? traceId : null, traceId, organizationId]);
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
