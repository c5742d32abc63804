import { asBuffer } from '../../../core/api/index.js';
import type { JournalEntry, JournalValues } from '../../../core/api/index.js';
import { titleOf } from '../title-of.js';
import type { MessageRecord } from './message-record.js';
import { rowOf, type RowShape, shapeOf } from './message-row.js';

/**
 * The kinds of journal entries with a {@link JournaledMessage}, one for each format of its row. Another format needs another kind, because newer
 * versions read old files.
 */
export const messageKinds = {
  plain: 'history.message.6',
  annotated: 'history.message.7',
  batched: 'history.message.8',
  owned: 'history.message.9',
} as const satisfies Record<RowShape, string>;

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
export interface JournaledMessage {
  readonly id: string;
  readonly row: Uint8Array;
  /** Undefined for a message without a session id, which is a session of its own; the `session_id` in its row is empty. */
  readonly session: MessageSession | undefined;
}

/** Ends the session in front of a row. In JSON, a tab is escaped. */
const sessionEnd = '\t';
/** A session begins with a bracket; a row, with the number of its columns in two bytes, does not. */
const sessionBegin = '['.charCodeAt(0);

/** Encodes a record for the journal. */
export function entryOf(record: MessageRecord): JournalEntry<Uint8Array> {
  const session = record.session_id === '' ? '' : JSON.stringify(sessionOf(record)) + sessionEnd;
  return { id: record.message_id, kind: messageKinds[shapeOf(record)], value: rowOf(record, session) };
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

/** The inverse of {@link entryOf}. The row is not decoded: its bytes go to the database unchanged. */
export function readEntry({ id, value: bytes }: JournalEntry<Uint8Array>): JournaledMessage {
  if (bytes[0] !== sessionBegin) return { id, row: bytes, session: undefined };
  const whole = asBuffer(bytes);
  const end = whole.indexOf(sessionEnd);
  return { id, row: whole.subarray(end + 1), session: asSession(JSON.parse(whole.toString('utf8', 0, end))) };
}

function sessionOf({ organization_id, session_id, end_user_id, input_text, created_at }: MessageRecord): string[] {
  return [organization_id, session_id, end_user_id, titleOf(input_text), new Date(created_at).toISOString()];
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
