import type { RedisScript, SharedState } from '../../core/api/index.js';

/** Gives slots back. ARGV: their ids. */
const releaseScript: RedisScript = {
  text: `for _, key in ipairs(KEYS) do redis.call('ZREM', key, unpack(ARGV)) end return 0`,
};

/** Fewer than Lua can unpack. */
const mostAtOnce = 1_000;

/** Slots under the same keys. */
interface Together {
  readonly keys: readonly string[];
  readonly ids: string[];
}

/** Gives slots back to Redis: at once where somebody may wait for one, else those of one turn of the event loop together. */
export class ReturnedSlots {
  readonly #shared: SharedState;
  readonly #gathered = new Map<string, Together>();
  #sending: NodeJS.Immediate | undefined;

  constructor(shared: SharedState) {
    this.#shared = shared;
  }

  /** Never rejects: what cannot be said to a Redis that is away ends there by itself. */
  async giveNow(keys: readonly string[], ids: readonly string[]): Promise<void> {
    await this.#give(keys, ids).catch(() => undefined);
  }

  /** At the end of this turn. */
  giveSoon(keys: readonly string[], id: string): void {
    const name = keys.join('\n');
    const together = this.#gathered.get(name);
    if (together && together.ids.length < mostAtOnce) {
      together.ids.push(id);
      return;
    }
    if (together) this.flush();
    this.#gathered.set(name, { keys, ids: [id] });
    this.#sending ??= setImmediate(() => this.flush());
  }

  /** What has been gathered goes now. */
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
