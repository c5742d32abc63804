import type { CopiedRow } from '../../core/api/database.js';
import type { AnyJournalEntry, JournalEntry, JournalValues, JsonObject } from '../../core/api/index.js';
import type { MessageRecord } from './message-record.js';
import { rowOf } from './message-row.js';
import { titleOf } from './title-of.js';

/** The kind of journal entries with a {@link JournaledMessage}. Another format needs another kind, because newer versions read old files. */
export const messageKind = 'history.message.5';

/** Kinds of earlier versions: the record as JSON; its row and session as JSON; both as text, without and with the last column. */
export const legacyKinds = {
  record: 'history.message.1',
  json: 'history.message.2',
  withoutFailures: 'history.message.3',
  text: 'history.message.4',
} as const;

/** The last column, null, which rows of the second and third kind lack. */
const noFailures = '|\\N';

/** The columns of rows of earlier kinds, in order, which are in text format. */
export const legacyColumns =
  'message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text, ' +
  'output_text, remote_ip_address, user_agent, model, provider, answer_model, status, http_status, error_code, ' +
  'finish_reason, attempts, input_tokens, output_tokens, cached_input_tokens, reasoning_tokens, usage_estimated, cost, ' +
  'prompts, policies, documents, duration_ms, first_byte_ms, failures';

/** The session of a message. */
export interface MessageSession {
  readonly organization_id: string;
  readonly session_id: string;
  readonly end_user_id: string;
  /** The session's title, if this is its first message. */
  readonly title: string;
  /** ISO 8601. */
  readonly created_at: string;
}

/** A message in the journal. Its row is already in the format of COPY, so that it need not be decoded on its way to the database. */
export interface JournaledMessage<Row extends CopiedRow = CopiedRow> {
  readonly id: string;
  /** Encoded by `BinaryRow`, or by `copyRow` in earlier versions. */
  readonly row: Row;
  /** Undefined for a message without a session id, which is a session of its own; the `session_id` in its row is empty. */
  readonly session: MessageSession | undefined;
}

/** A binary row begins with the number of its columns, in two bytes; a text row with its id. */
export function hasBinaryRow(message: JournaledMessage): message is JournaledMessage<Uint8Array> {
  return message.row[0] === 0;
}

/** Ends the session in front of a row. In JSON, a tab is escaped. */
const sessionEnd = '\t';
/** A session begins with a bracket; a row does not. */
const sessionBegin = '['.charCodeAt(0);

/** Encodes a record for the journal. */
export function entryOf(record: MessageRecord): JournalEntry<Uint8Array> {
  const session = record.session_id === '' ? '' : JSON.stringify(sessionOf(record)) + sessionEnd;
  return { id: record.message_id, kind: messageKind, value: rowOf(record, session) };
}

/** Takes the sessions in front of those rows that have one: their ranges then begin behind it. */
export function takeSessions({ bytes, begins }: JournalValues): readonly MessageSession[] {
  const sessions: MessageSession[] = [];
  for (let index = 0; index < begins.length; index += 1) {
    const begin = begins[index] as number;
    if (bytes[begin] !== sessionBegin) continue;
    const end = bytes.indexOf(sessionEnd, begin);
    sessions.push(asSession(JSON.parse(bytes.toString('utf8', begin, end))));
    begins[index] = end + 1;
  }
  return sessions;
}

/** The inverse of {@link entryOf}, for entries of all kinds. */
export function readEntry(entry: AnyJournalEntry): JournaledMessage {
  const { id, kind, value } = entry;
  if (kind === messageKind || kind === legacyKinds.text) return readRow(id, bytesOf(entry));
  if (kind === legacyKinds.record) return readEntry(entryOf(value as unknown as MessageRecord));
  if (kind === legacyKinds.withoutFailures) {
    const message = readRow(id, bytesOf(entry));
    return { ...message, row: message.row.toString() + noFailures };
  }
  const { row, session } = value as JsonObject;
  return { id, row: (row as string) + noFailures, session: asSession(session) };
}

/** Most entries are not decoded: their bytes go to the database unchanged. */
function readRow(id: string, bytes: Buffer): JournaledMessage<Buffer> {
  if (bytes[0] !== sessionBegin) return { id, row: bytes, session: undefined };
  const end = bytes.indexOf(sessionEnd);
  return { id, row: bytes.subarray(end + 1), session: asSession(JSON.parse(bytes.toString('utf8', 0, end))) };
}

/** An entry that could not be written to the file has only a value. */
function bytesOf({ bytes, value }: AnyJournalEntry): Buffer {
  const known = bytes ?? (value instanceof Uint8Array ? value : undefined);
  if (!known) return Buffer.from(value as string);
  return Buffer.isBuffer(known) ? known : Buffer.from(known.buffer, known.byteOffset, known.length);
}

function sessionOf({ organization_id, session_id, end_user_id, input_text, created_at }: MessageRecord): string[] {
  const createdAt = typeof created_at === 'string' ? created_at : new Date(created_at).toISOString();
  return [organization_id, session_id, end_user_id, titleOf(input_text), createdAt];
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
