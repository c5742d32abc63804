import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Awaitable } from '../awaitable.js';
import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { Author } from '../management/author.js';
import type { DocumentPassage } from '../services/vector-stores.js';
import { token } from '../token.js';

/**
 * On whose behalf documents are used: a connection sees those of its organization, except the ones that are `restricted` to another connection. From
 * {@link DocumentLibrary.ownerOf}; for work without a request, made of the connection's ids and the author `gatewayItself`.
 */
export interface DocumentOwner {
  readonly organizationId: string;
  readonly connectionId: string;
  /** Who is written into the audit trail. */
  readonly author: Author;
}

/** A document. */
export interface LibraryDocument {
  /** A UUID in lower case. */
  readonly documentId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** A document is found by searches when it is `completed`. */
  readonly status: 'queued' | 'indexing' | 'completed' | 'failed';
  /** Why it has failed, or what was left out of a completed one. */
  readonly lastError: string | undefined;
  /** As given in {@link DocumentDetails}. */
  readonly purpose: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970; undefined for a document that stays until somebody deletes it. */
  readonly expiresAt: number | undefined;
}

/** A document to add. */
export interface NewDocument {
  /** The name of the file, without a path. */
  readonly fileName: string;
  /** The type that the client has named. The format is detected from the content. */
  readonly contentType: string;
  /** The content, which is passed on to the file store as it arrives. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The most bytes that the file may have. When absent, as many as files of clients; `Infinity` for a file that the plugin itself has bounded. */
  readonly maxBytes?: number;
  /** Called when all bytes have arrived: fields of a form may follow its file. What it throws refuses the document. */
  readonly details?: () => Awaitable<DocumentDetails>;
}

/** The properties of a document besides its content. */
export interface DocumentDetails {
  /** `confidential` when absent. A `restricted` document is visible only through its own connection. */
  readonly classification?: 'public' | 'internal' | 'confidential' | 'restricted';
  /** Tags, separated by commas. */
  readonly tags?: string;
  /** A word by which the plugin that adds documents can list them. Up to 100 characters. */
  readonly purpose?: string | undefined;
  /** When the document is deleted, within some minutes, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
  /** False for a file that is only kept: it is `completed` at once, and no search finds it. */
  readonly isSearched?: boolean;
}

/** A document whose bytes arrive in parts, in any process. */
export interface NewParts {
  /** The name of the file, without a path. */
  readonly fileName: string;
  readonly contentType: string;
  /** The bytes of all parts together. */
  readonly sizeBytes: number;
  readonly details: Omit<DocumentDetails, 'expiresAt'>;
  /** How long the document is kept, in milliseconds; until somebody deletes it when absent. */
  readonly keptMs?: number | undefined;
}

/** An upload in parts that has been neither completed nor cancelled. */
export interface PartedUpload extends NewParts {
  /** The id of the document that it becomes. */
  readonly documentId: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When the upload is deleted with its parts if it has not been completed, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A document that was made of parts. */
export interface CompletedUpload extends Pick<PartedUpload, 'createdAt' | 'expiresAt'> {
  readonly document: LibraryDocument;
}

/** A part of a document to add. */
export interface NewPart {
  /** The content, which is passed on to the file store as it arrives. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The most bytes that the part may have: a longer one is refused. */
  readonly maxBytes: number;
}

/** Which parts a document is made of. */
export interface PartOrder {
  /** The ids of the parts, in the order of the document. Parts that are not named are left out. */
  readonly partIds: readonly string[];
  /** The MD5 of the whole file in hexadecimal, if it is to be checked. */
  readonly md5?: string | undefined;
}

/** Uploads whose bytes arrive in parts, for files that cannot be sent whole. Until they are completed, they count like other unfinished uploads. */
export interface PartedUploads {
  /** Begins an upload. @throws GatewayError as {@link DocumentLibrary.add}, for what is known before the bytes arrive */
  begin(document: NewParts, owner: DocumentOwner, signal: AbortSignal): Promise<PartedUpload>;
  /** Returns an upload; undefined if it has ended, or belongs to another connection. */
  find(documentId: string, owner: DocumentOwner): Promise<PartedUpload | undefined>;
  /**
   * Stores a part. Parts may be added at the same time, and again if an answer was lost: together they may have twice the bytes of the document.
   *
   * @returns its id, a UUID
   * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400), even after the upload has ended; `GW_DOCUMENT_UPLOAD_LIMIT` (429) while too many arrive;
   * `GW_OBJECTS_UNAVAILABLE` (503)
   */
  addPart(documentId: string, part: NewPart, owner: DocumentOwner, signal: AbortSignal): Promise<string>;
  /**
   * Makes the document of the parts. If that is refused, it can be called again; if it was done before, it returns the document.
   *
   * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400) naming `part_ids`, `bytes` or `md5`, and as {@link DocumentLibrary.add}
   */
  complete(documentId: string, order: PartOrder, owner: DocumentOwner, signal: AbortSignal): Promise<CompletedUpload>;
  /** Deletes an upload with its parts. Does nothing if it has ended. */
  cancel(documentId: string, owner: DocumentOwner): Promise<void>;
}

/** Which documents to list. */
export interface DocumentListing {
  /** The most documents to return, 1 to 10,000. */
  readonly limit: number;
  /** The id of the document after which the list begins. */
  readonly after?: string | undefined;
  /** The order of their creation. */
  readonly order: 'newest first' | 'oldest first';
  /** Lists only documents with this purpose; null: only those without one. All when absent. */
  readonly purpose?: string | null | undefined;
}

/** The numbers and the size of some documents. */
export interface DocumentCounts {
  /** The number of documents with each status. */
  readonly statuses: Readonly<Record<LibraryDocument['status'], number>>;
  readonly sizeBytes: number;
}

/** A search on behalf of a request. Like a search by a model, it is in the history and the trace of the request, and in the log if the connection says so. */
export interface LibrarySearch {
  readonly exchange: Exchange;
  /** The connection whose documents are searched; the one of the exchange when absent. */
  readonly connection?: Connection | undefined;
  /** The texts to search for together: 1 to 10, of at most 4,096 characters each. */
  readonly phrases: readonly string[];
  /** The most passages, 1 to 50. */
  readonly limit: number;
  /** The ids of the documents to search. When absent, all that the connection may see. */
  readonly documentIds?: readonly string[] | undefined;
  readonly signal: AbortSignal;
}

/** A document that was found. */
export interface LibraryHit {
  readonly documentId: string;
  readonly fileName: string;
  /** From 0 to 1; can be compared between questions. */
  readonly relevance: number;
  /** The best one first; more than one only if fewer documents are found than passages are wanted. */
  readonly passages: readonly DocumentPassage[];
}

/** A function that runs when a document is deleted, by whomever, in the same transaction. */
export type DocumentRemoved = (
  entities: SqlEntityManager,
  document: { readonly organizationId: string; readonly documentId: string },
) => Promise<void>;

/**
 * The documents of the gateway, for plugins: with the visibility, limits, audit trail and processing of the documents that apps upload through signed
 * URLs. An id that is unknown and one of a document that the owner may not see are the same to every method.
 */
export interface DocumentLibrary {
  /**
   * The owner on whose behalf a request with an API key acts.
   *
   * @throws GatewayError `GW_DOCUMENTS_DISABLED` (403) for a connection without `enableDocuments`
   */
  ownerOf(exchange: Exchange): DocumentOwner;
  /**
   * Stores a file and queues it for processing. Nothing is left of one that is refused or breaks off.
   *
   * @throws GatewayError `GW_REQUEST_INVALID`, `GW_DOCUMENT_UPLOAD_INVALID` (400) for a name, type, content or size that is not allowed;
   * `GW_DOCUMENT_STORAGE_LIMIT` (403); `GW_DOCUMENT_UPLOAD_LIMIT` (429); `GW_OBJECTS_UNAVAILABLE` (503)
   */
  add(document: NewDocument, owner: DocumentOwner, signal: AbortSignal): Promise<LibraryDocument>;
  readonly inParts: PartedUploads;
  /** Returns the documents that exist and that the owner may see, sorted by their ids. At most 10,000 at once. */
  find(documentIds: readonly string[], owner: DocumentOwner): Promise<readonly LibraryDocument[]>;
  /** Counts the documents that exist and that the owner may see. At most 10,000 at once. */
  count(documentIds: readonly string[], owner: DocumentOwner): Promise<DocumentCounts>;
  /**
   * Returns the ids without a document. The other documents cannot be deleted before the transaction ends, so that it can write rows that refer to
   * them.
   */
  missing(entities: SqlEntityManager, documentIds: readonly string[], owner: DocumentOwner): Promise<readonly string[]>;
  /** @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400) if there is no document {@link DocumentListing.after} */
  list(listing: DocumentListing, owner: DocumentOwner): Promise<readonly LibraryDocument[]>;
  /**
   * Opens the file of a document, which is read while it is iterated. Always end the iteration, even if you do not need all of it.
   *
   * @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400); the iteration `GW_OBJECTS_UNAVAILABLE` (503)
   */
  open(
    documentId: string,
    owner: DocumentOwner,
    signal: AbortSignal,
  ): Promise<{ readonly document: LibraryDocument; readonly bytes: AsyncIterable<Uint8Array> }>;
  /** The passages of a completed document, in their order, read while they are iterated. Nothing for any other document. */
  passages(documentId: string, owner: DocumentOwner): AsyncIterable<DocumentPassage>;
  /** Deletes a document with its file and all that is derived from it. @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400) */
  remove(documentId: string, owner: DocumentOwner): Promise<void>;
  /** @throws GatewayError `GW_DOCUMENTS_DISABLED` (403) */
  search(search: LibrarySearch): Promise<readonly LibraryHit[]>;
  /** Registers a function that is called for each document that this process deletes. Call it in `setup`. */
  whenRemoved(removed: DocumentRemoved): void;
}

/** Provided by the `documents` plugin. */
export const DocumentLibrary = token<DocumentLibrary>('document-library');
