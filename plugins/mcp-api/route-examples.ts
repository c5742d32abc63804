import type { RouteExample } from '../../core/api/index.js';

/** Examples for the OpenAPI document. Answers are events, so only their status is shown. */
export const messageExamples: readonly RouteExample[] = [
  {
    title: 'Search the documents',
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'sys_search_documents', arguments: { search_phrases: ['How many days of vacation do I get?'] } },
    },
    status: 200,
  },
  { title: 'List the tools', body: { jsonrpc: '2.0', id: 2, method: 'tools/list' }, status: 200 },
  {
    title: 'Cancel a call',
    body: { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
    status: 202,
  },
];
