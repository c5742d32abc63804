import { defineTables, Migration } from '../../core/api/database.js';
import { CreateSearch } from './search/tables.js';

class CreateDocuments extends Migration {
  override up(): void {
    this.addSql(`
      create table document (
        document_id uuid primary key,
        organization_id text not null,
        connection_id uuid not null,
        file_name text not null,
        file_extension text not null,
        content_type text not null,
        file_size_kb double precision not null,
        size_bytes bigint not null,
        classification text not null,
        tags text not null,
        processing_status text not null,
        last_processing_error text,
        progress smallint not null default 0,
        attempt integer not null default 0,
        indexed_attempt integer,
        format text,
        language text,
        pages integer,
        chunks integer,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    // The identifier comes last, so that documents of the same millisecond have a stable order across pages.
    this.addSql('create index on document (organization_id, created_at, document_id)');
    this.addSql('create index on document (organization_id, processing_status, created_at, document_id)');
    // Vectors are rebuilt document by document.
    this.addSql('create index on document (organization_id, document_id)');
    // For the search for documents of deleted connections.
    this.addSql("create index on document (organization_id, connection_id) where classification = 'restricted'");
    // Counts the documents of a connection, and adds up their sizes, from the index alone.
    this.addSql('create index on document (connection_id) include (size_bytes)');
    this.addSql(`
      create table document_chunk (
        chunk_id text primary key,
        document_id uuid not null references document on delete cascade,
        attempt integer not null,
        ordinal integer not null,
        organization_id text not null,
        connection_id uuid not null,
        text text not null,
        place jsonb,
        headings jsonb not null,
        language text not null,
        start_offset integer not null,
        end_offset integer not null,
        metadata text,
        unique (document_id, attempt, ordinal)
      )`);
    this.addSql(`
      create table document_upload (
        document_id uuid primary key,
        organization_id text not null,
        connection_id uuid not null,
        file_name text not null,
        content_type text not null,
        created_at timestamptz(3) not null,
        -- Only one of several concurrent requests finalizes an upload; the claim of a killed process expires.
        claimed_at timestamptz(3)
      )`);
    this.addSql('create index on document_upload (created_at)');
    this.addSql('create index on document_upload (connection_id)');
    // Pending work outside the database: files to delete, updates of the index.
    this.addSql(`
      create table document_task (
        task_id uuid primary key,
        kind text not null,
        organization_id text not null,
        document_id uuid not null,
        due_at timestamptz(3) not null,
        tries integer not null default 0
      )`);
    this.addSql('create index on document_task (due_at)');
  }
}

class AddPurpose extends Migration {
  override up(): void {
    this.addSql('alter table document add column purpose text, add column expires_at timestamptz(3)');
    this.addSql('create index on document (expires_at) where expires_at is not null');
    this.addSql(
      'create index on document (organization_id, purpose, created_at, document_id) where purpose is not null',
    );
  }
}

class AddParts extends Migration {
  override up(): void {
    // Null for an upload that is sent whole.
    this.addSql('alter table document_upload add column size_bytes bigint, add column details jsonb');
    this.addSql(`
      create table document_upload_part (
        part_id uuid primary key,
        document_id uuid not null,
        organization_id text not null,
        -- Until it has arrived, the most that it may have.
        size_bytes bigint not null,
        has_arrived boolean not null default false
      )`);
    this.addSql('create index on document_upload_part (document_id)');
  }
}

class IndexSearchesByTrace extends Migration {
  override up(): void {
    this.addSql('create index on document_search_log (organization_id, trace_id)');
    this.addSql('drop index document_search_log_organization_id_message_id_idx');
  }
}

export const tables = defineTables({
  entities: [],
  migrations: [
    { name: 'documents-0001-document-tables', class: CreateDocuments },
    { name: 'documents-0002-index-tables', class: CreateSearch },
    { name: 'documents-0003-purpose', class: AddPurpose },
    { name: 'documents-0004-upload-parts', class: AddParts },
    { name: 'documents-0005-searches-by-trace', class: IndexSearchesByTrace },
  ],
});
