import { type JsonObject, type PlacedCitation, withoutUndefined } from '../../core/api/index.js';

/** A citation as clients see it, with its place in the text of the choice. */
export function nativeCitation({ citation: { url, title, quote, fileId, place }, range }: PlacedCitation): JsonObject {
  const { start, end } = range;
  return withoutUndefined({ url, title, quote, file_id: fileId, place, start, end });
}
