import type { Database } from '../../../../core/api/database.js';
import {
  callerOf,
  defineRoute,
  isTraceId,
  type Journal,
  refusal,
  type Route,
  type Traces,
  unknownResource,
  z,
} from '../../../../core/api/index.js';
import type { DocumentSearch } from '../document-search.js';
import * as examples from './search-examples.js';
import { documentLimits, nothingFound, searchInput, searchOutput, searchOutputOf } from './search-input.js';
import { findSearches } from './search-log.js';

const loggedSearch = z
  .looseObject({
    searchId: z.string(),
    messageId: z.string(),
    traceId: z.string(),
    connectionId: z.string(),
    created: z.iso.datetime(),
    origin: z.enum(['tool', 'template', 'forced']),
    search_phrases: z.array(z.string()),
    documents: z.array(z.looseObject({ documentIdentifier: z.string(), relevanceScore: z.number() })),
  })
  .meta({ id: 'LoggedSearch' });

/** Services that the routes use. */
interface SearchRouteServices {
  readonly search: DocumentSearch;
  readonly database: Database;
  readonly journal: Journal;
  readonly traces: Traces | undefined;
}

/** The routes for direct searches and for logged searches. */
export function searchRoutes(services: SearchRouteServices): readonly Route[] {
  return [searchDocuments(services), getTraceSearches(services)];
}

function searchDocuments({ search }: SearchRouteServices): Route {
  return defineRoute({
    operation: 'searchDocuments',
    method: 'POST',
    path: '/v1/management/documents/search',
    access: { kind: 'bearer', role: 'viewer' },
    summary: 'Search documents, as the function sys_search_documents does',
    description:
      'Takes what the function `sys_search_documents` takes from a model, and returns what it would return. It goes through no connection, so it finds nothing that is `restricted` to one.',
    tag: 'Documents',
    body: searchInput,
    replies: {
      200: { description: 'Documents with their best passages, best first.', schema: searchOutput },
      400: refusal('`search_phrases` is missing, or is not an array of strings.'),
      404: refusal('Nothing matches.'),
    },
    examples: examples.search,
    async handle({ exchange, body }) {
      const { search_phrases: phrases, limit, filter } = body;
      const { organizationId } = callerOf(exchange);
      const { id: requestId, signal } = exchange;
      const request = {
        requestId,
        organizationId,
        connectionId: undefined,
        phrases,
        limit,
        filter,
        only: documentLimits(body),
        signal,
      };
      const { hits } = await search.search(request);
      if (hits.length === 0) throw nothingFound();
      return { body: searchOutputOf(hits) };
    },
  });
}

function getTraceSearches({ database, journal, traces }: SearchRouteServices): Route {
  return defineRoute({
    operation: 'getTraceSearches',
    method: 'GET',
    path: '/v1/management/reporting/traces/{trace_id}/searches',
    access: { kind: 'bearer', role: 'admin' },
    summary: 'Get the searches of a trace and their results',
    description:
      'Returns what the searches of a request asked and found. They are kept only while `logDocumentsResults` is set on the connection.',
    tag: 'Reporting',
    parameters: { path: z.object({ trace_id: z.string().describe('The `trace_id` of the answer.') }) },
    replies: {
      200: {
        description: 'The searches, in order; empty when its connection keeps no results',
        schema: z.object({ items: z.array(loggedSearch) }),
      },
      404: refusal('There is no such trace.'),
    },
    examples: examples.traceSearches,
    async handle({ exchange, path }) {
      const { organizationId } = callerOf(exchange);
      const unknown = unknownResource('GW_TRACE_UNKNOWN', 'trace', path.trace_id);
      const traceId = path.trace_id.toLowerCase();
      if (!isTraceId(traceId)) throw unknown;
      await journal.settled();
      const items = await findSearches(database, organizationId, traceId);
      if (items.length === 0 && !(await traces?.find(organizationId, traceId))) throw unknown;
      return { body: { items } };
    },
  });
}
