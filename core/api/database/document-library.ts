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
  /** Without a path. */
  readonly fileName: string;
  /** As a client has named it; the content decides about the format. */
  readonly contentType: string;
  /** They are passed on to the file store as they arrive. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The most that it may have; what files of clients may have when absent. Infinity for what the plugin itself has bounded. */
  readonly maxBytes?: number;
  /** Called when all bytes have arrived: fields of a form may follow its file. What it throws refuses the document. */
  readonly details?: () => Awaitable<DocumentDetails>;
}

/** What is said about a document besides its content. */
export interface DocumentDetails {
  /** `confidential` when absent. A `restricted` document is visible only through its own connection. */
  readonly classification?: 'public' | 'internal' | 'confidential' | 'restricted';
  /** Separated by commas. */
  readonly tags?: string;
  /** A word of the plugin that adds it, by which it lists its documents. Up to 100 characters. */
  readonly purpose?: string | undefined;
  /** When it is deleted, within minutes, in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
  /** False for a file that is only kept: it is `completed` at once, and no search finds it. */
  readonly isSearched?: boolean;
}

/** A document whose bytes arrive in parts, in any process. */
export interface NewParts {
  /** Without a path. */
  readonly fileName: string;
  readonly contentType: string;
  /** Of all parts together. */
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
  /** When it is deleted with its parts if it is not completed, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A document that was made of parts. */
export interface CompletedUpload extends Pick<PartedUpload, 'createdAt' | 'expiresAt'> {
  readonly document: LibraryDocument;
}

/** A part of a document to add. */
export interface NewPart {
  /** They are passed on to the file store as they arrive. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** The most that it may have: a longer one is refused. */
  readonly maxBytes: number;
}

/** Which parts a document is made of. */
export interface PartOrder {
  /** In the order of their bytes; others are left out. */
  readonly partIds: readonly string[];
  /** The MD5 of the whole file in hexadecimal, if it is to be checked. */
  readonly md5?: string | undefined;
}

/** Uploads whose bytes arrive in parts, for files that cannot be sent whole. Until they are completed, they count like other unfinished uploads. */
export interface PartedUploads {
  /** @throws GatewayError as {@link DocumentLibrary.add}, for what can be said before the bytes are there */
  begin(document: NewParts, owner: DocumentOwner): Promise<PartedUpload>;
  /** Undefined for one that has ended, or that is another connection's. */
  find(documentId: string, owner: DocumentOwner): Promise<PartedUpload | undefined>;
  /**
   * Stores a part. Parts may be added at the same time, and again: together they may have twice the bytes of the document.
   *
   * @returns its id, a UUID
   * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400), also when the upload has ended; `GW_DOCUMENT_UPLOAD_LIMIT` (429) while too many arrive;
   * `GW_OBJECTS_UNAVAILABLE` (503)
   */
  addPart(documentId: string, part: NewPart, owner: DocumentOwner, signal: AbortSignal): Promise<string>;
  /**
   * Makes the document. One that is refused can be completed again; one that was completed before is returned.
   *
   * @throws GatewayError `GW_DOCUMENT_UPLOAD_INVALID` (400) naming `part_ids`, `bytes` or `md5`, and as {@link DocumentLibrary.add}
   */
  complete(documentId: string, order: PartOrder, owner: DocumentOwner, signal: AbortSignal): Promise<CompletedUpload>;
  /** Deletes an upload with its parts. Does nothing if it has ended. */
  cancel(documentId: string, owner: DocumentOwner): Promise<void>;
}

/** Which documents to list. */
export interface DocumentListing {
  /** 1 to 10,000. */
  readonly limit: number;
  /** The id of the document after which the list begins. */
  readonly after?: string | undefined;
  /** By the time of creation. */
  readonly order: 'newest first' | 'oldest first';
  /** Only those with this purpose; null for those without one. All when absent. */
  readonly purpose?: string | null | undefined;
}

/** How many of some documents there are. */
export interface DocumentCounts {
  /** By status: all are 0 without any. */
  readonly statuses: Readonly<Record<LibraryDocument['status'], number>>;
  readonly sizeBytes: number;
}

/** A search on behalf of a request. It is noted in its history and trace, and logged if the connection says so, like a search by a model. */
export interface LibrarySearch {
  readonly exchange: Exchange;
  /** That of the exchange when absent. */
  readonly connection?: Connection | undefined;
  /** Looked for together: 1 to 10 texts of at most 4,096 characters. */
  readonly phrases: readonly string[];
  /** The most passages, 1 to 50. */
  readonly limit: number;
  /** Ids of the documents to search. All that the connection may see when absent. */
  readonly documentIds?: readonly string[] | undefined;
  readonly signal: AbortSignal;
}

/** A document that was found. */
export interface LibraryHit {
  readonly documentId: string;
  readonly fileName: string;
  /** From 0 to 1; comparable between questions. */
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
  /** Those of the documents that exist, in the order of their ids. At most 10,000 at once. */
  find(documentIds: readonly string[], owner: DocumentOwner): Promise<readonly LibraryDocument[]>;
  /** Counts those of the documents that exist. At most 10,000 at once. */
  count(documentIds: readonly string[], owner: DocumentOwner): Promise<DocumentCounts>;
  /**
   * Returns those of the ids that stand for no document. The other documents are not deleted before the transaction ends, so that a row that refers to
   * one can be written in it.
   */
  missing(entities: SqlEntityManager, documentIds: readonly string[], owner: DocumentOwner): Promise<readonly string[]>;
  /** @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400) if there is no document {@link DocumentListing.after} */
  list(listing: DocumentListing, owner: DocumentOwner): Promise<readonly LibraryDocument[]>;
  /**
   * The file of a document, read while it is iterated. End the iteration, also before its end.
   *
   * @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400); the iteration `GW_OBJECTS_UNAVAILABLE` (503)
   */
  open(
    documentId: string,
    owner: DocumentOwner,
    signal: AbortSignal,
  ): Promise<{ readonly document: LibraryDocument; readonly bytes: AsyncIterable<Uint8Array> }>;
  /** All passages that a completed document was divided into, in their order, read while they are iterated. None of any other. */
  passages(documentId: string, owner: DocumentOwner): AsyncIterable<DocumentPassage>;
  /** Deletes a document with its file and all that is derived from it. @throws GatewayError `GW_DOCUMENT_UNKNOWN` (400) */
  remove(documentId: string, owner: DocumentOwner): Promise<void>;
  /** @throws GatewayError `GW_DOCUMENTS_DISABLED` (403) */
  search(search: LibrarySearch): Promise<readonly LibraryHit[]>;
  /** Calls a function for each document that is deleted in this process. Call it in `setup`. */
  whenRemoved(removed: DocumentRemoved): void;
}

/** Provided by the `documents` plugin. */
export const DocumentLibrary = token<DocumentLibrary>('document-library');
