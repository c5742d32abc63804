import { type Database, type EntityManager, runStatement } from '../../../core/api/database.js';
import { titleOf, titleReads, whiteSpace } from '../title-of.js';
import type { JournaledMessage, MessageSession } from './journaled-message.js';

const sessionColumns = 'organization_id, session_id, end_user_id, title, created_at, updated_at';

/** Messages may arrive in any order; the earliest one determines the session's title and end user. */
const upsertSessions = `
  insert into history_session (${sessionColumns})
  select * from jsonb_to_recordset($1::jsonb) as entry (
    organization_id text, session_id text, end_user_id text, title text, created_at timestamptz, updated_at timestamptz)
  on conflict (organization_id, session_id) do update set
    end_user_id = case when excluded.created_at < history_session.created_at
      then excluded.end_user_id else history_session.end_user_id end,
    title = case when excluded.created_at < history_session.created_at then excluded.title else history_session.title end,
    created_at = least(excluded.created_at, history_session.created_at),
    updated_at = greatest(excluded.updated_at, history_session.updated_at)`;

/** Adds messages to the sessions that they name. */
export async function joinSessions(
  entities: EntityManager,
  messages: readonly Pick<JournaledMessage, 'session'>[],
): Promise<void> {
  const sessions = sessionsOf(messages);
  if (sessions.length > 0) await runStatement(entities, upsertSessions, [JSON.stringify(sessions)]);
}

interface Session extends MessageSession {
  readonly updated_at: string;
}

/** Sorted, so that two processes that write the same sessions cannot deadlock. */
function sessionsOf(messages: readonly Pick<JournaledMessage, 'session'>[]): Session[] {
  const sessions = new Map<string, Session>();
  for (const { session } of messages) {
    if (!session) continue;
    const key = JSON.stringify([session.organization_id, session.session_id]);
    sessions.set(key, joined(sessions.get(key), { ...session, updated_at: session.created_at }));
  }
  return [...sessions].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, session]) => session);
}

function joined(known: Session | undefined, next: Session): Session {
  if (!known) return next;
  const [first, last] = known.created_at <= next.created_at ? [known, next] : [next, known];
  return { ...first, updated_at: last.updated_at > first.updated_at ? last.updated_at : first.updated_at };
}

/** Ids of messages are UUIDs of version 7. Few clients use one as a session id, except to continue the session of that message. */
const messageId = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Sessions whose id may be that of a message in this range; the first condition is that of a partial index. */
const namedBetween = `
  select session_id from history_session
  where session_id like '________-____-7%' and session_id collate "C" between ? and ?`;

const joinNamed = `
  update history_message as message set session_id = message_id::text
  where message_id = any(?::uuid[]) and session_id = '' and exists (
    select 1 from history_session as session
    where session.organization_id = message.organization_id and session.session_id = message.message_id::text)
  returning organization_id, message_id::text as session_id, end_user_id, created_at,
    left(ltrim(input_text, ?), ?) as beginning`;

/** A message that belongs to a session, and the beginning of its text. */
export interface Joining {
  readonly organization_id: string;
  readonly session_id: string;
  readonly end_user_id: string;
  readonly created_at: string | Date;
  readonly beginning: string;
}

/** The ids of messages: all of them are in this range, which may be wider. */
export interface IdRange {
  readonly first: string;
  readonly last: string;
}

/**
 * A message without a session id is a session of its own, until a later message uses its id as a session id. This runs after the messages
 * have been committed: of two processes that each store one of them, the later one sees both.
 *
 * @param messages those with a session, at least
 * @param single the messages without a session, if there are any
 */
export async function joinSingleMessages(
  database: Database,
  entities: EntityManager,
  messages: readonly Pick<JournaledMessage, 'session'>[],
  single: IdRange | undefined,
): Promise<void> {
  const ids = new Set(messages.flatMap(({ session }) => (session ? [session.session_id] : [])).filter(isMessageId));
  if (single) for (const id of await namedIn(entities, single)) ids.add(id);
  if (ids.size === 0) return;
  await database.transactional(async (joining) => {
    const rows = await joining.execute<Joining[]>(joinNamed, [`{${[...ids].join(',')}}`, whiteSpace, titleReads]);
    await joinSessions(joining, rows.map(asJoining));
  });
}

const isMessageId = (text: string): boolean => messageId.test(text);

async function namedIn(entities: EntityManager, { first, last }: IdRange): Promise<readonly string[]> {
  const rows = await entities.execute<{ session_id: string }[]>(namedBetween, [first, last]);
  return rows.map((row) => row.session_id).filter(isMessageId);
}

/** The session of a message. */
export function asJoining({ beginning, created_at, ...session }: Joining): Pick<JournaledMessage, 'session'> {
  return { session: { ...session, title: titleOf(beginning), created_at: new Date(created_at).toISOString() } };
}
