import { keepRetention, Migration } from '../../../core/api/database.js';
import type { Retention } from '../../../core/api/index.js';

/** What searches need besides the documents and their chunks. */
export class CreateSearch extends Migration {
  override up(): void {
    // How often the keyword side of an organization has changed, and up to which change removed segments are no longer listed.
    this.addSql(`
      create table document_search_state (
        organization_id text primary key,
        revision bigint not null,
        forgotten bigint not null default 0
      )`);
    // Postings of a batch of chunks, packed. A removed one stays for a while without data, so that every replica hears of it.
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
    // Which embedder has made an organization's vectors, and where they are.
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
    // Documents that were indexed while the store of vectors was away.
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
 * Vectors of restricted documents have a space of their own. Those that were stored before are moved there in the background, as after a
 * change of the classification; searches find these documents by their words meanwhile.
 */
export class PartVectors extends Migration {
  override up(): void {
    this.addSql(`
      insert into document_chore (chore_id, kind, organization_id, document_id, due_at)
      select gen_random_uuid(), 'classification', organization_id, document_id, clock_timestamp()
      from document where classification = 'restricted'`);
    // Vectors are made anew document by document; what was begun in another order begins again.
    this.addSql('create index on document (organization_id, document_id)');
    this.addSql("update document_vectors set done_up_to = '' where not complete");
    // Those of deleted connections are looked for.
    this.addSql("create index on document (organization_id, connection_id) where classification = 'restricted'");
  }
}

/**
 * Connections that have much of their own get a space for it, so that nothing has to be filtered (docs/decisions/0057); and what was
 * searched last is known, so that it is read first after a start.
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

/** Deletes logged searches that are older than gateway.yaml allows. @returns ends it */
export function keepSearchLog(retention: Retention, services: Parameters<typeof keepRetention>[2]): () => void {
  return keepRetention(retention, [{ table: 'document_search_log', column: 'created_at' }], services);
}
