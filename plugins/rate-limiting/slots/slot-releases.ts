import type { RedisScript, SharedState } from '../../../core/api/index.js';

/** Releases slots. ARGV: their ids. */
const releaseScript: RedisScript = {
  text: `for _, key in ipairs(KEYS) do redis.call('ZREM', key, unpack(ARGV)) end return 0`,
};

/** The largest batch; Lua's `unpack` has a limit. */
const maxBatch = 1_000;

/** A batch of slots of the same keys. */
interface ReleaseBatch {
  readonly keys: readonly string[];
  readonly ids: string[];
}

/** Releases slots in Redis: at once if few are free, otherwise in one batch for each turn of the event loop. */
export class SlotReleases {
  readonly #shared: SharedState;
  readonly #batches = new Map<string, ReleaseBatch>();
  #sending: NodeJS.Immediate | undefined;

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** Releases slots at once. Never rejects: if Redis is unavailable, the slots' leases expire. */
  async release(keys: readonly string[], ids: readonly string[]): Promise<void> {
    await this.#send(keys, ids).catch(() => undefined);
  }

  /** Releases a slot at the end of this turn of the event loop. */
  releaseSoon(keys: readonly string[], id: string): void {
    const name = keys.join('\n');
    const batch = this.#batches.get(name);
    if (batch && batch.ids.length < maxBatch) {
      batch.ids.push(id);
      return;
    }
    if (batch) this.flush();
    this.#batches.set(name, { keys, ids: [id] });
    this.#sending ??= setImmediate(() => this.flush());
  }

  /** Sends the pending batches now. */
  flush(): void {
    clearImmediate(this.#sending);
    this.#sending = undefined;
    for (const { keys, ids } of this.#batches.values()) this.#send(keys, ids).catch(() => undefined);
    this.#batches.clear();
  }

  #send(keys: readonly string[], ids: readonly string[]): Promise<unknown> {
    return this.#shared.run(releaseScript, { keys, arguments: ids });
  }
}
