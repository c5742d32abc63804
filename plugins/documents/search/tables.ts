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
        forgotten bigint not null default 0
      )`);
    // Encoded postings of a batch of chunks. A removed segment is kept for a while as a tombstone without data, so that every replica sees it.
    this.addSql(`
      create table document_segment (
        document_id uuid not null,
        attempt integer not null,
        first_ordinal integer not null,
        organization_id text not null,
        revision bigint not null,
        only_through uuid,
        data bytea,
        removed_at timestamptz(3),
        primary key (document_id, attempt, first_ordinal)
      )`);
    this.addSql('create index on document_segment (organization_id, revision, document_id, attempt, first_ordinal)');
    this.addSql('create index on document_segment (removed_at) where removed_at is not null');
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

/**
 * Moves vectors of restricted documents to a separate space. Existing ones are moved in the background, as after a change of
 * classification; in the meantime searches find these documents by keywords.
 */
export class PartVectors extends Migration {
  override up(): void {
    this.addSql(`
      insert into document_chore (chore_id, kind, organization_id, document_id, due_at)
      select gen_random_uuid(), 'classification', organization_id, document_id, clock_timestamp()
      from document where classification = 'restricted'`);
    // Vectors are rebuilt document by document; a rebuild that was started in another order starts again.
    this.addSql('create index on document (organization_id, document_id)');
    this.addSql("update document_vectors set done_up_to = '' where not complete");
    // For the search for documents of deleted connections.
    this.addSql("create index on document (organization_id, connection_id) where classification = 'restricted'");
  }
}

/**
 * Gives connections with many restricted documents a space of their own, so that queries need no filter (docs/decisions/0057), and records
 * the last search, so that recently searched organizations are preloaded after a start.
 */
export class OwnVectors extends Migration {
  override up(): void {
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
    this.addSql('alter table document_search_state add column searched_at timestamptz(3)');
  }
}

/** Adds codes and words to segments (docs/decisions/0159). Those of existing segments are added in the background. */
export class SupplementedSegments extends Migration {
  override up(): void {
    this.addSql('alter table document_segment add column supplement bytea');
    this.addSql('create index on document_segment (organization_id) where data is not null and supplement is null');
  }
}

/** Deletes logged searches after the configured retention period. @returns a function that stops this */
export function keepSearchLog(retention: Retention, services: Parameters<typeof applyRetention>[2]): () => void {
  return applyRetention(retention, [{ table: 'document_search_log', column: 'created_at' }], services);
}
