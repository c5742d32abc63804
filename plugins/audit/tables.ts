import { defineEntity, defineTables, type InferEntity, Migration, p } from '../../core/api/database.js';
import type { Author, JsonObject } from '../../core/api/index.js';

/** A stored change. Never updated, never deleted. */
export const AuditRow = defineEntity({
  name: 'AuditRow',
  tableName: 'audit_entry',
  properties: {
    /** UUID v7, which sorts by the time of the change. */
    auditId: p.uuid().primary(),
    organizationId: p.text(),
    at: p.datetime(3),
    authorKind: p.text().$type<Author['kind']>(),
    authorName: p.text(),
    tokenId: p.text().nullable(),
    requestId: p.text().nullable(),
    action: p.text(),
    resourceType: p.text(),
    resourceId: p.text(),
    resourceName: p.text().nullable(),
    before: p.json<JsonObject>().nullable(),
    after: p.json<JsonObject>().nullable(),
  },
});

export type AuditRow = InferEntity<typeof AuditRow>;

class CreateAuditTrail extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_entry (
        audit_id uuid primary key,
        organization_id text not null,
        at timestamptz(3) not null,
        author_kind text not null check (author_kind in ('token', 'key', 'command', 'gateway')),
        author_name text not null,
        token_id text,
        request_id text,
        action text not null,
        resource_type text not null,
        resource_id text not null,
        resource_name text,
        before jsonb,
        after jsonb
      )`);
    this.addSql('create index audit_entry_newest on audit_entry (organization_id, audit_id)');
    this.addSql(
      'create index audit_entry_resource on audit_entry (organization_id, resource_type, resource_id, audit_id)',
    );
  }
}

export const tables = defineTables({
  entities: [AuditRow],
  migrations: [{ name: 'audit-0001-tables', class: CreateAuditTrail }],
});
