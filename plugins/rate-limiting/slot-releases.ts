import type { RedisScript, SharedState } from '../../core/api/index.js';

/** Releases slots. ARGV: their ids. */
const releaseScript: RedisScript = {
  text: `for _, key in ipairs(KEYS) do redis.call('ZREM', key, unpack(ARGV)) end return 0`,
};

/** The largest batch; Lua's `unpack` has a limit. */
const maxAtOnce = 1_000;

/** A batch of slots of the same keys. */
interface Together {
  readonly keys: readonly string[];
  readonly ids: string[];
}

/** Releases slots in Redis: at once if few are free, otherwise in one batch for each turn of the event loop. */
export class SlotReleases {
  readonly #shared: SharedState;
  readonly #gathered = new Map<string, Together>();
  #sending: NodeJS.Immediate | undefined;

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** Releases slots at once. Never rejects: if Redis is unavailable, the slots' leases expire. */
  async giveNow(keys: readonly string[], ids: readonly string[]): Promise<void> {
    await this.#give(keys, ids).catch(() => undefined);
  }

  /** Releases a slot at the end of this turn of the event loop. */
  giveSoon(keys: readonly string[], id: string): void {
    const name = keys.join('\n');
    const together = this.#gathered.get(name);
    if (together && together.ids.length < maxAtOnce) {
      together.ids.push(id);
      return;
    }
    if (together) this.flush();
    this.#gathered.set(name, { keys, ids: [id] });
    this.#sending ??= setImmediate(() => this.flush());
  }

  /** Sends the pending batches now. */
  flush(): void {
    clearImmediate(this.#sending);
    this.#sending = undefined;
    for (const { keys, ids } of this.#gathered.values()) this.#give(keys, ids).catch(() => undefined);
    this.#gathered.clear();
  }

  #give(keys: readonly string[], ids: readonly string[]): Promise<unknown> {
    return this.#shared.run(releaseScript, { keys, arguments: ids });
  }
}
