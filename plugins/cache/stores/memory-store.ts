import { type Clock, unpooled } from '../../../core/api/index.js';
import type { CacheKey } from '../cache-key.js';
import type { AnswerStore } from './answer-store.js';

interface Entry {
  readonly bytes: Buffer;
  readonly expiresAt: number;
}

/** The overhead of an entry besides its bytes. */
const bytesOfEntry = 256;

/** An LRU cache in the memory of this process. */
export class MemoryStore implements AnswerStore {
  /** In the order of their last use, the most recent one last. */
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  readonly #clock: Clock;
  #bytes = 0;

  constructor(maxBytes: number, clock: Clock) {
    this.#maxBytes = maxBytes;
    this.#clock = clock;
  }

  /** The size of all entries, never more than the limit. */
  get bytes(): number {
    return this.#bytes;
  }

  get({ name }: CacheKey): Buffer | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    this.#delete(name, entry);
    if (entry.expiresAt <= this.#clock.now()) return undefined;
    this.#add(name, entry);
    return entry.bytes;
  }

  set({ name }: CacheKey, bytes: Buffer, ttlMs: number): void {
    const former = this.#entries.get(name);
    if (former) this.#delete(name, former);
    const entry = { bytes: unpooled(bytes), expiresAt: this.#clock.now() + ttlMs };
    if (sizeOf(entry) > this.#maxBytes) return;
    this.#add(name, entry);
    for (const [oldest, other] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#delete(oldest, other);
    }
  }

  close(): Promise<void> {
    this.#entries.clear();
    this.#bytes = 0;
    return Promise.resolve();
  }

  #add(name: string, entry: Entry): void {
    this.#entries.set(name, entry);
    this.#bytes += sizeOf(entry);
  }

  #delete(name: string, entry: Entry): void {
    this.#entries.delete(name);
    this.#bytes -= sizeOf(entry);
  }
}

function sizeOf({ bytes }: Entry): number {
  return bytes.length + bytesOfEntry;
}
