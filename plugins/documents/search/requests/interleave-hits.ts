import { passagesOf, type SearchHit } from '../found-documents.js';

/**
 * Joins the results of two searches: their passages take turns, each text once, until there are as many as wanted. What only one of them
 * finds is among the first, and neither displaces the other.
 */
export function interleaveHits(
  first: readonly SearchHit[],
  second: readonly SearchHit[],
  limit: number,
): readonly SearchHit[] {
  const [leading, others] = [passagesOf(first), passagesOf(second)];
  const turns = Array.from({ length: limit }, (_, at) => [leading[at], others[at]]).flat();
  const passages = new Map<string, SearchHit>();
  for (const passage of turns) {
    if (passages.size === limit) break;
    if (passage && !passages.has(passage.text)) passages.set(passage.text, passage);
  }
  const ofDocument = Map.groupBy(passages.values(), ({ documentId }) => documentId);
  return [...ofDocument.values()].map(([hit, ...further]) => ({ ...(hit as SearchHit), further }));
}
