import { isUuid, traceIdOf, uuidOf } from '../../../core/api/index.js';

/** A file is a document: its id has the 32 hex digits of the document's UUID. */
const prefix = 'file-';

export function fileIdOf(documentId: string): string {
  return prefix + traceIdOf(documentId);
}

/** The id of the document; undefined for an id of another form. */
export function documentIn(fileId: string): string | undefined {
  const digits = fileId.startsWith(prefix) ? fileId.slice(prefix.length) : '';
  const uuid = digits.length === 32 ? uuidOf(digits) : '';
  return isUuid(uuid) ? uuid : undefined;
}
