import { defineTables, Migration } from '../../core/api/database.js';

class CreateStores extends Migration {
  override up(): void {
    this.addSql(`
      create table openai_documents_store (
        store_id uuid primary key,
        organization_id text not null,
        connection_id uuid not null,
        name text not null,
        description text,
        metadata jsonb not null,
        expires_after_days integer,
        created_at timestamptz(3) not null,
        last_active_at timestamptz(3) not null,
        expires_at timestamptz(3)
      )`);
    // The identifier comes last, so that stores of the same millisecond have a stable order across pages.
    this.addSql('create index on openai_documents_store (organization_id, created_at, store_id)');
    this.addSql('create index on openai_documents_store (connection_id)');
    this.addSql('create index on openai_documents_store (organization_id, expires_at) where expires_at is not null');
    this.addSql(`
      create table openai_documents_batch (
        batch_id uuid primary key,
        store_id uuid not null references openai_documents_store on delete cascade,
        organization_id text not null,
        created_at timestamptz(3) not null,
        is_cancelled boolean not null default false
      )`);
    this.addSql('create index on openai_documents_batch (store_id)');
    this.addSql(`
      create table openai_documents_file (
        store_id uuid not null references openai_documents_store on delete cascade,
        document_id uuid not null,
        organization_id text not null,
        batch_id uuid,
        attributes jsonb not null,
        -- Of a batch that was cancelled before the document was processed.
        is_cancelled boolean not null default false,
        added_at timestamptz(3) not null,
        primary key (store_id, document_id)
      )`);
    this.addSql('create index on openai_documents_file (store_id, added_at, document_id)');
    this.addSql('create index on openai_documents_file (document_id)');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [{ name: 'openai-documents-0001-tables', class: CreateStores }],
});

export const expiringTables = [
  { table: 'openai_documents_store', column: 'expires_at', only: 'expires_at is not null' },
];
