import type { Database, EntityManager } from '../../core/api/database.js';
import type { JournalConsumer } from '../../core/api/index.js';
import { asRecord, type MessageRecord } from './message-record.js';

const longestTitle = 80;
const untitled = 'Untitled';

const messageColumns = `
  message_id uuid, organization_id text, trace_id text, session_id text, end_user_id text, connection_id uuid,
  created_at timestamptz, operation text, input_text text, output_text text, remote_ip_address text, user_agent text,
  model text, provider text, answer_model text, status text, http_status integer, error_code text, finish_reason text,
  attempts integer, input_tokens integer, output_tokens integer, cached_input_tokens integer, reasoning_tokens integer,
  usage_estimated boolean, cost numeric, prompts jsonb, policies jsonb, documents jsonb, duration_ms integer,
  first_byte_ms integer`;
const names = messageColumns.replaceAll(/ (?:uuid|text|integer|boolean|numeric|jsonb|timestamptz)(?=,|$)/g, '');

/** One JSON parameter for all rows: building a statement with a parameter for each value takes longer than running it. */
const insertMessages = `
  insert into history_message (${names})
  select ${names} from jsonb_to_recordset(?::jsonb) as entry (${messageColumns})
  on conflict (message_id) do nothing`;

/** Messages may arrive in any order: the earliest names the session. */
const upsertSessions = `
  insert into history_session (organization_id, session_id, end_user_id, title, created_at, updated_at)
  select * from jsonb_to_recordset(?::jsonb) as entry (
    organization_id text, session_id text, end_user_id text, title text, created_at timestamptz, updated_at timestamptz)
  on conflict (organization_id, session_id) do update set
    end_user_id = case when excluded.created_at < history_session.created_at
      then excluded.end_user_id else history_session.end_user_id end,
    title = case when excluded.created_at < history_session.created_at then excluded.title else history_session.title end,
    created_at = least(excluded.created_at, history_session.created_at),
    updated_at = greatest(excluded.updated_at, history_session.updated_at)`;

/** Puts messages that come through the journal, and their sessions, into their tables; those that are there are left alone. */
export function storeMessages(database: Database): JournalConsumer {
  return (entries) => {
    const records = entries.map(({ value }) => asRecord(value));
    return database.transactional((entities) => store(entities, records));
  };
}

async function store(entities: EntityManager, records: readonly MessageRecord[]): Promise<void> {
  await entities.execute(insertMessages, [JSON.stringify(records)]);
  await entities.execute(upsertSessions, [JSON.stringify(sessionsOf(records))]);
}

interface Session {
  readonly organization_id: string;
  readonly session_id: string;
  readonly end_user_id: string;
  readonly title: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** In one order everywhere, so that two processes that write the same sessions wait for each other and never in a circle. */
function sessionsOf(records: readonly MessageRecord[]): Session[] {
  const sessions = new Map<string, Session>();
  for (const record of records) {
    const key = JSON.stringify([record.organization_id, record.session_id]);
    sessions.set(key, joined(sessions.get(key), sessionOf(record)));
  }
  return [...sessions].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, session]) => session);
}

function sessionOf({ organization_id, session_id, end_user_id, input_text, created_at }: MessageRecord): Session {
  return {
    organization_id,
    session_id,
    end_user_id,
    title: titleOf(input_text),
    created_at,
    updated_at: created_at,
  };
}

function joined(known: Session | undefined, next: Session): Session {
  if (!known) return next;
  const [first, last] = known.created_at <= next.created_at ? [known, next] : [next, known];
  return { ...first, updated_at: last.updated_at > first.updated_at ? last.updated_at : first.updated_at };
}

function titleOf(input: string): string {
  const line = input.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? untitled : line.slice(0, longestTitle).toWellFormed();
}
