import { Migration } from '../../../core/api/database.js';

/** Creates the tables that searches need besides those of documents and chunks. */
export class CreateSearch extends Migration {
  override up(): void {
    // The revision of an organization's keyword index, and the revision up to which tombstones have been purged.
    this.addSql(`
      create table document_keyword_index (
        organization_id text primary key,
        revision bigint not null,
        purged_revision bigint not null default 0,
        -- Recently searched organizations are loaded after a start.
        searched_at timestamptz(3)
      )`);
    // Encoded postings of a batch of chunks, with codes and words of their texts (docs/decisions/0159). A removed segment is kept for a while as a
    // tombstone without data, so that every replica sees it.
    this.addSql(`
      create table document_keyword_segment (
        document_id uuid not null,
        attempt integer not null,
        first_ordinal integer not null,
        organization_id text not null,
        revision bigint not null,
        restricted_to uuid,
        data bytea,
        removed_at timestamptz(3),
        primary key (document_id, attempt, first_ordinal)
      )`);
    this.addSql(
      'create index on document_keyword_segment (organization_id, revision, document_id, attempt, first_ordinal)',
    );
    this.addSql('create index on document_keyword_segment (removed_at) where removed_at is not null');
    // The embedder of an organization's vectors, and their space.
    this.addSql(`
      create table document_vector_space (
        organization_id text not null,
        embedder text not null,
        name text not null,
        measure text not null,
        complete boolean not null,
        rebuilt_up_to text not null default '',
        leased_until timestamptz(3),
        created_at timestamptz(3) not null,
        primary key (organization_id, embedder)
      )`);
    // Connections with many restricted documents have a space of their own, so that queries need no filter (docs/decisions/0057).
    this.addSql(`
      create table document_dedicated_space (
        organization_id text not null,
        embedder text not null,
        connection_id text not null,
        state text not null,
        leased_until timestamptz(3),
        primary key (organization_id, embedder, connection_id),
        foreign key (organization_id, embedder) references document_vector_space on delete cascade
      )`);
    // Documents that were indexed while the vector store was unavailable.
    this.addSql(`
      create table document_missing_vectors (
        document_id uuid primary key references document on delete cascade,
        organization_id text not null,
        due_at timestamptz(3) not null
      )`);
    this.addSql('create index on document_missing_vectors (due_at)');
    this.addSql(`
      create table document_search_log (
        search_id uuid primary key,
        organization_id text not null,
        connection_id uuid not null,
        message_id uuid not null,
        trace_id text not null,
        created_at timestamptz(3) not null,
        record text not null
      )`);
    this.addSql('create index on document_search_log (organization_id, created_at)');
    this.addSql('create index on document_search_log (organization_id, message_id)');
  }
}

/** Searches that were logged are kept for as long as gateway.yaml says. */
export const expiringTables = [{ table: 'document_search_log', column: 'created_at' }];
