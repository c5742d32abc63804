import {
  isJsonArray,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  objectsIn,
  type StreamPart,
} from '../../../core/api/index.js';
import type { ReferencedSources } from './referenced-sources.js';

/**
 * Decodes content that is a list of typed parts, which may include reasoning, and references to results of tools.
 *
 * @param sources what those refer to, for a client of another dialect
 */
export function readBlocks(
  choice: number,
  content: readonly JsonValue[],
  parts: StreamPart[],
  sources: ReferencedSources | undefined,
): void {
  for (const item of content) {
    if (!isJsonObject(item)) continue;
    const { type, text, thinking } = item;
    if (type === 'thinking') {
      if (isText(thinking)) parts.push({ type: 'reasoning', choice, text: thinking });
      for (const { text: words } of objectsIn(thinking))
        if (isText(words)) parts.push({ type: 'reasoning', choice, text: words });
      continue;
    }
    if (isText(text)) parts.push({ type: 'text', choice, text });
    if (type === 'reference' && sources) cite(choice, item, parts, sources);
  }
}

/** A reference belongs to its own text, or, if it has none, to what is before it. */
function cite(
  choice: number,
  { text, reference_ids: ids }: JsonObject,
  parts: StreamPart[],
  sources: ReferencedSources,
): void {
  const back = { from: isText(text) ? text.length : 0, to: 0 };
  for (const id of isJsonArray(ids) ? ids : []) {
    const citation = sources.take(id);
    if (citation) parts.push({ type: 'citation', choice, citation, back });
  }
}
