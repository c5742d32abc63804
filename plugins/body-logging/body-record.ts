import type { JsonObject } from '../../core/api/index.js';

/** The bodies of one message on their way through the journal: the columns of its row under their own names. */
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

/** The kind of journal entries with such a record. Its shape is part of the name: old files may be read by newer programs. */
export const bodyKind = 'body-logging.bodies.1';

/** The journal's form; only the type changes. */
export function asJson(record: BodyRecord): JsonObject {
  return record as unknown as JsonObject;
}
