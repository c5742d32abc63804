import { isUuid, pageQuery, pageReply, storableText, storableTime, z } from '../../core/api/index.js';
import type { AuditRow } from './tables.js';

const name = storableText({ least: 1, most: 500 });

/** Query parameters of "list audit entries". */
export const auditQuery = pageQuery.extend({
  resourceType: name.optional().describe('Only changes of this type of resource, such as "connection".'),
  // Ids are case-insensitive, unlike the names of models.
  resourceId: name
    .transform((id) => (isUuid(id) ? id.toLowerCase() : id))
    .optional()
    .describe('Only changes of the resource with this id.'),
  action: name.optional().describe('Only changes with this action, such as "connection.update".'),
  author: name.optional().describe('Only changes by this author: a name, or the id of an access token or an API key.'),
  from: storableTime.optional().describe('Only changes at this time (ISO 8601) or later.'),
  to: storableTime.optional().describe('Only changes before this time (ISO 8601).'),
});

const document = z.looseObject({}).nullable();

const auditEntry = z
  .object({
    auditId: z.uuid(),
    at: z.iso.datetime(),
    author: z.object({
      kind: z
        .enum(['token', 'key', 'command', 'gateway'])
        .describe('An access token, an API key, the command line, or the gateway itself.'),
      name: z.string(),
      tokenId: z.string().nullable().describe('Id of the token, or of the key.'),
    }),
    action: z.string().describe('What was done, such as "connection.update".'),
    resource: z.object({ type: z.string(), id: z.string(), name: z.string().nullable() }),
    before: document.describe(
      'The values before the change; for an update only those that changed. Null for a new resource.',
    ),
    after: document.describe('The values after the change. Null for a deleted resource.'),
    requestId: z.string().nullable().describe('The x-request-id of the request that made the change.'),
  })
  .meta({ id: 'AuditEntry' });

/** Response of "list audit entries". */
export const auditPage = pageReply(auditEntry).meta({ id: 'AuditEntryPage' });

/** Converts a row to the entry of a response. */
export function describeEntry(row: AuditRow): z.output<typeof auditEntry> {
  return {
    auditId: row.auditId,
    at: row.at.toISOString(),
    author: { kind: row.authorKind, name: row.authorName, tokenId: row.tokenId ?? null },
    action: row.action,
    resource: { type: row.resourceType, id: row.resourceId, name: row.resourceName ?? null },
    before: row.before ?? null,
    after: row.after ?? null,
    requestId: row.requestId ?? null,
  };
}
