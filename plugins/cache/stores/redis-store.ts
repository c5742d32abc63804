import type { SharedState } from '../../../core/api/index.js';
import type { CacheKey } from '../cache-key.js';
import type { AnswerStore } from './answer-store.js';
import { decrypt, encrypt } from './encryption.js';
import { redisInTime } from './redis-in-time.js';

const read = { text: "return redis.call('get', KEYS[1])" };
const write = { text: "redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])" };

/** The most pending writes; further answers are not stored. */
const maxWriting = 64;

/** A cache in the Redis that replicas share. Entries are encrypted, so that neither calls nor answers can be read there. */
export class RedisStore implements AnswerStore {
  readonly #shared: SharedState;
  readonly #timeoutMs: number;
  readonly #writing = new Set<Promise<unknown>>();

  constructor(shared: SharedState, timeoutMs: number) {
    this.#shared = shared;
    this.#timeoutMs = timeoutMs;
  }

  async get(key: CacheKey): Promise<Buffer | undefined> {
    if (!this.#shared.isReady) return undefined;
    try {
      const found = await redisInTime(this.#shared.run(read, { keys: [nameOf(key)], arguments: [] }), this.#timeoutMs);
      return typeof found === 'string' ? decrypt(found, key.seed) : undefined;
    } catch {
      // The state service logs failures of the server.
      return undefined;
    }
  }

  set(key: CacheKey, bytes: Buffer, ttlMs: number): void {
    if (!this.#shared.isReady || this.#writing.size >= maxWriting) return;
    const values = [encrypt(bytes, key.seed), String(ttlMs)];
    const writing = this.#shared
      .run(write, { keys: [nameOf(key)], arguments: values })
      .catch(() => undefined)
      .finally(() => this.#writing.delete(writing));
    this.#writing.add(writing);
  }

  async close(): Promise<void> {
    await Promise.all(this.#writing);
  }
}

function nameOf({ name }: CacheKey): string {
  return `cache:${name}`;
}
