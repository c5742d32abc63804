import {
  askingRequest,
  type Clock,
  type Connection,
  type Exchange,
  type ExchangeNotes,
  type Journal,
  type StepPolicies,
} from '../../../../core/api/index.js';
import type { DocumentSearch, SearchHit } from '../document-search.js';
import type { SearchInput } from './search-input.js';
import { logSearch, type SearchOrigin } from './search-log.js';

/** Services that searches on behalf of a request use. */
export interface ModelSearchServices {
  readonly search: DocumentSearch;
  readonly notes: ExchangeNotes;
  readonly journal: Journal;
  readonly clock: Clock;
  readonly policies?: StepPolicies | undefined;
}

/** A search that was triggered by a request. */
export interface ModelSearch extends SearchInput {
  readonly origin: SearchOrigin;
  readonly exchange: Exchange;
  readonly connection: Connection;
  readonly signal: AbortSignal;
}

/** Searches for a model: the results are recorded with the exchange, and logged if the connection is configured so. */
export async function searchForModel(
  { search, notes, journal, clock, policies }: ModelSearchServices,
  { origin, exchange, connection, signal, search_phrases: phrases, limit, filter }: ModelSearch,
): Promise<readonly SearchHit[]> {
  const startedAt = clock.now();
  const begun = performance.now();
  const { organizationId, connectionId } = connection;
  let failed = true;
  try {
    const where = { requestId: exchange.id, ...askingRequest(exchange), organizationId, connectionId };
    const request = { ...where, phrases, limit, filter, signal };
    const { hits, missing } = await search.search(request);
    failed = false;
    for (const { documentId, fileName, relevanceScore } of hits)
      notes.add(exchange, { kind: 'document', documentIdentifier: documentId, fileName, relevanceScore });
    await logSearch({ exchange, journal, clock, policies }, { origin, phrases, limit, filter, missing, hits });
    return hits;
  } finally {
    const durationMs = Math.round(performance.now() - begun);
    notes.add(exchange, { kind: 'step', operation: 'retrieval', name: 'documents', startedAt, durationMs, failed });
  }
}
