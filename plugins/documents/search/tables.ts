import { applyRetention, Migration } from '../../../core/api/database.js';
import type { Retention } from '../../../core/api/index.js';

/** Creates the tables that searches need besides those of documents and chunks. */
export class CreateSearch extends Migration {
  override up(): void {
    // The revision of an organization's keyword index, and the revision up to which tombstones have been purged.
    this.addSql(`
      create table document_search_state (
        organization_id text primary key,
        revision bigint not null,
        forgotten bigint not null default 0,
        -- Recently searched organizations are loaded after a start.
        searched_at timestamptz(3)
      )`);
    // Encoded postings of a batch of chunks, with codes and words of their texts (docs/decisions/0159). A removed segment is kept for a while as a
    // tombstone without data, so that every replica sees it.
    this.addSql(`
      create table document_segment (
        document_id uuid not null,
        attempt integer not null,
        first_ordinal integer not null,
        organization_id text not null,
        revision bigint not null,
        only_through uuid,
        data bytea,
        supplement bytea,
        removed_at timestamptz(3),
        primary key (document_id, attempt, first_ordinal)
      )`);
    this.addSql('create index on document_segment (organization_id, revision, document_id, attempt, first_ordinal)');
    this.addSql('create index on document_segment (removed_at) where removed_at is not null');
    this.addSql('create index on document_segment (organization_id) where data is not null and supplement is null');
    // The embedder of an organization's vectors, and their space.
    this.addSql(`
      create table document_vectors (
        organization_id text not null,
        embedder text not null,
        space text not null,
        measure text not null,
        complete boolean not null,
        done_up_to text not null default '',
        taken_until timestamptz(3),
        created_at timestamptz(3) not null,
        primary key (organization_id, embedder)
      )`);
    // Connections with many restricted documents have a space of their own, so that queries need no filter (docs/decisions/0057).
    this.addSql(`
      create table document_vectors_own (
        organization_id text not null,
        embedder text not null,
        connection_id text not null,
        state text not null,
        taken_until timestamptz(3),
        primary key (organization_id, embedder, connection_id),
        foreign key (organization_id, embedder) references document_vectors on delete cascade
      )`);
    // Documents that were indexed while the vector store was unavailable.
    this.addSql(`
      create table document_vectors_owed (
        document_id uuid primary key references document on delete cascade,
        organization_id text not null,
        due_at timestamptz(3) not null
      )`);
    this.addSql('create index on document_vectors_owed (due_at)');
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

/** Deletes logged searches after the configured retention period. @returns a function that stops this */
export function keepSearchLog(retention: Retention, services: Parameters<typeof applyRetention>[2]): () => void {
  return applyRetention(retention, [{ table: 'document_search_log', column: 'created_at' }], services);
}
