import { BinaryRow, type KeyedRow } from '../../core/api/database.js';
import type { AnyJournalEntry, JournalEntry } from '../../core/api/index.js';

/** The bodies of one message: the columns of its row under their own names. */
export interface BodyRecord {
  readonly message_id: string;
  readonly organization_id: string;
  /** Milliseconds since 1970; ISO 8601 in records of former versions. */
  readonly created_at: string | number;
  /** JSON text; null when it was not to be kept, or never went to a model. */
  readonly request: string | null;
  readonly request_truncated: boolean;
  /** JSON text; null when it was not to be kept, or the client got none. */
  readonly response: string | null;
  readonly response_truncated: boolean;
}

/**
 * The kind of journal entries with the row of such a record as the database takes it. Its shape is part of the name: old files may be
 * read by newer programs.
 */
export const bodyKind = 'body-logging.bodies.3';

/** Kinds of former versions: the record itself, then its row as text. */
export const legacyKinds = { record: 'body-logging.bodies.1', text: 'body-logging.bodies.2' } as const;

/** The columns of the row, in its order: part of the kind. */
export const bodyColumns =
  'message_id, organization_id, created_at, request, request_truncated, response, response_truncated';

const columnCount = bodyColumns.split(',').length;
/** One after the other: what comes out is a copy. */
const row = new BinaryRow();

/** As the journal takes it. */
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

/** The row of an entry of any kind. */
export function readEntry({ id, kind, value, bytes }: AnyJournalEntry): KeyedRow {
  if (kind === legacyKinds.record) return { id, row: entryOf(value as unknown as BodyRecord).value };
  return { id, row: bytes ?? (value as string | Uint8Array) };
}

/** Whether a row is not text, as that of a former version: it begins with the number of its columns, of two bytes, the other with its identifier. */
export function isBinary(keyed: KeyedRow): keyed is KeyedRow<Uint8Array> {
  return keyed.row[0] === 0;
}
