import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** Where a search looks, and for whom. */
export interface SearchedStores {
  readonly storeIds: readonly string[];
  /** Which files are searched, by their attributes, in the form of OpenAI's API: `{type: 'eq', key, value}`, `{type: 'and', filters}`. */
  readonly filters?: JsonObject | undefined;
  readonly exchange: Exchange;
  readonly connection: Connection;
  readonly signal: AbortSignal;
}

/** A search of vector stores. */
export interface VectorStoreSearch extends SearchedStores {
  /** Looked for together. */
  readonly phrases: readonly string[];
  /** The most files, 1 to 50. */
  readonly limit: number;
  /** The least score of a file, 0 to 1. */
  readonly scoreThreshold?: number | undefined;
}

/** A file that fits, with its best passages. */
export interface VectorStoreHit {
  readonly fileId: string;
  readonly fileName: string;
  /** 0 to 1. */
  readonly score: number;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
  readonly passages: readonly VectorStorePassage[];
}

/** A passage of a file. */
export interface VectorStorePassage {
  readonly text: string;
  /** Where it is in the file: `page 3`. */
  readonly place?: string | undefined;
}

/** The vector stores of this gateway: collections of documents, in the terms of OpenAI's API. */
export interface VectorStores {
  /** Whether an id has the form of one of this gateway's stores. Others are a provider's. */
  isOwn(id: string): boolean;
  /**
   * Checks that a search can be made, before a model is told of it.
   *
   * @throws GatewayError `GW_VECTOR_STORE_UNKNOWN` (404) naming the id, for unknown, expired and foreign ones; `GW_DOCUMENTS_DISABLED` (403);
   * `GW_REQUEST_INVALID` (400) for filters that cannot be used
   */
  check(stores: SearchedStores): Promise<void>;
  /**
   * Searches the files of stores. The search is recorded with the exchange, and logged where the connection says so.
   *
   * @throws GatewayError as {@link VectorStores.check}
   */
  search(search: VectorStoreSearch): Promise<readonly VectorStoreHit[]>;
}

/** Provided by the plugin that serves vector stores. */
export const VectorStores = token<VectorStores>('vector-stores');
