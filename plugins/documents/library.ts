import {
  type DocumentLibrary,
  type DocumentListing,
  type DocumentOwner,
  type DocumentRemoved,
  type EntityManager,
  epochMilliseconds,
  type LibraryDocument,
  type LibraryHit,
  type LibrarySearch,
  type NewDocument,
} from '../../core/api/database.js';
import type { DocumentPassage } from '../../core/api/index.js';
import { addDocument } from './uploads/add-document.js';
import { deleteDocument } from './change-documents.js';
import type { ChunkPlace } from './document-chunk.js';
import { refuseWithoutDocuments, unknownDocument } from './document-errors.js';
import { ownerOf } from './document-owner.js';
import type { DocumentServices } from './document-services.js';
import { knownIds, visibleAmong } from './identifiers.js';
import { documentKey } from './object-keys.js';
import { readFile } from './read-file.js';
import type { SearchHit } from './search/found-documents.js';
import { StoredUploads } from './uploads/parted-uploads.js';
import { locationText } from './search/requests/location-text.js';
import type { LimitedSearch } from './search/requests/search-for-model.js';
import { visibleIn } from './visibility.js';

const columns = `document_id as "documentId", file_name as "fileName", content_type as "contentType",
  size_bytes::float8 as "sizeBytes", processing_status as status, last_processing_error as "lastError", purpose,
  ${epochMilliseconds('created_at')} as "createdAt", ${epochMilliseconds('expires_at')} as "expiresAt"`;
const passagesAtOnce = 200;

interface LibraryRow extends Omit<LibraryDocument, 'lastError' | 'purpose' | 'expiresAt'> {
  readonly lastError: string | null;
  readonly purpose: string | null;
  readonly expiresAt: number | null;
}

interface PassageRow {
  readonly ordinal: number;
  readonly text: string;
  readonly place: ChunkPlace | null;
}

/** The documents for other plugins. What changes and searches them is what the routes use, too. */
export class StoredLibrary implements DocumentLibrary {
  readonly ownerOf = ownerOf;
  readonly inParts: StoredUploads;
  readonly #services: DocumentServices;
  readonly #ask: (search: LimitedSearch) => Promise<readonly SearchHit[]>;

  constructor(services: DocumentServices, ask: (search: LimitedSearch) => Promise<readonly SearchHit[]>) {
    this.#services = services;
    this.#ask = ask;
    this.inParts = new StoredUploads(services, (id, owner) => this.#findOne(id, owner));
  }

  whenRemoved(removed: DocumentRemoved): void {
    this.#services.removed.push(removed);
  }

  async add(document: NewDocument, owner: DocumentOwner, signal: AbortSignal): Promise<LibraryDocument> {
    return this.#findOne(await addDocument(document, owner, this.#services, signal), owner);
  }

  async find(ids: readonly string[], owner: DocumentOwner): Promise<readonly LibraryDocument[]> {
    const known = knownIds(ids);
    if (known.length === 0) return [];
    const { sql, values } = visibleAmong(known, owner);
    const rows = await this.#execute<LibraryRow>(`select ${columns} from document where ${sql}`, values);
    const found = new Map(rows.map((row) => [row.documentId, documentOf(row)]));
    return known.flatMap((id) => found.get(id) ?? []);
  }

  async count(ids: readonly string[], owner: DocumentOwner): ReturnType<DocumentLibrary['count']> {
    const statuses = { queued: 0, indexing: 0, completed: 0, failed: 0 };
    let sizeBytes = 0;
    const { sql, values } = visibleAmong(ids, owner);
    const rows = await this.#execute<{
      readonly status: LibraryDocument['status'];
      readonly documents: number;
      readonly bytes: number;
    }>(
      `select processing_status as status, count(*)::integer as documents, sum(size_bytes)::float8 as bytes
       from document where ${sql} group by 1`,
      values,
    );
    for (const { status, documents, bytes } of rows) {
      statuses[status] = documents;
      sizeBytes += bytes;
    }
    return { statuses, sizeBytes };
  }

  async missing(entities: EntityManager, ids: readonly string[], owner: DocumentOwner): Promise<readonly string[]> {
    const { sql, values } = visibleAmong(ids, owner);
    const rows = await entities.execute<{ readonly id: string }[]>(
      `select document_id as id from document where ${sql} order by document_id for key share`,
      [...values],
    );
    const found = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => !found.has(id.toLowerCase()));
  }

  async list(
    { limit, after, order, purpose }: DocumentListing,
    owner: DocumentOwner,
  ): Promise<readonly LibraryDocument[]> {
    if (after !== undefined) await this.#findOne(after, owner);
    const visible = visibleIn(owner);
    const [direction, beyond] = order === 'newest first' ? ['desc', '<'] : ['asc', '>'];
    const conditions = [visible.sql];
    const values = [...visible.values];
    if (after !== undefined) {
      conditions.push(
        `(created_at, document_id) ${beyond} (select last.created_at, last.document_id from document last where last.document_id = ?)`,
      );
      values.push(after);
    }
    if (purpose === null) conditions.push('purpose is null');
    else if (purpose !== undefined) {
      conditions.push('purpose = ?');
      values.push(purpose);
    }
    const rows = await this.#execute<LibraryRow>(
      `select ${columns} from document where ${conditions.join(' and ')}
       order by created_at ${direction}, document_id ${direction} limit ?`,
      [...values, limit],
    );
    return rows.map(documentOf);
  }

  async open(id: string, owner: DocumentOwner, signal: AbortSignal): ReturnType<DocumentLibrary['open']> {
    const document = await this.#findOne(id, owner);
    return {
      document,
      bytes: readFile(documentKey(document.documentId), document.sizeBytes, this.#services.objects, signal),
    };
  }

  async *passages(id: string, owner: DocumentOwner): AsyncGenerator<DocumentPassage> {
    const { sql, values } = visibleAmong([id], owner);
    for (let last: number | undefined = -1; last !== undefined; ) {
      const rows: readonly PassageRow[] = await this.#execute<PassageRow>(
        `select chunk.ordinal, chunk.text, chunk.place from document_chunk chunk
         join document on document.document_id = chunk.document_id and document.indexed_attempt = chunk.attempt
         where ${sql} and chunk.ordinal > ? order by chunk.ordinal limit ${passagesAtOnce}`,
        [...values, last],
      );
      for (const { text, place } of rows) yield { text, place: place === null ? undefined : locationText(place) };
      last = rows.at(-1)?.ordinal;
    }
  }

  remove(id: string, owner: DocumentOwner): Promise<void> {
    return deleteDocument(id, owner, this.#services);
  }

  async search({ phrases, limit, documentIds, ...trigger }: LibrarySearch): Promise<readonly LibraryHit[]> {
    const connection = trigger.connection ?? trigger.exchange.connection;
    if (!connection) throw new Error('A search for a request without a connection has to name one.');
    refuseWithoutDocuments(connection);
    const only = documentIds && { identifiers: documentIds };
    const asked = { ...trigger, phrases, limit, filter: {}, only, connection };
    const hits = await this.#ask({ ...asked, origin: 'tool' });
    return hits.map((hit) => ({
      documentId: hit.documentId,
      fileName: hit.fileName,
      relevance: hit.relevanceScore,
      passages: [hit, ...hit.further].map(({ text, place }) => ({ text, place: place && locationText(place) })),
    }));
  }

  async #findOne(id: string, owner: DocumentOwner): Promise<LibraryDocument> {
    const [document] = await this.find([id], owner);
    if (!document) throw unknownDocument(id);
    return document;
  }

  #execute<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#services.database.fork().execute<Row[]>(sql, [...values]);
  }
}

function documentOf({ lastError, purpose, expiresAt, ...row }: LibraryRow): LibraryDocument {
  return {
    ...row,
    lastError: lastError ?? undefined,
    purpose: purpose ?? undefined,
    expiresAt: expiresAt ?? undefined,
  };
}
