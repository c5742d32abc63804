import type { RouteExample } from '../../../core/api/index.js';

export const search: readonly RouteExample[] = [
  {
    title: 'Nothing matches',
    body: { search_phrases: ['How many days of vacation do I get?'], limit: 3 },
    status: 404,
    reply: { code: 'GW_SEARCH_NO_MATCH' },
  },
];

export const traceSearches: readonly RouteExample[] = [
  {
    title: 'A trace without searches',
    path: { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736' },
    status: 404,
    reply: { code: 'GW_TRACE_UNKNOWN' },
  },
];
