import {
  askingRequest,
  type Clock,
  type Connection,
  type Exchange,
  type ExchangeNotes,
  type Journal,
  type StepPolicies,
} from '../../../../core/api/index.js';
import type { DocumentSearch, SearchRequest, SearchResult } from '../document-search.js';
import type { SearchHit } from '../found-documents.js';
import type { AskedQuestion } from './asked-question.js';
import { interleaveHits } from './interleave-hits.js';
import { logSearch, type SearchOrigin } from './search-log.js';

/** Services that searches on behalf of a request use. */
export interface ModelSearchServices {
  readonly search: DocumentSearch;
  readonly notes: ExchangeNotes;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly policies?: StepPolicies | undefined;
}

/** The request that triggers a search. */
interface Trigger {
  readonly origin: SearchOrigin;
  readonly exchange: Exchange;
  readonly connection: Connection;
  readonly signal: AbortSignal;
}

/** A search for a model, or for another plugin. */
export type LimitedSearch = Trigger & Pick<SearchRequest, 'phrases' | 'limit' | 'filter' | 'only'>;

/** Searches for a model: the results are recorded with the exchange, and logged if the connection is configured so. */
export function searchForModel(services: ModelSearchServices, search: LimitedSearch): Promise<readonly SearchHit[]> {
  return recorded(services, search, (request) => services.search.search(request));
}

/**
 * Searches for the question of a conversation, as {@link searchForModel}. One that may follow others is also searched together with these;
 * the passages of both take turns, because it may as well begin another subject.
 */
export function searchForQuestion(
  services: ModelSearchServices,
  { question, before, limit, ...trigger }: AskedQuestion & Trigger & { readonly limit: number },
): Promise<readonly SearchHit[]> {
  const phrases = before === undefined ? [question] : [question, `${before}\n${question}`];
  return recorded(services, { ...trigger, phrases, limit, filter: {} }, async (request) => {
    const alone = services.search.search({ ...request, phrases: [question] });
    if (before === undefined) return alone;
    const [own, together] = await Promise.all([alone, services.search.search(request)]);
    const missing = [...new Set([...own.missing, ...together.missing])];
    return { hits: interleaveHits(own.hits, together.hits, limit), missing };
  });
}

async function recorded(
  { notes, journal, clock, policies }: ModelSearchServices,
  { origin, exchange, connection, signal, phrases, limit, filter, only }: LimitedSearch,
  search: (request: SearchRequest) => Promise<SearchResult>,
): Promise<readonly SearchHit[]> {
  const startedAt = clock.now();
  const begun = performance.now();
  const { organizationId, connectionId } = connection;
  let failed = true;
  try {
    const where = { requestId: exchange.id, ...askingRequest(exchange), organizationId, connectionId };
    const request = { ...where, phrases, limit, filter, only, signal };
    const { hits, missing } = await search(request);
    failed = false;
    for (const { documentId, fileName, relevanceScore } of hits)
      notes.add(exchange, { kind: 'document', documentIdentifier: documentId, fileName, relevanceScore });
    await logSearch({ exchange, journal, clock, policies }, { origin, phrases, limit, filter, only, missing, hits });
    return hits;
  } finally {
    const durationMs = Math.round(performance.now() - begun);
    notes.add(exchange, { kind: 'step', operation: 'retrieval', name: 'documents', startedAt, durationMs, failed });
  }
}
