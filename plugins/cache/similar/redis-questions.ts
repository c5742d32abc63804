import { answerInTime, type Clock, type SharedState } from '../../../core/api/index.js';
import { type CacheKey, keyOf } from '../cache-key.js';
import { decrypt, encrypt } from '../stores/encryption.js';
import { RedisWrites } from '../stores/redis-writes.js';
import { MemoryQuestions } from './memory-questions.js';
import { type KnownQuestion, maxQuestions, type QuestionStore } from './question-store.js';
import { vectorOf } from './question-vector.js';

/** A stream is a list whose new entries can be read alone. */
const read = { text: "return redis.call('xrange', KEYS[1], ARGV[1], '+')" };
const write = {
  text: `redis.call('xadd', KEYS[1], 'MAXLEN', ARGV[3], '*', 'q', ARGV[1])
    if redis.call('pttl', KEYS[1]) < tonumber(ARGV[2]) then redis.call('pexpire', KEYS[1], ARGV[2]) end`,
};

const seedBytes = 32;
const timeBytes = 8;
const idBytes = 36;

/** Questions in the Redis that replicas share, encrypted, with a copy in memory: only new ones are read from Redis. */
export class RedisQuestions implements QuestionStore {
  readonly #shared: SharedState;
  readonly #timeoutMs: number;
  readonly #clock: Clock;
  readonly #memory: MemoryQuestions;
  /** The id of the last entry that was read, for each scope in memory. */
  readonly #last = new Map<string, string>();
  readonly #writes: RedisWrites;

  constructor(shared: SharedState, { timeoutMs, maxBytes, clock }: RedisQuestionsLimits) {
    this.#shared = shared;
    this.#timeoutMs = timeoutMs;
    this.#clock = clock;
    this.#memory = new MemoryQuestions(maxBytes, clock, (name) => this.#last.delete(name));
    this.#writes = new RedisWrites(shared);
  }

  get isReady(): boolean {
    return this.#shared.isReady;
  }

  async read(scope: CacheKey): Promise<readonly KnownQuestion[] | undefined> {
    if (!this.isReady) return undefined;
    const last = this.#last.get(scope.name) ?? '-';
    try {
      const asked = this.#shared.run(read, { keys: [nameOf(scope)], arguments: [last] });
      const entries = (await answerInTime(asked, this.#timeoutMs)) as readonly StreamEntry[] | undefined;
      if (!entries) return undefined;
      this.#copy(scope, entries, last);
      return this.#memory.read(scope);
    } catch {
      // The state service logs failures of the server.
      return undefined;
    }
  }

  add(scope: CacheKey, question: KnownQuestion): void {
    const leftMs = Math.ceil(question.expiresAt - this.#clock.now());
    if (!this.#writes.areTaken || leftMs <= 0) return;
    const values = [encrypt(bytesOf(question), scope.seed), String(leftMs), String(maxQuestions)];
    this.#writes.send(write, nameOf(scope), values);
  }

  use(scope: CacheKey, question: KnownQuestion): void {
    this.#memory.use(scope, question);
  }

  remove(scope: CacheKey, question: KnownQuestion): void {
    this.#memory.remove(scope, question);
  }

  async close(): Promise<void> {
    await this.#writes.settled();
    await this.#memory.close();
    this.#last.clear();
  }

  #copy(scope: CacheKey, entries: readonly StreamEntry[], last: string): void {
    const now = this.#clock.now();
    for (const [id, [, text]] of entries) {
      if (id === last) continue;
      const question = questionOf(text, scope);
      if (question && question.expiresAt > now) this.#memory.add(scope, question);
    }
    const newest = entries.at(-1)?.[0];
    if (newest !== undefined && this.#memory.has(scope)) this.#last.set(scope.name, newest);
  }
}

/** The limits of {@link RedisQuestions}. */
interface RedisQuestionsLimits {
  /** Time for Redis to answer. */
  readonly timeoutMs: number;
  /** The limit of the copy in memory. */
  readonly maxBytes: number;
  readonly clock: Clock;
}

type StreamEntry = readonly [id: string, fields: readonly [name: string, value: string]];

/** Seed of the answer's key, time, request id, and vector. */
function bytesOf({ key, expiresAt, requestId, vector: { values } }: KnownQuestion): Buffer {
  const time = Buffer.alloc(timeBytes);
  time.writeDoubleLE(expiresAt);
  const id = Buffer.from(requestId.padEnd(idBytes).slice(0, idBytes), 'latin1');
  return Buffer.concat([key.seed, time, id, Buffer.from(values.buffer, values.byteOffset, values.length)]);
}

/** The inverse of {@link bytesOf}; undefined for an entry that was not written under this scope, or was changed. */
function questionOf(text: string, { seed }: CacheKey): KnownQuestion | undefined {
  try {
    const bytes = decrypt(text, seed);
    const beforeId = seedBytes + timeBytes;
    const beforeVector = beforeId + idBytes;
    return {
      key: keyOf(Buffer.from(bytes.subarray(0, seedBytes))),
      expiresAt: bytes.readDoubleLE(seedBytes),
      requestId: bytes.toString('latin1', beforeId, beforeVector).trimEnd(),
      vector: vectorOf(Int8Array.from(bytes.subarray(beforeVector), (value) => (value << 24) >> 24)),
    };
  } catch {
    return undefined;
  }
}

function nameOf({ name }: CacheKey): string {
  return `cache:similar:${name}`;
}
