import { copyRow } from '../../core/api/database.js';
import type { JournalEntry } from '../../core/api/index.js';
import type { MessageRecord } from './message-record.js';

/** The kind of journal entries with a {@link MessageEntry}. Its shape is part of the name: old files may be read by newer programs. */
export const messageKind = 'history.message.2';

/** The kind of entries from before 2: the record itself. */
export const formerKind = 'history.message.1';

/** The columns of `row`, in its order: part of the kind. */
export const messageColumns =
  'message_id, organization_id, trace_id, session_id, end_user_id, connection_id, created_at, operation, input_text, ' +
  'output_text, remote_ip_address, user_agent, model, provider, answer_model, status, http_status, error_code, ' +
  'finish_reason, attempts, input_tokens, output_tokens, cached_input_tokens, reasoning_tokens, usage_estimated, cost, ' +
  'prompts, policies, documents, duration_ms, first_byte_ms';

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
  readonly row: string;
  readonly session: MessageSession;
}

/** As the journal takes it. */
export function entryOf(record: MessageRecord): JournalEntry {
  const { organization_id, session_id, end_user_id, created_at } = record;
  const session = [organization_id, session_id, end_user_id, titleOf(record.input_text), created_at];
  return { id: record.message_id, kind: messageKind, value: { row: rowOf(record), session } };
}

/** The inverse of {@link entryOf}, for entries of both kinds. */
export function readEntry({ id, kind, value }: JournalEntry): MessageEntry {
  const { row, session } = kind === formerKind ? entryOf(value as unknown as MessageRecord).value : value;
  const [organization_id, session_id, end_user_id, title, created_at] = session as [
    string,
    string,
    string,
    string,
    string,
  ];
  return { id, row: row as string, session: { organization_id, session_id, end_user_id, title, created_at } };
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
  ]);
}

function jsonOf(list: readonly unknown[] | undefined): string | null {
  return list === undefined ? null : JSON.stringify(list);
}

const longestTitle = 80;
const untitled = 'Untitled';

function titleOf(input: string): string {
  if (input === '') return untitled;
  // A title is made of the beginning, however long the text is.
  const beginning = input.trimStart().slice(0, 10 * longestTitle);
  const line = beginning.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? untitled : line.slice(0, longestTitle).toWellFormed();
}
