import type { DocumentSearchParts, SearchRequest } from './document-search.js';
import type { RankedId } from './fuse-rankings.js';
import type { KeywordIndex } from './keyword-index.js';
import { rankLeading } from './keyword-ranking.js';
import type { LeadingPassage } from './learned-terms.js';
import { readOpening, type SearchOpening } from './search-opening.js';
import { searchedText } from './searched-text.js';
import { ShownPassages } from './shown-passages.js';

/** What a search begins with. */
export interface OpenedQuestion extends Pick<SearchOpening, 'spaces'> {
  /** Undefined when the keyword side could not be read. */
  readonly index: KeywordIndex | undefined;
  /** Of each phrase the passages that rank first by its words alone, the best first. Only such as whoever searches may see. */
  readonly leading: readonly (readonly LeadingPassage[])[];
  readonly shown: ShownPassages;
}

/**
 * Finds what the question can learn from. The keyword side that is in memory is ranked first, and is nearly always as the database has it:
 * then one statement says so, and has the passages as well. Otherwise what is new is read, and it is ranked once more.
 *
 * @param without is told why there is no keyword side
 */
export async function openQuestion(
  { database, keywords }: Pick<DocumentSearchParts, 'database' | 'keywords'>,
  request: SearchRequest,
  without: (cause: unknown) => undefined,
): Promise<OpenedQuestion> {
  const { organizationId } = request;
  const held = keywords.held(organizationId);
  const revision = held?.revision;
  const expected = held ? await rankPhrases(held.index, request) : [];
  const ids = idsOf(expected);
  const { state, spaces, passages } = await readOpening(database, request, ids);
  const shown = new ShownPassages(database, request);
  shown.take(ids, passages);
  const index = await keywords.of(organizationId, state).catch(without);
  if (!index) return { index, spaces, leading: [], shown };
  const isCurrent = index === held?.index && state?.revision === revision;
  const ranked = isCurrent ? expected : await rankPhrases(index, request);
  await shown.read(idsOf(ranked));
  return { index, spaces, shown, leading: ranked.map((hits) => leadingOf(hits, shown)) };
}

function rankPhrases(index: KeywordIndex, request: SearchRequest): Promise<readonly (readonly RankedId[])[]> {
  return Promise.all(request.phrases.map((phrase) => rankLeading(index, phrase, request)));
}

function idsOf(rankings: readonly (readonly RankedId[])[]): readonly string[] {
  return [...new Set(rankings.flat().map(({ id }) => id))];
}

function leadingOf(hits: readonly RankedId[], shown: ShownPassages): readonly LeadingPassage[] {
  return hits.flatMap(({ id, score }) => {
    const passage = shown.get(id);
    return passage ? [{ text: searchedText(passage.headings, passage.text), score }] : [];
  });
}
