import type { Awaitable } from '../../../core/api/index.js';
import type { CacheKey } from '../cache-key.js';
import type { QuestionVector } from './question-vector.js';

/** A question to which there is an answer in the cache. */
export interface KnownQuestion {
  /** The key of the answer. */
  readonly key: CacheKey;
  readonly vector: QuestionVector;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** Id of the request that has asked it. */
  readonly requestId: string;
}

/** The most questions of one scope; a look-up compares no more vectors than that. */
export const maxQuestions = 200;

/**
 * Questions by scope: calls that are identical, except for the question. It may drop questions at any time, and handles its own failures: no
 * method throws or rejects.
 */
export interface QuestionStore {
  /** False while the store cannot be reached. */
  readonly isReady: boolean;
  /** The questions of a scope, the last used ones at the end; undefined when the store cannot be reached. */
  read(scope: CacheKey): Awaitable<readonly KnownQuestion[] | undefined>;
  /** Adds a question, or replaces the one with the same answer. */
  add(scope: CacheKey, question: KnownQuestion): void;
  /** Notes that a question was found. */
  use(scope: CacheKey, question: KnownQuestion): void;
  /** Removes a question whose answer is gone. */
  remove(scope: CacheKey, question: KnownQuestion): void;
  /** Waits for pending writes. */
  close(): Promise<void>;
}
