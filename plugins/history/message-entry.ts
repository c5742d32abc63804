import { type CopiedRow, copyRow } from '../../core/api/database.js';
import type { AnyJournalEntry, JournalEntry, JsonObject } from '../../core/api/index.js';
import type { MessageRecord } from './message-record.js';
import { titleOf } from './title-of.js';

/** The kind of journal entries with a {@link MessageEntry}. Its shape is part of the name: old files may be read by newer programs. */
export const messageKind = 'history.message.4';

/** Kinds of former versions: the record itself, then its row and session as JSON, then as now but for the last column. */
export const formerKinds = {
  record: 'history.message.1',
  json: 'history.message.2',
  withoutFailures: 'history.message.3',
} as const;

/** What the rows of former kinds lack at their end. */
const noFailures = '|\\N';

/** The columns of `row`, in its order: part of the kind. */
export const messageColumns =
  'message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text, ' +
  'output_text, remote_ip_address, user_agent, model, provider, answer_model, status, http_status, error_code, ' +
  'finish_reason, attempts, input_tokens, output_tokens, cached_input_tokens, reasoning_tokens, usage_estimated, cost, ' +
  'prompts, policies, documents, duration_ms, first_byte_ms, failures';

/** What a message says about its session. */
export interface MessageSession {
  readonly organization_id: string;
  readonly session_id: string;
  readonly end_user_id: string;
  /** What the session is called when this is its first message. */
  readonly title: string;
  /** ISO 8601. */
  readonly created_at: string;
}

/** A message on its way through the journal: its row as the database takes it, so that nothing is to be done with it on the way. */
export interface MessageEntry {
  readonly id: string;
  readonly row: CopiedRow;
  /** Undefined when the message names none: it is a session by itself then, and its row's `session_id` is empty. */
  readonly session: MessageSession | undefined;
}

/** Ends the session in front of a row: in JSON it is written as an escape. */
const sessionEnd = '\t';
/** A row begins with its identifier, a session with a bracket. */
const sessionBegin = '['.charCodeAt(0);

/** As the journal takes it. */
export function entryOf(record: MessageRecord): JournalEntry<string> {
  const row = rowOf(record);
  const value = record.session_id === '' ? row : JSON.stringify(sessionOf(record)) + sessionEnd + row;
  return { id: record.message_id, kind: messageKind, value };
}

/** The inverse of {@link entryOf}, for entries of all kinds. */
export function readEntry(entry: AnyJournalEntry): MessageEntry {
  if (entry.kind === messageKind) return readText(entry);
  const { id, kind, value } = entry;
  if (kind === formerKinds.record) return readText(entryOf(value as unknown as MessageRecord));
  if (kind === formerKinds.withoutFailures) {
    const message = readText(entry);
    return { ...message, row: message.row.toString() + noFailures };
  }
  const { row, session } = value as JsonObject;
  return { id, row: (row as string) + noFailures, session: asSession(session) };
}

/** Of most entries nothing is read: their bytes go to the database. */
function readText(entry: AnyJournalEntry): MessageEntry {
  const bytes = bytesOf(entry);
  if (bytes[0] !== sessionBegin) return { id: entry.id, row: bytes, session: undefined };
  const end = bytes.indexOf(sessionEnd);
  return { id: entry.id, row: bytes.subarray(end + 1), session: asSession(JSON.parse(bytes.toString('utf8', 0, end))) };
}

function bytesOf(entry: AnyJournalEntry): Buffer {
  const { bytes } = entry;
  return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : Buffer.from(entry.value as string);
}

function sessionOf({ organization_id, session_id, end_user_id, input_text, created_at }: MessageRecord): string[] {
  return [organization_id, session_id, end_user_id, titleOf(input_text), created_at];
}

function asSession(members: unknown): MessageSession {
  const [organization_id, session_id, end_user_id, title, created_at] = members as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { organization_id, session_id, end_user_id, title, created_at };
}

function rowOf(record: MessageRecord): string {
  return copyRow([
    record.message_id,
    record.organization_id,
    record.trace_id,
    record.session_id,
    record.end_user_id,
    record.connection_id,
    record.created_at,
    record.operation,
    record.input_text,
    record.output_text,
    record.remote_ip_address,
    record.user_agent,
    record.model,
    record.provider,
    record.answer_model,
    record.status,
    record.http_status,
    record.error_code,
    record.finish_reason,
    record.attempts,
    record.input_tokens,
    record.output_tokens,
    record.cached_input_tokens,
    record.reasoning_tokens,
    record.usage_estimated,
    record.cost ?? null,
    jsonOf(record.prompts),
    jsonOf(record.policies),
    jsonOf(record.documents),
    record.duration_ms,
    record.first_byte_ms,
    jsonOf(record.failures),
  ]);
}

function jsonOf(list: readonly unknown[] | undefined): string | null {
  return list === undefined ? null : JSON.stringify(list);
}
