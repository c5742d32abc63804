import type { DocumentSearchParts, LimitedRequest } from './document-search.js';
import type { RankedId } from './fuse-rankings.js';
import type { KeywordIndex } from './keywords/keyword-index.js';
import { rankLeading } from './keywords/keyword-ranking.js';
import type { LeadingPassage } from './keywords/learned-terms.js';
import { type ReadQuestion, readQuestion } from './keywords/read-question.js';
import { readSearchState, type SearchState } from './read-search-state.js';
import { ShownPassages } from './shown-passages.js';

/** Data that a search starts from. */
export interface StartedSearch extends Pick<SearchState, 'spaces'> {
  /** Undefined when the keyword index could not be read. */
  readonly index: KeywordIndex | undefined;
  /** For each phrase, the top passages by its words alone, best first. Contains only passages that the caller may see. */
  readonly leading: readonly (readonly LeadingPassage[])[];
  /** The phrases, read with the index. */
  readonly questions: readonly ReadQuestion[];
  readonly shown: ShownPassages;
}

/**
 * Finds the passages for the question's expansion. The keyword index in memory is ranked first; it is nearly always current, which one
 * statement verifies while reading the passages too. Otherwise the changes are read, and it is ranked again.
 *
 * @param without called with the reason when the keyword index is unavailable
 */
export async function startSearch(
  { database, keywords }: Pick<DocumentSearchParts, 'database' | 'keywords'>,
  request: LimitedRequest,
  without: (cause: unknown) => undefined,
): Promise<StartedSearch> {
  const { organizationId } = request;
  const held = keywords.cached(organizationId);
  const revision = held?.revision;
  const before = held ? await readPhrases(held.index, request) : [];
  const expected = held ? await rankPhrases(held.index, before, request) : [];
  const ids = idsOf(expected);
  const { state, spaces, passages } = await readSearchState(database, request, ids);
  const shown = new ShownPassages(database, request);
  shown.take(ids, passages);
  const index = await keywords.of(organizationId, state).catch(without);
  if (!index) return { index, spaces, leading: [], questions: await readPhrases(index, request), shown };
  const isCurrent = index === held?.index && state?.revision === revision;
  const questions = isCurrent ? before : await readPhrases(index, request);
  const ranked = isCurrent ? expected : await rankPhrases(index, questions, request);
  await shown.read(idsOf(ranked));
  const texts = await shown.texts(idsOf(ranked));
  return { index, spaces, questions, shown, leading: ranked.map((hits) => leadingOf(hits, texts)) };
}

/** One after another: each is read in slices of time. */
async function readPhrases(
  index: KeywordIndex | undefined,
  { phrases }: LimitedRequest,
): Promise<readonly ReadQuestion[]> {
  const questions: ReadQuestion[] = [];
  for (const phrase of phrases) questions.push(await readQuestion(phrase, index));
  return questions;
}

function rankPhrases(
  index: KeywordIndex,
  questions: readonly ReadQuestion[],
  request: LimitedRequest,
): Promise<readonly (readonly RankedId[])[]> {
  return Promise.all(questions.map((question) => rankLeading(index, question, request)));
}

function idsOf(rankings: readonly (readonly RankedId[])[]): readonly string[] {
  return [...new Set(rankings.flat().map(({ id }) => id))];
}

function leadingOf(hits: readonly RankedId[], texts: ReadonlyMap<string, string>): readonly LeadingPassage[] {
  return hits.flatMap(({ id, score }) => {
    const text = texts.get(id);
    return text === undefined ? [] : [{ text, score }];
  });
}
