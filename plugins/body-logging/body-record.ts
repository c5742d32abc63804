import { copyRow, type KeyedRow } from '../../core/api/database.js';
import type { AnyJournalEntry, JournalEntry } from '../../core/api/index.js';

/** The bodies of one message: the columns of its row under their own names. */
export interface BodyRecord {
  readonly message_id: string;
  readonly organization_id: string;
  /** ISO 8601. */
  readonly created_at: string;
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
export const bodyKind = 'body-logging.bodies.2';

/** The kind of a former version: the record itself. */
export const formerKind = 'body-logging.bodies.1';

/** The columns of the row, in its order: part of the kind. */
export const bodyColumns =
  'message_id, organization_id, created_at, request, request_truncated, response, response_truncated';

/** As the journal takes it. */
export function entryOf(record: BodyRecord): JournalEntry<string> {
  const value = copyRow([
    record.message_id,
    record.organization_id,
    record.created_at,
    record.request,
    record.request_truncated,
    record.response,
    record.response_truncated,
  ]);
  return { id: record.message_id, kind: bodyKind, value };
}

/** The row of an entry of either kind. */
export function readEntry(entry: AnyJournalEntry): KeyedRow {
  const { id, bytes } = entry;
  if (bytes) return { id, row: bytes };
  const { value } = entry;
  return { id, row: typeof value === 'string' ? value : entryOf(value as unknown as BodyRecord).value };
}
