import type { Awaitable } from '../../../core/api/index.js';
import { type Consumption, ConsumedPoints, type Taking } from './consumed-points.js';
import type { CountedPoints, WindowStore } from './window-store.js';

/**
 * A replica takes at most this part of the limit in advance, divided by the number of replicas. So at most a five-hundredth of the limit is
 * unused when it is reached, even if three replicas do not know of each other.
 */
const partOfLimit = 500;
/** Nothing is taken in advance if less than this many times the advance of all replicas remains. */
const plenty = 4;
/** The most keys for which points are taken in advance. */
const maxShares = 10_000;
/** While there are that many, keys whose windows have ended are looked for at most this often, in milliseconds. */
const sweepMs = 1_000;

/** The points of one key's window that this process has taken in advance. */
interface Share {
  /** The limit, a part of which was taken: of another one, it would be too much or too little. */
  readonly most: number;
  left: number;
  /** By `performance.now()`, which no change of the clock affects. */
  endsAt: number;
  /** The remaining points, as of the last response of the store. */
  remaining: number;
  /** True while the store is asked for more points. */
  isRefilling: boolean;
}

/**
 * Windows that all replicas share in a store. For limits that are large enough, a process takes a few points in advance, and spends them from
 * memory, so that most requests do not ask the store. It has counted these points already, so all replicas together never exceed the limit.
 */
export class SharedWindows {
  readonly #store: WindowStore;
  readonly #replicas: () => number;
  readonly #shares = new Map<string, Share>();
  #nextSweep = 0;

  /** @param replicas the number of processes that share the store */
  constructor(store: WindowStore, replicas: () => number) {
    this.#store = store;
    this.#replicas = replicas;
  }

  /** The remaining points, as far as known here; 0 when not known. */
  leftOf(key: string): number {
    const share = this.#shares.get(key);
    return share && performance.now() < share.endsAt ? share.remaining + share.left : 0;
  }

  /** Takes points that were taken in advance; undefined when there are too few. */
  takeNow({ key, points, most }: Taking): Consumption | undefined {
    const share = this.#shares.get(key);
    const now = performance.now();
    if (!share || share.most !== most || now >= share.endsAt || share.left < points) return undefined;
    share.left -= points;
    if (share.left < this.#partOf(most) / 2) this.#refill(key, share);
    return this.#takenFrom(share, key, now);
  }

  /** Takes points in the store. @throws when it does not respond */
  async take(taking: Taking): Promise<Consumption> {
    const { key, points, most } = taking;
    const share = this.#shareFor(key, most);
    const extra = share && !share.isRefilling && points <= this.#partOf(most) ? this.#extraFor(share) : 0;
    if (share && extra > 0) return this.#takeMore(key, share, points, extra);
    const takenAt = performance.now();
    const result = await this.#consume(taking);
    if (share) this.#note(share, result, takenAt);
    return result.allowed && share ? this.#takenFrom(share, key, takenAt) : this.#takenOf(result, key, takenAt);
  }

  /** Takes points, and `extra` ones in advance. */
  async #takeMore(key: string, share: Share, points: number, extra: number): Promise<Consumption> {
    const takenAt = performance.now();
    share.isRefilling = true;
    try {
      const { most } = share;
      const result = await this.#consume({ key, points: points + extra, most });
      this.#note(share, result, takenAt);
      if (result.allowed) {
        share.left += extra;
        return this.#takenFrom(share, key, takenAt);
      }
      // Not enough for the advance, but perhaps for the request itself.
      await this.#add(key, -extra);
      const consumed = result.consumed - extra;
      const remaining = Math.max(0, most - consumed);
      const allowed = consumed <= most;
      return this.#takenOf({ ...result, consumed, allowed, remaining }, key, takenAt);
    } finally {
      share.isRefilling = false;
    }
  }

  /** Refills the advance in the background. Requests that find too few points meanwhile ask the store themselves. */
  #refill(key: string, share: Share): void {
    const extra = share.isRefilling ? 0 : this.#extraFor(share);
    if (extra > 0) this.#takeMore(key, share, 0, extra).catch(() => undefined);
  }

  #takenFrom(share: Share, key: string, now: number): Consumption {
    const { endsAt } = share;
    const remaining = share.remaining + share.left;
    return new ConsumedPoints({ msBeforeNext: endsAt - now }, { allowed: true, remaining }, now, (more) =>
      performance.now() < endsAt ? this.#correct(share, key, more) : this.#add(key, more),
    );
  }

  /** Corrects what was taken, using the advance first, and the store if that becomes too small or too large. */
  #correct(share: Share, key: string, more: number): Awaitable<void> {
    const left = share.left - more;
    share.left = Math.min(Math.max(left, 0), this.#partOf(share.most));
    const rest = share.left - left;
    return rest === 0 ? undefined : this.#add(key, rest);
  }

  #takenOf(result: StoreResult, key: string, takenAt: number): Consumption {
    return new ConsumedPoints(result, result, takenAt, (more) => this.#add(key, more));
  }

  async #add(key: string, more: number): Promise<void> {
    await this.#store.consume(key, more).catch(() => undefined);
  }

  async #consume({ key, points, most }: Taking): Promise<StoreResult> {
    const { consumed, msBeforeNext } = await this.#store.consume(key, points);
    return { allowed: consumed <= most, consumed, remaining: Math.max(0, most - consumed), msBeforeNext };
  }

  #note(share: Share, { remaining, msBeforeNext }: StoreResult, takenAt: number): void {
    share.remaining = remaining;
    // The end of a window is known only to some milliseconds, because of the latency of the response.
    if (takenAt < share.endsAt) return;
    share.left = 0;
    share.endsAt = takenAt + msBeforeNext;
  }

  /** How much of a limit is taken in advance. */
  #partOf(most: number): number {
    return Math.floor(most / (partOfLimit * Math.max(1, this.#replicas())));
  }

  /** The points that are missing from the advance; 0 if too little remains of the limit. */
  #extraFor(share: Share): number {
    const part = this.#partOf(share.most);
    if (performance.now() >= share.endsAt) return part;
    const isShort = share.remaining < plenty * part * this.#replicas();
    return isShort ? 0 : Math.max(0, part - share.left);
  }

  #shareFor(key: string, most: number): Share | undefined {
    const known = this.#shares.get(key);
    if (known?.most === most) return known;
    // The limit has changed.
    this.#shares.delete(key);
    if (this.#partOf(most) === 0) return undefined;
    if (this.#shares.size >= maxShares) this.#forgetEnded();
    if (this.#shares.size >= maxShares) return undefined;
    const share = { most, left: 0, endsAt: 0, remaining: 0, isRefilling: false };
    this.#shares.set(key, share);
    return share;
  }

  #forgetEnded(): void {
    const now = performance.now();
    if (now < this.#nextSweep) return;
    this.#nextSweep = now + sweepMs;
    for (const [key, { endsAt, isRefilling }] of this.#shares)
      if (endsAt <= now && !isRefilling) this.#shares.delete(key);
  }
}

/** What the store says of a window. */
interface StoreResult extends CountedPoints {
  readonly allowed: boolean;
  readonly remaining: number;
}
