import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../../../core/api/database.js';
import { type AskingRequest, GatewayError, type Logger, takeTurns, type VectorStore } from '../../../core/api/index.js';
import { FoundDocuments, type SearchHit } from './found-documents.js';
import { fuseRankings, type RankedId, type Ranking } from './fuse-rankings.js';
import type { KeywordIndex } from './keywords/keyword-index.js';
import type { KeywordIndexCache } from './keywords/keyword-index-cache.js';
import { rankByKeywords } from './keywords/keyword-ranking.js';
import type { FacetValue } from './keywords/keyword-segment.js';
import type { WeightingEmbedder } from './embedding/lexical-embedder.js';
import { greatestWeight } from './embedding/general-weights.js';
import { fits } from './passage-facets.js';
import { fullWeight, lexicalWeight, nearbyPassages, orderedPassages, orderWeight } from './ranking-settings.js';
import { nearestVisible } from './vectors/nearest-visible.js';
import type { VectorPatience } from './vectors/vector-patience.js';
import { type StartedSearch, startSearch } from './start-search.js';
import { coverageOf } from './relevance.js';
import type { SearchedSpace } from './read-search-state.js';
import { type DocumentLimits, searchedDocuments } from './searched-documents.js';
import { WordOrder } from './word-order.js';

/** A search, and the caller on whose behalf it runs. */
export interface SearchRequest extends AskingRequest {
  /** For the log; absent if no request asks. */
  readonly requestId?: string;
  readonly organizationId: string;
  /** Restricted documents are found only through the connection that uploaded them. */
  readonly connectionId: string | undefined;
  readonly phrases: readonly string[];
  /** Maximum number of documents. */
  readonly limit: number;
  /** Scalar members that a passage's metadata must contain. */
  readonly filter: Readonly<Record<string, FacetValue>>;
  /** Undefined for all documents. */
  readonly only?: DocumentLimits | undefined;
  readonly signal: AbortSignal;
}

/** A request of which it is known which documents are searched. */
export interface LimitedRequest extends Omit<SearchRequest, 'only'> {
  /** Their identifiers; undefined for all. */
  readonly documents?: ReadonlySet<string> | undefined;
}

/** The result of a search. */
export interface SearchResult {
  /** Best first, each document once. */
  readonly hits: readonly SearchHit[];
  /** Retrieval methods that were unavailable; the results come from the other one alone. */
  readonly missing: readonly ('keywords' | 'vectors')[];
}

/** Dependencies of a search. */
export interface DocumentSearchParts {
  readonly database: Database;
  readonly vectors: VectorStore;
  readonly embedder: WeightingEmbedder;
  /** Finds an embedder by its id, whose vectors are searched until those of the configured one are made. */
  readonly earlier: (id: string) => WeightingEmbedder | undefined;
  readonly keywords: KeywordIndexCache;
  readonly minimumRelevance: number;
  /** Gets organizations whose vectors are refused or not found, so that these are looked at soon. */
  readonly doubtful?: Set<string>;
  /** Bounds the wait for vectors; without it, only their own limits do. */
  readonly patience?: VectorPatience;
  readonly log: Logger;
}

/** Results of the keyword index, which are known before the vector store responds. */
interface KnownByKeywords {
  readonly index: KeywordIndex | undefined;
  /** Texts of the top passages by keywords. */
  readonly nearby: readonly string[];
  readonly spaces: readonly SearchedSpace[];
}

interface VectorRanking extends Ranking {
  /** Whether the scores are cosine similarities, from which the relevance can be derived. */
  readonly areCosines: boolean;
}

type Side = 'keywords' | 'vectors';

/** How many of the top keyword results are read during the vector query. */
const readAhead = 40;

/** Batch size for reading the fused passages from the database, until there are enough documents. */
const readAtOnce = 40;

/** Hybrid search: finds passages by keywords and by vectors, and fuses both rankings. */
export class DocumentSearch {
  readonly #parts: DocumentSearchParts;

  constructor(parts: DocumentSearchParts) {
    this.#parts = parts;
  }

  /** @throws GatewayError `GW_DATABASE_UNAVAILABLE`, `GW_VECTORS_UNAVAILABLE` when neither retrieval method is available */
  async search({ only, ...unlimited }: SearchRequest): Promise<SearchResult> {
    const documents = await searchedDocuments(this.#parts.database, unlimited, only);
    if (documents?.size === 0) return { hits: [], missing: [] };
    return this.#searchIn({ ...unlimited, documents });
  }

  async #searchIn(request: LimitedRequest): Promise<SearchResult> {
    const { requestId } = request;
    const failed = new Map<Side, unknown>();
    const without = (side: Side) => (cause: unknown) => {
      request.signal.throwIfAborted();
      if (!failed.has(side)) this.#parts.log.warn({ requestId, error: cause }, `a search continues without ${side}`);
      failed.set(side, failed.get(side) ?? cause);
      return undefined;
    };
    const opened = await startSearch(this.#parts, request, without('keywords'));
    const { index, spaces, shown } = opened;
    const similar = new Map<string, number>();
    const asked = opened.questions.map(async (question, at) => {
      const leading = opened.leading[at] ?? [];
      const nearby = leading.slice(0, nearbyPassages).map(({ text }) => text);
      const vectors = this.#vectorsInTime(question.text, request, { index, nearby, spaces }).catch(without('vectors'));
      // A rejection is handled where the promise is awaited.
      vectors.catch(() => undefined);
      // Let the vector query be sent before the keyword ranking occupies the event loop.
      await nextTurn();
      const byKeywords = index && (await rankByKeywords(index, question, leading, request));
      // Most results are among these, and the vector query is still running. A failure occurs again when the passages are shown.
      shown.read(byKeywords?.hits.slice(0, readAhead).map(({ id }) => id) ?? []).catch(() => undefined);
      const byVectors = await vectors;
      for (const { id, score } of byVectors?.areCosines ? byVectors.hits : [])
        similar.set(id, Math.max(similar.get(id) ?? 0, score));
      return [byKeywords, byVectors];
    });
    const rankings = (await Promise.all(asked)).flat().filter((ranking) => ranking !== undefined);
    if (failed.size === 2) throw failed.values().next().value;
    const ids = await inWordOrder(fuseRankings(rankings), opened);
    const hits = await this.#show(ids, request, opened, similar);
    return { hits, missing: [...failed.keys()] };
  }

  async #vectorsInTime(
    phrase: string,
    request: LimitedRequest,
    known: KnownByKeywords,
  ): Promise<VectorRanking | undefined> {
    const work = (limited: LimitedRequest) => this.#rankByVectors(phrase, limited, known);
    return this.#parts.patience?.within(request, work) ?? work(request);
  }

  async #rankByVectors(
    phrase: string,
    request: LimitedRequest,
    { index, nearby, spaces }: KnownByKeywords,
  ): Promise<VectorRanking | undefined> {
    const { vectors, embedder, earlier, doubtful } = this.#parts;
    const { organizationId, connectionId, onBehalfOf, endUserId, tags, filter, documents, signal } = request;
    const complete = spaces.find((space) => space.complete);
    if (!complete) return undefined;
    const used = embedder.id === complete.embedder ? embedder : earlier(complete.embedder);
    if (!used) throw new Error(`the vectors were made by "${complete.embedder}", which no longer exists`);
    const weightOf = weightsOf(index);
    const asker = { organizationId, connectionId, onBehalfOf, endUserId, tags, signal };
    const vector = await used.question({ text: phrase, ...asker, nearby, weightOf });
    const asking = nearestVisible({ vectors, space: complete, own: complete.own, index, vector }, request);
    const found = await asking.catch((cause: unknown) => {
      if (!GatewayError.is(cause)) doubtful?.add(organizationId);
      throw cause;
    });
    if (found.length === 0 && documents === undefined && Object.keys(filter).length === 0)
      doubtful?.add(organizationId);
    // Inner products are unbounded, so the relevance is computed from the words of the passage instead.
    const areCosines = complete.measure === 'cosine';
    const hits = found.map(({ id, similarity }) => ({ id, score: similarity }));
    return { hits, weight: areCosines ? fullWeight : lexicalWeight, others: undefined, areCosines };
  }

  /**
   * Returns passages in their order until there are enough documents; if there are too few, with as many further passages of these. A text
   * that occurs in several documents is returned once.
   */
  async #show(
    ids: readonly string[],
    { limit, filter, documents }: LimitedRequest,
    { index, questions, shown }: StartedSearch,
    similar: ReadonlyMap<string, number>,
  ): Promise<readonly SearchHit[]> {
    const weightOf = weightsOf(index);
    const turn = takeTurns();
    const found = new FoundDocuments(limit, this.#parts.minimumRelevance);
    for (const [at, id] of ids.entries()) {
      const leads = at < orderedPassages;
      if (found.areEnough && !leads) break;
      await shown.read(shown.knows(id) ? [id] : ids.slice(at, at + readAtOnce));
      const passage = shown.get(id);
      if (!passage || documents?.has(passage.documentId) === false) continue;
      await turn();
      if (!fits(passage.metadata, filter) || !found.mayTake(passage, leads)) continue;
      const text = (await shown.texts([id])).get(id) ?? '';
      const covered = coverageOf(questions, text, weightOf);
      found.add(passage, Math.min(1, Math.max(covered, similar.get(id) ?? 0)));
    }
    return descending(found.hits());
  }
}

/** Puts passages in front that have the words of a question next to each other, if their scores hardly differ. */
async function inWordOrder(
  ranked: readonly RankedId[],
  { index, questions, shown }: StartedSearch,
): Promise<readonly string[]> {
  const first = ranked.slice(0, orderedPassages);
  const firstIds = first.map(({ id }) => id);
  await shown.read(firstIds);
  const texts = await shown.texts(firstIds);
  const orders = questions.map(({ text }) => new WordOrder(text, weightsOf(index)));
  const ordered = first.map(({ id, score }) => {
    const text = texts.get(id);
    const share = text === undefined ? 0 : Math.max(0, ...orders.map((order) => order.of(text)));
    return { id, score: score + orderWeight * share };
  });
  return [...ordered.toSorted((a, b) => b.score - a.score), ...ranked.slice(orderedPassages)].map(({ id }) => id);
}

function weightsOf(index: KeywordIndex | undefined): (term: number) => number {
  return index ? (term) => index.weightOf(term) : () => greatestWeight;
}

/** Makes the relevance scores descend with the fused ranking: a passage is at least as relevant as those after it. */
function descending(hits: readonly SearchHit[]): readonly SearchHit[] {
  let least = 0;
  return hits
    .toReversed()
    .map((hit) => {
      least = Math.max(least, hit.relevanceScore);
      return { ...hit, relevanceScore: Math.round(least * 10_000) / 10_000 };
    })
    .toReversed();
}
