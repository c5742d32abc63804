import { defineEntity, defineTables, type InferEntity, Migration, p } from '../../core/api/database.js';
import type { ModelSpendingLimit, Policy, SpendingPeriod } from '../../core/api/index.js';

/** The table of connections. Deleted ones stay as tombstones, so that every process sees the deletion, and histories keep the names. */
export const ConnectionRow = defineEntity({
  name: 'ConnectionRow',
  tableName: 'connection',
  properties: {
    connectionId: p.uuid().primary(),
    organizationId: p.text(),
    name: p.text(),
    logRequestBody: p.boolean(),
    logResponseBody: p.boolean(),
    enableSpendingLimit: p.boolean(),
    spendingLimit: p.decimal('string').precision(20).scale(6).nullable(),
    spendingPeriod: p.text().$type<SpendingPeriod>().nullable(),
    modelSpendingLimits: p.json<readonly ModelSpendingLimit[]>().nullable(),
    tags: p.json<readonly string[]>().nullable(),
    enableDocuments: p.boolean(),
    forceDocumentsUse: p.boolean(),
    logDocumentsResults: p.boolean(),
    promptId: p.uuid().nullable(),
    disabled: p.boolean(),
    allowedModels: p.json<readonly string[]>().nullable(),
    disabledModels: p.json<readonly string[]>(),
    /** In the row of their connection, so that both have one version: docs/decisions/0015. */
    policies: p.json<readonly Policy[]>(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    deletedAt: p.datetime(3).nullable(),
    /** The database's time of the last change itself, not of the beginning of its transaction. Other processes poll by it. */
    changedAt: p.datetime(6).defaultRaw('clock_timestamp()'),
  },
});

export type ConnectionRow = InferEntity<typeof ConnectionRow>;

class CreateConnections extends Migration {
  override up(): void {
    this.addSql(`
      create table connection (
        connection_id uuid primary key,
        organization_id text not null,
        name text not null,
        log_request_body boolean not null,
        log_response_body boolean not null,
        enable_spending_limit boolean not null,
        spending_limit numeric(20, 6),
        spending_period text check (spending_period in ('daily', 'weekly', 'monthly')),
        enable_documents boolean not null,
        force_documents_use boolean not null,
        log_documents_results boolean not null,
        prompt_id uuid,
        disabled boolean not null,
        disabled_models jsonb not null,
        policies jsonb not null default '[]',
        version integer not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        deleted_at timestamptz(3),
        changed_at timestamptz(6) not null default clock_timestamp(),
        -- What can be long, which the limit of an organization counts: adding up texts would read all of them each time.
        definition_bytes integer not null
          generated always as (octet_length(policies::text) + octet_length(disabled_models::text)) stored
      )`);
    this.addSql('create unique index connection_name on connection (organization_id, name) where deleted_at is null');
    this.addSql('create index connection_changed_at on connection (changed_at)');
  }
}

class AddAllowedModels extends Migration {
  override up(): void {
    // PostgreSQL 15 cannot change what a generated column is made of.
    this.addSql(`
      alter table connection
        add column allowed_models jsonb,
        drop column definition_bytes`);
    this.addSql(`
      alter table connection
        add column definition_bytes integer not null generated always as (
          octet_length(policies::text) + octet_length(disabled_models::text)
            + coalesce(octet_length(allowed_models::text), 0)
        ) stored`);
  }
}

class AddModelSpendingLimits extends Migration {
  override up(): void {
    // Not in "definition_bytes", which would make the table anew: it is added to that where the size is asked for.
    this.addSql('alter table connection add column model_spending_limits jsonb');
  }
}

class AllowTotals extends Migration {
  override up(): void {
    this.addSql(`
      alter table connection
        drop constraint connection_spending_period_check,
        add check (spending_period in ('daily', 'weekly', 'monthly', 'total'))`);
  }
}

class AddTags extends Migration {
  override up(): void {
    this.addSql('alter table connection add column tags jsonb');
  }
}

export const tables = defineTables({
  entities: [ConnectionRow],
  migrations: [
    { name: 'connections-0001-tables', class: CreateConnections },
    { name: 'connections-0002-allowed-models', class: AddAllowedModels },
    { name: 'connections-0003-model-spending-limits', class: AddModelSpendingLimits },
    { name: 'connections-0004-totals', class: AllowTotals },
    { name: 'connections-0005-tags', class: AddTags },
  ],
});
