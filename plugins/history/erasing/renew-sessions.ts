import type { EntityManager } from '../../../core/api/database.js';
import { asJoining, type Joining, joinSessions } from '../recording/join-sessions.js';
import { titleReads, whiteSpace } from '../title-of.js';
import { kinds } from '../tables.js';

const ofSession = `select * from history_message where organization_id = ? and session_id = renewed.id and ${kinds.named}`;

/** Makes the rows of sessions anew from the messages that are left; those without any have none. Must be called in a transaction. */
export async function renewSessions(
  entities: EntityManager,
  organizationId: string,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  const ids = JSON.stringify([...new Set(sessionIds)]);
  await entities.execute(
    // In one order, so that this cannot deadlock with those who write the same sessions.
    `delete from history_session where organization_id = ? and session_id in (
       select session_id from history_session
       where organization_id = ? and session_id in (select jsonb_array_elements_text(?::jsonb))
       order by session_id collate "C" for update)`,
    [organizationId, organizationId, ids],
  );
  const left = await entities.execute<Joining[]>(
    `select organization_id, session_id, end_user_id, created_at, left(ltrim(input_text, ?), ?) as beginning
     from jsonb_array_elements_text(?::jsonb) as renewed (id) cross join lateral (
       (${ofSession} order by created_at, message_id limit 1) union all (${ofSession} order by created_at desc limit 1)
     ) as message`,
    [whiteSpace, titleReads, ids, organizationId, organizationId],
  );
  await joinSessions(entities, left.map(asJoining));
}
