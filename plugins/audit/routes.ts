import { callerOf, defineRoute, refusal, type Route } from '../../core/api/index.js';
import type { AuditLog } from './audit-log.js';
import { auditPage, auditQuery, describeEntry } from './entry-schema.js';

/** The route that reads the audit trail. No route changes it. */
export function auditRoutes(log: AuditLog): readonly Route[] {
  return [
    defineRoute({
      operation: 'listAuditEntries',
      method: 'GET',
      path: '/v1/management/audit',
      access: { kind: 'bearer', role: 'admin' },
      summary: 'List the changes that were made through management, newest first',
      tag: 'Audit',
      parameters: { query: auditQuery },
      replies: {
        200: { description: 'A page of changes.', schema: auditPage },
        400: refusal('A parameter is invalid.'),
      },
      examples: [
        { title: 'The latest changes', query: { pageSize: '5' }, status: 200, reply: { page: 1, pageSize: 5 } },
        {
          title: 'What happened to connections in January',
          query: { resourceType: 'connection', from: '2030-01-01T00:00:00Z', to: '2030-02-01T00:00:00Z' },
          status: 200,
          reply: { items: [], totalCount: 0 },
        },
      ],
      async handle({ exchange, query }) {
        const page = await log.list(callerOf(exchange).organizationId, query);
        return { body: { ...page, items: page.items.map(describeEntry) } };
      },
    }),
  ];
}
