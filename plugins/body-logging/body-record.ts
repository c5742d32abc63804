import { BinaryRow, type KeyedRow } from '../../core/api/database.js';
import type { AnyJournalEntry, JournalEntry } from '../../core/api/index.js';

/** The bodies of one message, by the names of their columns. */
export interface BodyRecord {
  readonly message_id: string;
  readonly organization_id: string;
  /** Milliseconds since 1970; ISO 8601 in records of earlier versions. */
  readonly created_at: string | number;
  /** JSON text; null if it is not logged, or was never sent to a model. */
  readonly request: string | null;
  readonly request_truncated: boolean;
  /** JSON text; null if it is not logged, or the client got none. */
  readonly response: string | null;
  readonly response_truncated: boolean;
}

/**
 * The kind of journal entries with a record's row, in the format of COPY. Another format needs another kind, because newer versions read old
 * files.
 */
export const bodyKind = 'body-logging.bodies.3';

/** Kinds of earlier versions: the record as JSON, and its row as text. */
export const legacyKinds = { record: 'body-logging.bodies.1', text: 'body-logging.bodies.2' } as const;

/** The columns of the row, in order; part of the kind. */
export const bodyColumns =
  'message_id, organization_id, created_at, request, request_truncated, response, response_truncated';

const columnCount = bodyColumns.split(',').length;
/** A shared writer; its results are copies. */
const row = new BinaryRow();

/** Encodes a record for the journal. */
export function entryOf(record: BodyRecord): JournalEntry<Uint8Array> {
  row.begin(columnCount);
  row.uuid(record.message_id);
  row.text(record.organization_id);
  row.time(typeof record.created_at === 'number' ? record.created_at : Date.parse(record.created_at));
  row.text(record.request);
  row.boolean(record.request_truncated);
  row.text(record.response);
  row.boolean(record.response_truncated);
  return { id: record.message_id, kind: bodyKind, value: row.end() };
}

/** Decodes an entry of any kind. */
export function readEntry({ id, kind, value, bytes }: AnyJournalEntry): KeyedRow {
  if (kind === legacyKinds.record) return { id, row: entryOf(value as unknown as BodyRecord).value };
  return { id, row: bytes ?? (value as string | Uint8Array) };
}

/** Whether a row is binary. It then begins with the number of its columns, in two bytes; a text row of an earlier version with its id. */
export function isBinary(keyed: KeyedRow): keyed is KeyedRow<Uint8Array> {
  return keyed.row[0] === 0;
}
