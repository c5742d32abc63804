import type { Awaitable } from '../../../core/api/index.js';
import type { CacheKey } from '../cache-key.js';

/** Storage of cached answers. It may evict entries at any time, and handles its own failures. */
export interface AnswerStore {
  /** Never throws or rejects. */
  get(key: CacheKey): Awaitable<Buffer | undefined>;
  /** Stores or replaces an entry. Never throws. */
  set(key: CacheKey, bytes: Buffer, ttlMs: number): void;
  /** Waits for pending writes. */
  close(): Promise<void>;
}
