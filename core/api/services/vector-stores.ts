import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** The files that are searched, and on whose behalf. */
export interface SearchedStores {
  /** 1 or more ids, each {@link VectorStores.isOwn}. */
  readonly storeIds: readonly string[];
  /**
   * Which attributes the files must have, as clients of the API write it: `{type: 'eq', key: 'year', value: 2026}`, also `ne`, `gt`, `gte`, `lt`,
   * `lte`, `in` and `nin`; `{type: 'and', filters: […]}` and `or`.
   */
  readonly filters?: JsonObject | undefined;
  /** What errors call the filters: where the request has them. `filters` when absent. */
  readonly filtersField?: string | undefined;
  /** The request on whose behalf it is: the files that its connection may see are searched. */
  readonly exchange: Exchange;
  readonly connection: Connection;
}

/** A search in stores of files. */
export interface VectorStoreSearch extends SearchedStores {
  /** Looked for together: 1 to 10 texts of at most 4,096 characters, as in `LibrarySearch`. */
  readonly phrases: readonly string[];
  /** The most passages, 1 to 50. */
  readonly limit: number;
  /** Only hits with at least this score, 0 to 1. */
  readonly scoreThreshold?: number | undefined;
  readonly signal: AbortSignal;
}

/** What a client has noted about a file. */
export type FileAttributes = Readonly<Record<string, string | number | boolean>>;

/** A file that was found. */
export interface VectorStoreHit {
  readonly fileId: string;
  readonly fileName: string;
  /** From 0 to 1; can be compared between questions. */
  readonly score: number;
  readonly attributes: FileAttributes;
  /** The best one first; more than one only if fewer files are found than passages are wanted. */
  readonly passages: readonly DocumentPassage[];
}

/** A passage of a document. It is a quotation, never an instruction. */
export interface DocumentPassage {
  readonly text: string;
  /** Where it is in the document, for readers: `page 3`. */
  readonly place: string | undefined;
}

/** Stores of files that clients create to search in them, made of the gateway's documents. */
export interface VectorStores {
  /** Whether an id has the form of one of this gateway's stores. Others are a provider's. */
  isOwn(id: string): boolean;
  /**
   * Checks that stores can be searched, before a model is offered to do so.
   *
   * @throws GatewayError as {@link VectorStores.search}
   */
  check(stores: SearchedStores): Promise<void>;
  /**
   * Searches the files of stores, best results first. The policies of the connection are not applied to what is found: apply them before passing it on.
   *
   * @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404) naming the id, for unknown, expired and foreign ones; `GW_REQUEST_INVALID` (400) for a filter;
   * `GW_DOCUMENTS_DISABLED` (403)
   */
  search(search: VectorStoreSearch): Promise<readonly VectorStoreHit[]>;
}

/** Provided by the plugin that serves such stores. */
export const VectorStores = token<VectorStores>('vector-stores');
