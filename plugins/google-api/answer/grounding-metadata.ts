import type { Citation, JsonObject, PlacedCitation, TextRange } from '../../../core/api/index.js';

/** A piece of the text, and the numbers of its sources. */
interface Support {
  readonly range: TextRange;
  readonly sources: number[];
}

/** What a candidate is taken from. */
interface Sources {
  readonly citations: readonly PlacedCitation[];
  /** What a provider of another dialect has searched for. */
  readonly queries: readonly string[];
}

/** The sources of a candidate with this text as `groundingMetadata`; undefined if there are none. Indices count bytes of UTF-8. */
export function groundingMetadata({ citations, queries }: Sources, text: string): JsonObject | undefined {
  if (citations.length === 0 && queries.length === 0) return undefined;
  const chunks = new Map<string, { readonly number: number; readonly chunk: JsonObject }>();
  const supports = new Map<string, Support>();
  for (const { citation, range } of citations) {
    const chunk = chunkOf(citation);
    const key = JSON.stringify(chunk);
    const { number } = chunks.get(key) ?? { number: chunks.size };
    chunks.set(key, { number, chunk });
    const place = `${range.start}-${range.end}`;
    const support = supports.get(place) ?? { range, sources: [] };
    supports.set(place, support);
    if (!support.sources.includes(number)) support.sources.push(number);
  }
  return {
    ...(queries.length > 0 && { webSearchQueries: queries }),
    groundingChunks: [...chunks.values()].map(({ chunk }) => chunk),
    groundingSupports: supportsIn(text, [...supports.values()]),
  };
}

function chunkOf({ url, title, quote, fileId, place }: Citation): JsonObject {
  if (url !== undefined) return { web: { uri: url, title: title ?? url } };
  const pageNumber = place?.unit === 'page' ? place.start : undefined;
  return { retrievedContext: { uri: fileId, title, text: quote, pageNumber } };
}

/** In their order in the text, so that it is counted once. */
function supportsIn(text: string, supports: readonly Support[]): readonly JsonObject[] {
  let [units, bytes] = [0, 0];
  return supports
    .toSorted((a, b) => a.range.start - b.range.start || a.range.end - b.range.end)
    .map(({ range: { start, end }, sources }) => {
      bytes += Buffer.byteLength(text.slice(units, start));
      units = start;
      const segment = text.slice(start, end);
      return {
        segment: { startIndex: bytes, endIndex: bytes + Buffer.byteLength(segment), text: segment },
        groundingChunkIndices: sources,
      };
    });
}
