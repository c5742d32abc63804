import { type Awaitable, type Clock, newId, type RedisScript, type SharedState } from '../../../core/api/index.js';
import { SlotRequests } from './slot-requests.js';
import { SlotReleases } from './slot-releases.js';

/** The lease of a slot: if it is not renewed for this long, its replica was killed, and the slot is free. */
const leaseMs = 30_000;
const renewMs = 10_000;

/** Renews the lease of a slot; restores a slot that Redis has lost or never got. */
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

/** A key and its number of slots. */
export interface SlotLimit {
  readonly key: string;
  readonly most: number;
}

/** Slots of a request, to be released once. */
export interface HeldSlots {
  release(): Awaitable<void>;
}

/** The slots of one key that this process holds. */
interface OwnSlots {
  count: number;
  /** Whether many slots were free, as of the last response of Redis. */
  hasPlenty: boolean;
}

/** The dependencies of {@link Slots}. */
interface SlotsContext {
  readonly shared: SharedState | undefined;
  readonly clock: Clock;
  replicas(): number;
}

/**
 * Limits concurrent requests. Without Redis, a process counts its own; with Redis, those of all replicas are counted. While Redis is
 * unavailable, each replica uses its share of the limit, and the slots that it took are added to Redis afterwards.
 */
export class Slots {
  readonly #context: SlotsContext;
  readonly #own = new Map<string, OwnSlots>();
  readonly #held = new Map<string, readonly string[]>();
  readonly #requests: SlotRequests | undefined;
  readonly #releases: SlotReleases | undefined;
  readonly #stops: (() => void)[] = [];

  constructor(context: SlotsContext) {
    this.#context = context;
    if (!context.shared) return;
    this.#requests = new SlotRequests(context.shared, leaseMs);
    this.#releases = new SlotReleases(context.shared, leaseMs);
    const renew = (): void => void this.#renew();
    this.#stops.push(context.clock.every(renewMs, renew), context.shared.onReady(renew));
  }

  /** Takes a slot of each limit, or returns the limit without free slots. */
  take(limits: readonly SlotLimit[]): Awaitable<HeldSlots | SlotLimit> {
    return this.#requests ? this.#takeTogether(this.#requests, limits) : this.#takeAlone(limits);
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

  async #takeTogether(requests: SlotRequests, limits: readonly SlotLimit[]): Promise<HeldSlots | SlotLimit> {
    const keys = limits.map(({ key }) => slotKey(key));
    const id = newId(Date.now());
    const answer = await requests.ask(id, limits, keys).catch((): 'unknown' => 'unknown');
    const full = answer === 'unknown' ? this.#fullHere(limits) : answer;
    if (typeof full !== 'object') this.#count(limits);
    this.#note(limits, answer === 'plenty');
    if (typeof full === 'object') return full;
    this.#held.set(id, keys);
    return { release: () => this.#release(id, limits) };
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#releases?.flush();
  }

  #fullHere(limits: readonly SlotLimit[]): SlotLimit | undefined {
    const parts = this.#context.shared ? this.#context.replicas() : 1;
    return limits.find(({ key, most }) => (this.#own.get(key)?.count ?? 0) >= Math.max(1, Math.floor(most / parts)));
  }

  #count(limits: readonly SlotLimit[]): void {
    for (const { key } of limits) {
      const own = this.#own.get(key);
      if (own) own.count += 1;
      else this.#own.set(key, { count: 1, hasPlenty: false });
    }
  }

  #uncount(limits: readonly SlotLimit[]): void {
    for (const { key } of limits) {
      const own = this.#own.get(key);
      if (!own) continue;
      own.count -= 1;
      if (own.count === 0) this.#own.delete(key);
    }
  }

  #note(limits: readonly SlotLimit[], hasPlenty: boolean): void {
    for (const { key } of limits) {
      const own = this.#own.get(key);
      if (own) own.hasPlenty = hasPlenty;
    }
  }

  /** Releases slots. If many are free, the end of the answer does not wait for Redis. */
  #release(id: string, limits: readonly SlotLimit[]): Awaitable<void> {
    const keys = this.#held.get(id);
    if (!keys || !this.#held.delete(id)) return;
    const hasPlenty = limits.every(({ key }) => this.#own.get(key)?.hasPlenty);
    this.#uncount(limits);
    if (!hasPlenty) return this.#releases?.release(keys, [id]);
    this.#releases?.releaseSoon(keys, id);
  }

  async #renew(): Promise<void> {
    const { shared } = this.#context;
    this.#releases?.sendAgain();
    if (!shared?.isReady) return;
    const renewals = [...this.#held].map(async ([id, keys]) => {
      await shared.run(renewScript, { keys, arguments: [id, String(leaseMs)] });
      // The slot may have been released while it was being restored.
      if (!this.#held.has(id)) await this.#releases?.release(keys, [id]);
    });
    await Promise.allSettled(renewals);
  }
}

function slotKey(key: string): string {
  return `rate:slots:${key}`;
}
