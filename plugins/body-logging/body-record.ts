import { BinaryRow } from '../../core/api/database.js';
import type { JournalEntry } from '../../core/api/index.js';

/** The bodies of one message, by the names of their columns. */
export interface BodyRecord {
  readonly message_id: string;
  readonly organization_id: string;
  /** Milliseconds since 1970. */
  readonly created_at: number;
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
  row.time(record.created_at);
  row.text(record.request);
  row.boolean(record.request_truncated);
  row.text(record.response);
  row.boolean(record.response_truncated);
  return { id: record.message_id, kind: bodyKind, value: row.end() };
}
