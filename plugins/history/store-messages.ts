import {
  copyRow,
  copyRows,
  type Database,
  type EntityManager,
  isDuplicate,
  runStatement,
} from '../../core/api/database.js';
import type { JournalConsumer } from '../../core/api/index.js';
import { messageColumns, type MessageEntry, type MessageSession, readEntry } from './message-entry.js';

const sessionColumns = 'organization_id, session_id, end_user_id, title, created_at, updated_at';

/** Messages may arrive in any order: the earliest names the session. */
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

/** Others may be storing the same entries at this moment: each time some more of them are known. */
const mostTries = 5;

/** Puts messages that come through the journal, and their sessions, into their tables; those that are there are left alone. */
export function storeMessages(database: Database): JournalConsumer {
  return async (entries) => {
    const messages = entries.map(readEntry);
    for (let tries = 1; ; tries += 1) {
      try {
        return await database.transactional((entities) =>
          tries === 1 ? storeNew(entities, messages) : storeUnknown(entities, messages),
        );
      } catch (error) {
        if (!isDuplicate(error) || tries === mostTries) throw error;
      }
    }
  };
}

/** The usual case: after a crash only some of them may be there already. A message that names no session has one for itself alone. */
async function storeNew(entities: EntityManager, messages: readonly MessageEntry[]): Promise<void> {
  const isAlone = ({ id, session }: MessageEntry): boolean => session.session_id === id;
  await storeRows(entities, messages);
  await copyRows(entities, 'history_session', sessionColumns, messages.filter(isAlone).map(sessionRow));
  await joinSessions(
    entities,
    messages.filter((message) => !isAlone(message)),
  );
}

async function storeUnknown(entities: EntityManager, messages: readonly MessageEntry[]): Promise<void> {
  const ids = messages.map(({ id }) => id);
  const rows = await entities.execute<{ id: string }[]>(
    'select message_id::text as id from history_message where message_id = any(?::uuid[])',
    [`{${ids.join(',')}}`],
  );
  const known = new Set(rows.map(({ id }) => id));
  const unknown = new Map(messages.filter(({ id }) => !known.has(id)).map((message) => [message.id, message]));
  await storeRows(entities, [...unknown.values()]);
  await joinSessions(entities, messages);
}

function storeRows(entities: EntityManager, messages: readonly MessageEntry[]): Promise<void> {
  return copyRows(
    entities,
    'history_message',
    messageColumns,
    messages.map(({ row }) => row),
  );
}

function sessionRow({ session }: MessageEntry): string {
  const { organization_id, session_id, end_user_id, title, created_at } = session;
  return copyRow([organization_id, session_id, end_user_id, title, created_at, created_at]);
}

async function joinSessions(entities: EntityManager, messages: readonly MessageEntry[]): Promise<void> {
  if (messages.length > 0) await runStatement(entities, upsertSessions, [JSON.stringify(sessionsOf(messages))]);
}

interface Session extends MessageSession {
  readonly updated_at: string;
}

/** In one order everywhere, so that two processes that write the same sessions wait for each other and never in a circle. */
function sessionsOf(messages: readonly MessageEntry[]): Session[] {
  const sessions = new Map<string, Session>();
  for (const { session } of messages) {
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
