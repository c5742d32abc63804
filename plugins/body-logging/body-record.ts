import { BinaryRow } from '../../core/api/database.js';
import { type Exchange, type JournalEntry, organizationOf } from '../../core/api/index.js';

/** A body as it is stored. */
export interface Body {
  /** JSON text. A request that was too long is cut, with a mark. */
  readonly text: string;
  /** Whether something is missing because it was too long. */
  readonly truncated: boolean;
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

/**
 * Encodes the bodies of a message for the journal.
 *
 * @param request undefined if it is not logged, or was never sent to a model
 * @param response undefined if it is not logged, or the client got none
 */
export function entryOf(
  { id, identity, receivedAt }: Pick<Exchange, 'id' | 'identity' | 'receivedAt'>,
  request: Body | undefined,
  response: Body | undefined,
): JournalEntry<Uint8Array> {
  row.begin(columnCount);
  row.uuid(id);
  row.text(organizationOf(identity));
  row.time(receivedAt);
  for (const body of [request, response]) {
    row.text(body?.text ?? null);
    row.boolean(body?.truncated ?? false);
  }
  return { id, kind: bodyKind, value: row.end() };
}
