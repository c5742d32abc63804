import { type Awaitable, type Clock, newId, type RedisScript, type SharedState } from '../../core/api/index.js';

/** A slot whose holder is not heard of for so long is free again: its replica was killed. */
const leaseMs = 30_000;
const renewMs = 10_000;

/** Takes a slot under each key, or under none. ARGV: id, lease in milliseconds, the most of each key. Answers 0, or which key is full. */
const takeScript: RedisScript = {
  text: `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for index, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  if redis.call('ZCARD', key) >= tonumber(ARGV[index + 2]) then return index end
end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2] * 2)
end
return 0`,
};

const releaseScript: RedisScript = {
  text: `for _, key in ipairs(KEYS) do redis.call('ZREM', key, ARGV[1]) end return 0`,
};

/** Prolongs one slot; brings back what Redis has forgotten, or has never been told. */
const renewScript: RedisScript = {
  text: `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now + ARGV[2], ARGV[1])
  redis.call('PEXPIRE', key, ARGV[2] * 2)
end
return 0`,
};

/** A key and how many slots it has. */
export interface SlotLimit {
  readonly key: string;
  readonly most: number;
}

/** Slots that are held, to be given back once. */
export interface HeldSlots {
  release(): Awaitable<void>;
}

/** What the slots need to know. */
export interface SlotsContext {
  readonly shared: SharedState | undefined;
  readonly clock: Clock;
  replicas(): number;
}

/**
 * Requests that run at the same time. This process counts its own; with Redis all replicas' count. While Redis is away each keeps to its
 * part, and when it is back it is told of what was taken meanwhile.
 */
export class Slots {
  readonly #context: SlotsContext;
  readonly #own = new Map<string, number>();
  readonly #held = new Map<string, readonly string[]>();
  readonly #stops: (() => void)[] = [];

  constructor(context: SlotsContext) {
    this.#context = context;
    if (!context.shared) return;
    const renew = (): void => void this.#renew();
    this.#stops.push(context.clock.every(renewMs, renew), context.shared.onReady(renew));
  }

  /** Takes a slot of each, or says which one has none left. */
  take(limits: readonly SlotLimit[]): Awaitable<HeldSlots | SlotLimit> {
    const { shared } = this.#context;
    return shared ? this.#takeTogether(shared, limits) : this.#takeAlone(limits);
  }

  #takeAlone(limits: readonly SlotLimit[]): HeldSlots | SlotLimit {
    const full = this.#fullHere(limits);
    if (full) return full;
    this.#count(limits);
    let isHeld = true;
    return {
      release: () => {
        if (isHeld) this.#uncount(limits);
        isHeld = false;
      },
    };
  }

  async #takeTogether(shared: SharedState, limits: readonly SlotLimit[]): Promise<HeldSlots | SlotLimit> {
    const keys = limits.map(({ key }) => slotKey(key));
    const id = newId(Date.now());
    const isShared = await takeShared(shared, id, limits, keys);
    if (typeof isShared === 'object') return isShared;
    const full = isShared ? undefined : this.#fullHere(limits);
    if (full) return full;
    this.#count(limits);
    this.#held.set(id, keys);
    return { release: () => this.#release(shared, id, limits) };
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #fullHere(limits: readonly SlotLimit[]): SlotLimit | undefined {
    const parts = this.#context.shared ? this.#context.replicas() : 1;
    return limits.find(({ key, most }) => (this.#own.get(key) ?? 0) >= Math.max(1, Math.floor(most / parts)));
  }

  #count(limits: readonly SlotLimit[]): void {
    for (const { key } of limits) this.#own.set(key, (this.#own.get(key) ?? 0) + 1);
  }

  #uncount(limits: readonly SlotLimit[]): void {
    for (const { key } of limits) {
      const left = (this.#own.get(key) ?? 1) - 1;
      if (left === 0) this.#own.delete(key);
      else this.#own.set(key, left);
    }
  }

  async #release(shared: SharedState, id: string, limits: readonly SlotLimit[]): Promise<void> {
    const keys = this.#held.get(id);
    if (!keys || !this.#held.delete(id)) return;
    this.#uncount(limits);
    // What cannot be said to a Redis that is away ends there by itself.
    await shared.run(releaseScript, { keys, arguments: [id] }).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    const { shared } = this.#context;
    if (!shared?.isReady) return;
    const renewals = [...this.#held].map(async ([id, keys]) => {
      await shared.run(renewScript, { keys, arguments: [id, String(leaseMs)] });
      // It may have been given back meanwhile, before it was brought back.
      if (!this.#held.has(id)) await shared.run(releaseScript, { keys, arguments: [id] });
    });
    await Promise.allSettled(renewals);
  }
}

/** True when Redis has given slots, the limit when it has none left, false when it cannot be asked. */
async function takeShared(
  shared: SharedState,
  id: string,
  limits: readonly SlotLimit[],
  keys: readonly string[],
): Promise<boolean | SlotLimit> {
  if (!shared.isReady) return false;
  try {
    const values = [id, String(leaseMs), ...limits.map(({ most }) => String(most))];
    const full = Number(await shared.run(takeScript, { keys, arguments: values }));
    return full === 0 ? true : (limits[full - 1] as SlotLimit);
  } catch {
    return false;
  }
}

function slotKey(key: string): string {
  return `rate:slots:${key}`;
}
