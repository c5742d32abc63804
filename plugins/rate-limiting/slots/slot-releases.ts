import type { RedisScript, SharedState } from '../../../core/api/index.js';

/** Releases slots. ARGV: their ids. */
const releaseScript: RedisScript = {
  text: `for _, key in ipairs(KEYS) do redis.call('ZREM', key, unpack(ARGV)) end return 0`,
};

/** The largest batch; Lua's `unpack` has a limit. */
const maxBatch = 1_000;

/** A release that Redis has not got. */
interface UnsentRelease {
  readonly keys: readonly string[];
  readonly id: string;
  /** When the slot is free in any case, by the monotonic clock in milliseconds. */
  readonly leaseEnds: number;
}

/** A batch of slots of the same keys. */
interface ReleaseBatch {
  readonly keys: readonly string[];
  readonly ids: string[];
}

/** Releases slots in Redis: at once if few are free, otherwise in one batch for each turn of the event loop. */
export class SlotReleases {
  readonly #shared: SharedState;
  readonly #leaseMs: number;
  readonly #batches = new Map<string, ReleaseBatch>();
  #sending: NodeJS.Immediate | undefined;
  #unsent: UnsentRelease[] = [];

  constructor(shared: SharedState, leaseMs: number) {
    this.#shared = shared;
    this.#leaseMs = leaseMs;
  }

  /** Releases slots at once. Never rejects: what Redis has not got is kept for {@link sendAgain}. */
  async release(keys: readonly string[], ids: readonly string[]): Promise<void> {
    await this.#send(keys, ids).catch(() => this.#keep(keys, ids));
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
    for (const { keys, ids } of this.#batches.values()) this.#send(keys, ids).catch(() => this.#keep(keys, ids));
    this.#batches.clear();
  }

  /** Releases what Redis has not got, if it can be used, and forgets what is free by now. */
  sendAgain(): void {
    const now = performance.now();
    this.#unsent = this.#unsent.filter(({ leaseEnds }) => leaseEnds > now);
    if (!this.#shared.isReady) return;
    for (const { keys, id } of this.#unsent.splice(0)) this.releaseSoon(keys, id);
    this.flush();
  }

  #send(keys: readonly string[], ids: readonly string[]): Promise<unknown> {
    return this.#shared.run(releaseScript, { keys, arguments: ids });
  }

  #keep(keys: readonly string[], ids: readonly string[]): void {
    const leaseEnds = performance.now() + this.#leaseMs;
    for (const id of ids) this.#unsent.push({ keys, id, leaseEnds });
  }
}
