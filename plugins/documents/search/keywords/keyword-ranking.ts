import { inTurns } from '../../../../core/api/index.js';
import { chunkId } from '../../document-chunk.js';
import type { LimitedRequest } from '../document-search.js';
import type { RankedId, Ranking } from '../fuse-rankings.js';
import type { KeywordIndex } from './keyword-index.js';
import { facetTerms } from './keyword-segment.js';
import { type LeadingPassage, learnTerms } from './learned-terms.js';
import type { ReadQuestion } from './read-question.js';
import { depth, fullWeight, leadingPassages } from '../ranking-settings.js';

/** The parts of a search request that the keyword index uses. */
export type KeywordRequest = Pick<LimitedRequest, 'connectionId' | 'filter' | 'documents'>;

/** Returns the top passages by the words of a phrase alone, best first. */
export function rankLeading(
  index: KeywordIndex,
  question: ReadQuestion,
  request: KeywordRequest,
): Promise<readonly RankedId[]> {
  return rank(index, question.terms, request, leadingPassages);
}

/** Ranks passages by the words of a phrase, expanded with terms that its top passages share. */
export async function rankByKeywords(
  index: KeywordIndex,
  question: ReadQuestion,
  leading: readonly LeadingPassage[],
  request: KeywordRequest,
): Promise<Ranking> {
  const terms = learnTerms(index, question.terms, leading);
  return keywordRanking(await rank(index, terms, request, depth));
}

/** Returns the keyword ranking for the fusion. */
export function keywordRanking(hits: readonly RankedId[]): Ranking {
  // Passages beyond the first hundred may score as much as the last of them; when there are fewer, all others contain no word of the question.
  return { hits, weight: fullWeight, others: hits.length < depth ? 0 : undefined };
}

async function rank(
  index: KeywordIndex,
  terms: ReadonlyMap<number, number>,
  { connectionId, filter, documents }: KeywordRequest,
  limit: number,
): Promise<readonly RankedId[]> {
  const found = await inTurns(index.search({ terms, facets: facetTerms(filter), documents, connectionId, limit }));
  return found.map(({ documentId, attempt, ordinal, score }) => ({ id: chunkId(documentId, attempt, ordinal), score }));
}
