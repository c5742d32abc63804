import { type RateLimiterAbstract, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { SharedState } from '../../core/api/index.js';
import { type Taken, TakenPoints } from './taken.js';

/**
 * What a replica has in hand of a window is no more than this part of the limit, divided by the replicas. All of them together leave at most a
 * five-hundredth unused when the limit is reached, also where three replicas have not heard of each other.
 */
const partOfLimit = 500;
/** With less than so many times what all replicas may have in hand nothing is taken in advance. */
const plenty = 4;
/** Keys of which something is in hand; of more nothing is taken in advance. */
const mostShares = 10_000;

/** What the windows are made of. */
export interface SharedOptions {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
  readonly timeoutMs: number;
  readonly replicas: () => number;
}

/** What this process has taken of one key's window in advance. */
interface Share {
  left: number;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** What nobody had taken, as Redis has said last. */
  remaining: number;
  /** One question in advance after the other. */
  asking: boolean;
}

/**
 * Windows that replicas count together in Redis. Of limits that are large enough a process takes a small part in advance, and gives it out from its
 * memory, so that most requests ask nobody. Redis has counted all that is given out, so together they never let in more than the limit.
 */
export class SharedWindows {
  readonly #options: SharedOptions;
  readonly #redis: RateLimiterAbstract;
  readonly #shares = new Map<string, Share>();

  constructor(shared: SharedState, options: SharedOptions) {
    this.#options = options;
    const limiter = new RateLimiterRedis({
      keyPrefix: options.keyPrefix,
      points: options.points,
      duration: options.duration,
      storeClient: shared.client,
      // Without it the limiter takes the client for one of another package, and fails with every request.
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    });
    // A server that is frozen takes commands and answers none.
    this.#redis = new RLWrapperTimeouts({ limiter, timeoutMs: options.timeoutMs });
  }

  /** What can still be taken, as far as it is known here; 0 when it is not. */
  leftOf(key: string): number {
    const share = this.#shares.get(key);
    return share && Date.now() < share.endsAt ? share.remaining + share.left : 0;
  }

  /** Takes what is in hand; undefined when that is not enough. */
  takeNow(key: string, points: number): Taken | undefined {
    const share = this.#shares.get(key);
    const now = Date.now();
    if (!share || now >= share.endsAt || share.left < points) return undefined;
    share.left -= points;
    if (share.left < this.#part() / 2) this.#askAhead(key, share);
    return this.#takenFrom(share, key, now);
  }

  /** @throws when Redis does not answer */
  async take(key: string, points: number): Promise<Taken> {
    const share = this.#shareFor(key);
    const extra = share && !share.asking && points <= this.#part() ? this.#extraFor(share) : 0;
    const takenAt = Date.now();
    if (extra === 0) {
      const asked = await this.#consume(key, points);
      if (share) this.#note(share, asked, takenAt);
      return asked.allowed && share ? this.#takenFrom(share, key, takenAt) : this.#takenOf(asked, key, takenAt);
    }
    return this.#takeMore(key, share as Share, points, extra, takenAt);
  }

  async #takeMore(key: string, share: Share, points: number, extra: number, takenAt: number): Promise<Taken> {
    share.asking = true;
    try {
      const asked = await this.#consume(key, points + extra);
      this.#note(share, asked, takenAt);
      if (asked.allowed) {
        share.left += extra;
        return this.#takenFrom(share, key, takenAt);
      }
      // There was less than that, but perhaps enough.
      await this.#add(key, -extra);
      const consumed = asked.consumed - extra;
      const remaining = Math.max(0, this.#options.points - consumed);
      const allowed = consumed <= this.#options.points;
      return this.#takenOf({ ...asked, consumed, allowed, remaining }, key, takenAt);
    } finally {
      share.asking = false;
    }
  }

  /** Takes as much as is in hand at most. Who finds too little meanwhile asks for himself. */
  #askAhead(key: string, share: Share): void {
    const extra = share.asking ? 0 : this.#extraFor(share);
    if (extra > 0) this.#takeMore(key, share, 0, extra, Date.now()).catch(() => undefined);
  }

  #takenFrom(share: Share, key: string, now: number): Taken {
    const { endsAt } = share;
    const remaining = share.remaining + share.left;
    return new TakenPoints({ msBeforeNext: endsAt - now }, { allowed: true, remaining }, now, (more) =>
      share.endsAt === endsAt ? this.#correct(share, key, more) : undefined,
    );
  }

  /** What is given back, or wanted on top, is settled with what is in hand, and with Redis where that is too little or too much. */
  #correct(share: Share, key: string, more: number): void | Promise<void> {
    const left = share.left - more;
    const most = this.#part();
    share.left = Math.min(Math.max(left, 0), most);
    const rest = share.left - left;
    return rest === 0 ? undefined : this.#add(key, rest);
  }

  #takenOf(asked: Asked, key: string, takenAt: number): Taken {
    return new TakenPoints(asked, asked, takenAt, (more) => this.#add(key, more));
  }

  async #add(key: string, more: number): Promise<void> {
    await (more > 0 ? this.#redis.penalty(key, more) : this.#redis.reward(key, -more)).catch(() => undefined);
  }

  async #consume(key: string, points: number): Promise<Asked> {
    const result = await this.#redis.consume(key, points).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    const { consumedPoints: consumed, remainingPoints: remaining, msBeforeNext } = result;
    return { allowed: consumed <= this.#options.points, consumed, remaining, msBeforeNext };
  }

  #note(share: Share, { remaining, msBeforeNext }: Asked, takenAt: number): void {
    share.remaining = remaining;
    // The same window ends some milliseconds earlier or later, by the time that the answer took.
    if (takenAt < share.endsAt) return;
    share.left = 0;
    share.endsAt = takenAt + msBeforeNext;
  }

  #part(): number {
    return Math.floor(this.#options.points / (partOfLimit * Math.max(1, this.#options.replicas())));
  }

  /** What is missing of the part, as long as there is plenty. */
  #extraFor(share: Share): number {
    const part = this.#part();
    const isShort = Date.now() < share.endsAt && share.remaining < plenty * part * this.#options.replicas();
    return isShort ? 0 : Math.max(0, part - (Date.now() < share.endsAt ? share.left : 0));
  }

  #shareFor(key: string): Share | undefined {
    const known = this.#shares.get(key);
    if (known || this.#part() === 0) return known;
    if (this.#shares.size >= mostShares) this.#forgetEnded();
    if (this.#shares.size >= mostShares) return undefined;
    const share = { left: 0, endsAt: 0, remaining: 0, asking: false };
    this.#shares.set(key, share);
    return share;
  }

  #forgetEnded(): void {
    const now = Date.now();
    for (const [key, { endsAt, asking }] of this.#shares) if (endsAt <= now && !asking) this.#shares.delete(key);
  }
}

/** What Redis has said to a question. */
interface Asked {
  readonly allowed: boolean;
  readonly consumed: number;
  readonly remaining: number;
  readonly msBeforeNext: number;
}
