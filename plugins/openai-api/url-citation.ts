import type { Citation, JsonObject, TextRange } from '../../core/api/index.js';

/** The members of a `url_citation`, all of which clients require. Undefined for a source that is no page. */
export function urlCitation({ url, title }: Citation, { start, end }: TextRange): JsonObject | undefined {
  return url === undefined ? undefined : { end_index: end, start_index: start, title: title ?? url, url };
}
