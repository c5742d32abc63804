import { defineEntity, defineTables, type InferEntity, Migration, p } from '../../core/api/database.js';
import type { KeyRateLimit, ModelSpendingLimit, Role, SpendingPeriod } from '../../core/api/index.js';

/** The table of API keys. Only a hash of the secret is stored. */
export const ApiKeyRow = defineEntity({
  name: 'ApiKeyRow',
  tableName: 'api_key',
  properties: {
    keyId: p.uuid().primary(),
    organizationId: p.text(),
    name: p.text(),
    owner: p.text().nullable(),
    tags: p.json<readonly string[]>().nullable(),
    hash: p.text(),
    prefix: p.text(),
    defaultConnectionId: p.uuid().nullable(),
    connectionIds: p.json<readonly string[]>().nullable(),
    spendingLimit: p.decimal('string').precision(20).scale(6).nullable(),
    spendingPeriod: p.text().$type<SpendingPeriod>().nullable(),
    modelSpendingLimits: p.json<readonly ModelSpendingLimit[]>().nullable(),
    allowedModelIdentifiersList: p.json<readonly string[]>().nullable(),
    allowedAddresses: p.json<readonly string[]>().nullable(),
    rateLimit: p.json<KeyRateLimit>().nullable(),
    /** Grows with every change. */
    version: p.integer().default(1),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    changedAt: p.datetime(6).defaultRaw('clock_timestamp()'),
  },
});

export type ApiKeyRow = InferEntity<typeof ApiKeyRow>;

/** The table of access tokens. Only a hash of the secret is stored. */
export const AccessTokenRow = defineEntity({
  name: 'AccessTokenRow',
  tableName: 'access_token',
  properties: {
    tokenId: p.uuid().primary(),
    organizationId: p.text(),
    subject: p.text(),
    role: p.text().$type<Role>(),
    hash: p.text(),
    prefix: p.text(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).nullable(),
    revokedAt: p.datetime(3).nullable(),
    changedAt: p.datetime(6).defaultRaw('clock_timestamp()'),
  },
});

export type AccessTokenRow = InferEntity<typeof AccessTokenRow>;

class CreateCredentials extends Migration {
  override up(): void {
    this.addSql(`
      create table api_key (
        key_id uuid primary key,
        organization_id text not null,
        name text not null,
        hash text not null unique,
        prefix text not null,
        default_connection_id uuid,
        connection_ids jsonb,
        spending_limit numeric(20, 6) check (spending_limit >= 0),
        spending_period text check (spending_period in ('daily', 'weekly', 'monthly')),
        version integer not null default 1,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3),
        revoked_at timestamptz(3),
        changed_at timestamptz(6) not null default clock_timestamp()
      )`);
    this.addSql(`
      create table access_token (
        token_id uuid primary key,
        organization_id text not null,
        subject text not null,
        role text not null check (role in ('admin', 'editor', 'viewer')),
        hash text not null unique,
        prefix text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3),
        revoked_at timestamptz(3),
        changed_at timestamptz(6) not null default clock_timestamp()
      )`);
    for (const [table, id] of [
      ['api_key', 'key_id'],
      ['access_token', 'token_id'],
    ]) {
      this.addSql(`create index ${table}_changed_at on ${table} (changed_at)`);
      // For lists in pages, in the order of ids.
      this.addSql(`create index ${table}_organization on ${table} (organization_id, ${id})`);
      // For those in memory. There may be many others: an organization can create one for each of its users that lasts a minute.
      this.addSql(`create index ${table}_valid on ${table} (organization_id, expires_at) where revoked_at is null`);
    }
  }
}

class AddWhatKeysMayDo extends Migration {
  override up(): void {
    this.addSql('alter table api_key add column allowed_model_identifiers_list jsonb, add column rate_limit jsonb');
  }
}

class AddModelSpendingLimits extends Migration {
  override up(): void {
    this.addSql('alter table api_key add column model_spending_limits jsonb');
  }
}

class AddOwners extends Migration {
  override up(): void {
    this.addSql('alter table api_key add column owner text');
  }
}

class AddAllowedAddresses extends Migration {
  override up(): void {
    this.addSql('alter table api_key add column allowed_addresses jsonb');
  }
}

class AllowTotals extends Migration {
  override up(): void {
    this.addSql(`
      alter table api_key
        drop constraint api_key_spending_period_check,
        add check (spending_period in ('daily', 'weekly', 'monthly', 'total'))`);
  }
}

class AddTags extends Migration {
  override up(): void {
    this.addSql('alter table api_key add column tags jsonb');
  }
}

export const tables = defineTables({
  entities: [ApiKeyRow, AccessTokenRow],
  migrations: [
    { name: 'auth-0001-tables', class: CreateCredentials },
    { name: 'auth-0002-what-keys-may-do', class: AddWhatKeysMayDo },
    { name: 'auth-0003-model-spending-limits', class: AddModelSpendingLimits },
    { name: 'auth-0004-owners', class: AddOwners },
    { name: 'auth-0005-allowed-addresses', class: AddAllowedAddresses },
    { name: 'auth-0006-totals', class: AllowTotals },
    { name: 'auth-0007-tags', class: AddTags },
  ],
});
