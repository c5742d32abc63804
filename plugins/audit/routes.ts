import { callerOf, defineRoute, refusal, type Route } from '../../core/api/index.js';
import type { AuditLog } from './audit-log.js';
import { auditPage, auditQuery, describeEntry } from './entry-schema.js';

const exampleEntry = {
  auditId: '0198f3a5-7c11-7d60-9a2b-5f0d4c3b2a19',
  at: '2030-01-31T12:00:00.000Z',
  author: { kind: 'token', name: 'ada', tokenId: '0198f3a5-0a00-7d60-9a2b-5f0d4c3b2a01' },
  action: 'connection.update',
  resource: { type: 'connection', id: '01980a6e-5c1f-7d42-9b61-3f0f5a7c2e11', name: 'shop' },
  before: { disabled: false },
  after: { disabled: true },
  requestId: '0198f3a5-7c00-7d60-9a2b-5f0d4c3b2a44',
};

/** The route that reads the audit trail. No route changes it. */
export function auditRoutes(log: AuditLog): readonly Route[] {
  return [
    defineRoute({
      operation: 'listAuditEntries',
      method: 'GET',
      path: '/v1/management/audit',
      access: { kind: 'bearer', role: 'admin' },
      summary: 'List the changes that were made through management, newest first',
      description:
        'Returns a page of changes: who made them, when, in which request, and the values before and after, without secrets. Entries are written in the transaction of the change.',
      tag: 'Audit',
      parameters: { query: auditQuery },
      replies: {
        200: { description: 'A page of changes.', schema: auditPage },
        400: refusal('A parameter is invalid.'),
      },
      examples: [
        {
          title: 'The latest changes',
          query: { pageSize: '5' },
          status: 200,
          reply: { items: [exampleEntry], page: 1, pageSize: 5, totalCount: 1 },
        },
        {
          title: 'What happened to connections in January',
          query: { resourceType: 'connection', from: '2030-01-01T00:00:00Z', to: '2030-02-01T00:00:00Z' },
          status: 200,
          reply: { items: [], page: 1, pageSize: 10, totalCount: 0 },
        },
      ],
      async handle({ exchange, query }) {
        const page = await log.list(callerOf(exchange).organizationId, query);
        return { body: { ...page, items: page.items.map(describeEntry) } };
      },
    }),
  ];
}
