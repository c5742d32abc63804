import { type JsonObject, type PlacedCitation, withoutUndefined } from '../../core/api/index.js';

/** A citation as clients see it, with its place in the text of the choice. */
export function nativeCitation({ citation: { url, title, quote, fileId }, range }: PlacedCitation): JsonObject {
  return withoutUndefined({ url, title, quote, file_id: fileId, start: range.start, end: range.end });
}
