import type { Database } from '../../../core/api/database.js';
import { chunkId } from '../document-chunk.js';
import type { SearchRequest } from './document-search.js';
import { readPassages } from './found-passages.js';
import type { RankedId, Ranking } from './fuse-rankings.js';
import type { KeywordIndex } from './keyword-index.js';
import { facetTerm } from './keyword-segment.js';
import { type LeadingPassage, learnTerms } from './learned-terms.js';
import { questionTerms } from './lexical-features.js';
import { depth, keywordWeight, leadingPassages } from './ranking-settings.js';
import { searchedText } from './searched-text.js';
import { inTurns } from './take-turns.js';

/** What is asked for on the keyword side. */
export type KeywordRequest = Pick<SearchRequest, 'organizationId' | 'connectionId' | 'filter'>;

/** The passages that rank first by the words of a phrase alone, the best first. Only such as whoever searches may see. */
export async function findLeading(
  database: Database,
  index: KeywordIndex,
  phrase: string,
  request: KeywordRequest,
): Promise<readonly LeadingPassage[]> {
  const hits = await rank(index, questionTerms(phrase), request, leadingPassages);
  const { organizationId, connectionId } = request;
  const ids = hits.map(({ id }) => id);
  const passages = await readPassages(database, ids, organizationId, connectionId);
  return hits.flatMap(({ id, score }) => {
    const passage = passages.get(id);
    return passage ? [{ text: searchedText(passage.headings, passage.text), score }] : [];
  });
}

/** The passages of which the words of a phrase tell most, and those that the leading ones have in common. */
export async function rankByKeywords(
  index: KeywordIndex,
  phrase: string,
  leading: readonly LeadingPassage[],
  request: KeywordRequest,
): Promise<Ranking> {
  const terms = learnTerms(index, questionTerms(phrase), leading);
  return keywordRanking(await rank(index, terms, request, depth));
}

/** A ranking of the keyword side, ready to be joined. */
export function keywordRanking(hits: readonly RankedId[]): Ranking {
  // What is not among the first hundred may have as much as the last of them; when there are fewer, it has no word of the question.
  return { hits, weight: keywordWeight, others: hits.length < depth ? 0 : undefined };
}

async function rank(
  index: KeywordIndex,
  terms: ReadonlyMap<number, number>,
  { connectionId, filter }: KeywordRequest,
  limit: number,
): Promise<readonly RankedId[]> {
  const facets = Object.entries(filter).map(([name, value]) => facetTerm(name, value));
  const found = await inTurns(index.searching({ terms, facets, connectionId, limit }));
  return found.map(({ documentId, attempt, ordinal, score }) => ({ id: chunkId(documentId, attempt, ordinal), score }));
}
