import { token } from '../token.js';

/** A collection of vectors that can be compared with each other: made by one model, with the same dimensions. */
export interface VectorSpace {
  /** Letters, digits, `.`, `_` and `-`; 3 to 200 characters, the first and the last one a letter or a digit. */
  readonly name: string;
  /** The measure of similarity. Fixed when the space is created. */
  readonly measure: 'inner-product' | 'cosine';
}

/** A metadata value of a vector, by which searches can be filtered. */
export type VectorTag = string | number | boolean;

/** A vector with its id and tags. */
export interface VectorRecord {
  readonly id: string;
  readonly vector: readonly number[];
  /** At least one. */
  readonly tags: Readonly<Record<string, VectorTag>>;
}

/** Selects vectors. It is applied during the search, not to its result. */
export type VectorFilter =
  | { readonly tag: string; readonly is: VectorTag }
  | { readonly tag: string; readonly from: number; readonly to: number }
  | { readonly all: readonly VectorFilter[] }
  | { readonly any: readonly VectorFilter[] };

/** A search for the nearest vectors. */
export interface VectorQuery {
  readonly vector: readonly number[];
  readonly limit: number;
  readonly filter?: VectorFilter;
}

/** A vector that was found. */
export interface VectorHit {
  readonly id: string;
  /** The cosine or the inner product. */
  readonly similarity: number;
}

/** Selects the vectors to move, and changes their tags. */
export interface VectorMove {
  readonly filter: VectorFilter;
  /** New values of the tags that change. */
  readonly tags: Readonly<Record<string, VectorTag>>;
  /** The most vectors to move; all when undefined. */
  readonly limit?: number;
}

/**
 * Persistent storage and search of vectors. It connects lazily, at the first call. While the store cannot be reached, calls fail within bounded
 * time with the `GatewayError` `GW_VECTORS_UNAVAILABLE` (503); they succeed again when it is back.
 */
export interface VectorStore {
  /** Upserts at most 100 vectors. Creates the space if it does not exist. */
  put(space: VectorSpace, records: readonly VectorRecord[], signal: AbortSignal): Promise<void>;
  /** The nearest vectors, nearest first. Empty when there is no such space. */
  nearest(space: VectorSpace, query: VectorQuery, signal: AbortSignal): Promise<readonly VectorHit[]>;
  /**
   * Moves all vectors that match the filter into another space, up to the limit, and changes their tags. After a failure, call it again to move
   * the rest; meanwhile some vectors may be in both spaces.
   *
   * @returns how many were moved: less than the limit when no more are left
   */
  move(from: VectorSpace, to: VectorSpace, change: VectorMove, signal: AbortSignal): Promise<number>;
  /** Removes all vectors that match the filter. */
  remove(space: VectorSpace, filter: VectorFilter, signal: AbortSignal): Promise<void>;
  /** Removes the space with everything in it. */
  drop(space: VectorSpace, signal: AbortSignal): Promise<void>;
  /** Which of these ids, at most 1,000, are not in the space; all of them when there is no such space. */
  missing(space: VectorSpace, ids: readonly string[], signal: AbortSignal): Promise<readonly string[]>;
  /** The number of vectors in the space. */
  count(space: VectorSpace, signal: AbortSignal): Promise<number>;
  /** The length of the space's vectors; undefined when it has none. Neither vectors nor queries of another length are accepted. */
  dimensions(space: VectorSpace, signal: AbortSignal): Promise<number | undefined>;
}

/** Kept by the core: a Chroma server, or one that the gateway starts itself. */
export const VectorStore = token<VectorStore>('vector-store');
