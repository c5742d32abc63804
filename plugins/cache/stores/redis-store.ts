import { answerInTime, type SharedState } from '../../../core/api/index.js';
import type { CacheKey } from '../cache-key.js';
import type { AnswerStore } from './answer-store.js';
import { decrypt, encrypt } from './encryption.js';
import { RedisWrites } from './redis-writes.js';

const read = { text: "return redis.call('get', KEYS[1])" };
const write = { text: "redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])" };

/** A cache in the Redis that replicas share. Entries are encrypted, so that neither calls nor answers can be read there. */
export class RedisStore implements AnswerStore {
  readonly #shared: SharedState;
  readonly #timeoutMs: number;
  readonly #writes: RedisWrites;

  constructor(shared: SharedState, timeoutMs: number) {
    this.#shared = shared;
    this.#writes = new RedisWrites(shared);
    this.#timeoutMs = timeoutMs;
  }

  async get(key: CacheKey): Promise<Buffer | undefined> {
    if (!this.#shared.isReady) return undefined;
    try {
      const found = await answerInTime(this.#shared.run(read, { keys: [nameOf(key)], arguments: [] }), this.#timeoutMs);
      return typeof found === 'string' ? decrypt(found, key.seed) : undefined;
    } catch {
      // The state service logs failures of the server.
      return undefined;
    }
  }

  set(key: CacheKey, bytes: Buffer, ttlMs: number): void {
    if (this.#writes.areTaken) this.#writes.send(write, nameOf(key), [encrypt(bytes, key.seed), String(ttlMs)]);
  }

  close(): Promise<void> {
    return this.#writes.settled();
  }
}

function nameOf({ name }: CacheKey): string {
  return `cache:${name}`;
}
