import type { RedisScript, SharedState } from '../../../core/api/index.js';

/** The most pending writes; what is written beyond them is dropped. */
const mostPending = 64;

/** Writes to Redis that nobody waits for, and whose failures the state service logs. */
export class RedisWrites {
  readonly #shared: SharedState;
  readonly #pending = new Set<Promise<unknown>>();

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** Whether another write would be sent. */
  get areTaken(): boolean {
    return this.#shared.isReady && this.#pending.size < mostPending;
  }

  send(script: RedisScript, key: string, values: readonly string[]): void {
    const writing = this.#shared
      .run(script, { keys: [key], arguments: values })
      .catch(() => undefined)
      .finally(() => this.#pending.delete(writing));
    this.#pending.add(writing);
  }

  /** Waits for the pending writes. */
  async settled(): Promise<void> {
    await Promise.all(this.#pending);
  }
}
