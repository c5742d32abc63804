import {
  type DocumentLibrary,
  type DocumentListing,
  type DocumentOwner,
  type DocumentRemoved,
  epochMilliseconds,
  type LibraryDocument,
  type LibraryHit,
  type LibrarySearch,
} from '../../core/api/database.js';
import type { DocumentPassage } from '../../core/api/index.js';
import { addDocument } from './uploads/add-document.js';
import { deleteDocument } from './change-documents.js';
import type { ChunkPlace } from './document-chunk.js';
import { refuseWithoutDocuments, unknownDocument } from './document-errors.js';
import { ownerOf } from './document-owner.js';
import type { DocumentServices } from './document-services.js';
import { hasId, knownIds } from './identifiers.js';
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

/** The documents for other plugins. What changes and searches them is what the routes use, too. */
export function documentLibrary(
  services: DocumentServices,
  ask: (search: LimitedSearch) => Promise<readonly SearchHit[]>,
  whenRemoved: (removed: DocumentRemoved) => void,
): DocumentLibrary {
  const find = (ids: readonly string[], owner: DocumentOwner): Promise<readonly LibraryDocument[]> =>
    findAll(ids, owner, services);
  const findOne = async (id: string, owner: DocumentOwner): Promise<LibraryDocument> => {
    const [document] = await find([id], owner);
    if (!document) throw unknownDocument(id);
    return document;
  };
  return {
    ownerOf,
    find,
    whenRemoved,
    add: async (document, owner, signal) => findOne(await addDocument(document, owner, services, signal), owner),
    inParts: new StoredUploads(services, findOne),
    count: (ids, owner) => countAll(ids, owner, services),
    async missing(entities, ids, owner) {
      const visible = visibleIn(owner);
      const rows = await entities.execute<{ readonly id: string }[]>(
        `select document_id as id from document where ${visible.sql} and ${hasId} order by document_id for key share`,
        [...visible.values, JSON.stringify(knownIds(ids))],
      );
      const found = new Set(rows.map(({ id }) => id));
      return ids.filter((id) => !found.has(id.toLowerCase()));
    },
    async list(listing, owner) {
      if (listing.after !== undefined) await findOne(listing.after, owner);
      return listAll(listing, owner, services);
    },
    async open(id, owner, signal) {
      const document = await findOne(id, owner);
      return { document, bytes: readFile(documentKey(document.documentId), services.objects, signal) };
    },
    passages: (id, owner) => passagesOf(id, owner, services),
    remove: (id, owner) => deleteDocument(id, owner, services),
    search: (search) => searchIn(search, ask),
  };
}

async function findAll(
  ids: readonly string[],
  owner: DocumentOwner,
  { database }: DocumentServices,
): Promise<readonly LibraryDocument[]> {
  const visible = visibleIn(owner);
  const known = knownIds(ids);
  if (known.length === 0) return [];
  const rows = await database
    .fork()
    .execute<LibraryRow[]>(`select ${columns} from document where ${visible.sql} and ${hasId}`, [
      ...visible.values,
      JSON.stringify(known),
    ]);
  const found = new Map(rows.map((row) => [row.documentId, documentOf(row)]));
  return known.flatMap((id) => found.get(id) ?? []);
}

async function countAll(
  ids: readonly string[],
  owner: DocumentOwner,
  { database }: DocumentServices,
): ReturnType<DocumentLibrary['count']> {
  const visible = visibleIn(owner);
  const statuses = { queued: 0, indexing: 0, completed: 0, failed: 0 };
  let sizeBytes = 0;
  const rows = await database
    .fork()
    .execute<{ readonly status: LibraryDocument['status']; readonly documents: number; readonly bytes: number }[]>(
      `select processing_status as status, count(*)::integer as documents, sum(size_bytes)::float8 as bytes
       from document where ${visible.sql} and ${hasId} group by 1`,
      [...visible.values, JSON.stringify(knownIds(ids))],
    );
  for (const { status, documents, bytes } of rows) {
    statuses[status] = documents;
    sizeBytes += bytes;
  }
  return { statuses, sizeBytes };
}

async function listAll(
  { limit, after, order, purpose }: DocumentListing,
  owner: DocumentOwner,
  { database }: DocumentServices,
): Promise<readonly LibraryDocument[]> {
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
  const rows = await database.fork().execute<LibraryRow[]>(
    `select ${columns} from document where ${conditions.join(' and ')}
     order by created_at ${direction}, document_id ${direction} limit ?`,
    [...values, limit],
  );
  return rows.map(documentOf);
}

interface PassageRow {
  readonly ordinal: number;
  readonly text: string;
  readonly place: ChunkPlace | null;
}

async function* passagesOf(
  id: string,
  owner: DocumentOwner,
  { database }: DocumentServices,
): AsyncGenerator<DocumentPassage> {
  const visible = visibleIn(owner);
  for (let last: number | undefined = -1; last !== undefined; ) {
    const rows: readonly PassageRow[] = await database.fork().execute<PassageRow[]>(
      `select chunk.ordinal, chunk.text, chunk.place from document_chunk chunk
       join document on document.document_id = chunk.document_id and document.indexed_attempt = chunk.attempt
       where ${visible.sql} and ${hasId} and chunk.ordinal > ? order by chunk.ordinal limit ${passagesAtOnce}`,
      [...visible.values, JSON.stringify(knownIds([id])), last],
    );
    for (const { text, place } of rows) yield { text, place: place === null ? undefined : locationText(place) };
    last = rows.at(-1)?.ordinal;
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

async function searchIn(
  { phrases, limit, documentIds, ...trigger }: LibrarySearch,
  ask: (search: LimitedSearch) => Promise<readonly SearchHit[]>,
): Promise<readonly LibraryHit[]> {
  const connection = trigger.connection ?? trigger.exchange.connection;
  if (!connection) throw new Error('A search for a request without a connection has to name one.');
  refuseWithoutDocuments(connection);
  const only = documentIds && { identifiers: documentIds };
  const hits = await ask({
    ...trigger,
    search_phrases: [...phrases],
    limit,
    filter: {},
    only,
    connection,
    origin: 'tool',
  });
  return hits.map((hit) => ({
    documentId: hit.documentId,
    fileName: hit.fileName,
    relevance: hit.relevanceScore,
    passages: [hit, ...hit.further].map(({ text, place }) => ({ text, place: place && locationText(place) })),
  }));
}
