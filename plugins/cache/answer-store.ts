import type { Awaitable } from '../../core/api/index.js';
import type { CacheKey } from './cache-key.js';

/** Where answers are kept. It may forget any of them at any moment; nothing that goes wrong with it is anybody else's business. */
export interface AnswerStore {
  /** Never throws or rejects. */
  get(key: CacheKey): Awaitable<Buffer | undefined>;
  /** Never throws. What it has of the key is replaced. */
  set(key: CacheKey, bytes: Buffer, ttlMs: number): void;
  /** Waits for what is being written. */
  close(): Promise<void>;
}
