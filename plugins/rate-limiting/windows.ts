import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { SharedState } from '../../core/api/index.js';

const minuteSeconds = 60;
const burstSeconds = 600;
/** Keys of one limit that a process keeps in its memory. More are counted together: so many in a minute is an attack or a mistake. */
const mostKeys = 100_000;
const overflowKey = 'overflow';

/** What the windows of all limits share. */
export interface WindowsContext {
  /** Undefined: this process counts by itself. */
  readonly shared: SharedState | undefined;
  readonly timeoutMs: number;
  /** Among how many processes the limits are shared while Redis is away. */
  replicas(): number;
}

/** What a window says to some points. */
export interface Taken {
  readonly allowed: boolean;
  readonly remaining: number;
  /** When the window ends, in milliseconds from now. */
  readonly endsInMs: number;
  /** Adds to what was taken, or gives some of it back; after the end of the window nothing. Never rejects. */
  correct(points: number): Promise<void>;
}

/** Counts points of many keys in windows of one length. */
class Windows {
  readonly #points: number;
  readonly #context: WindowsContext;
  readonly #local: RateLimiterMemory;
  readonly #redis: RateLimiterAbstract | undefined;
  readonly #keys = new Map<string, number>();

  constructor(name: string, points: number, duration: number, context: WindowsContext) {
    this.#points = points;
    this.#context = context;
    const options = { keyPrefix: `rate:${name}`, points, duration };
    this.#local = new RateLimiterMemory(options);
    this.#redis = context.shared && overRedis(context.shared, options, context.timeoutMs);
  }

  async take(key: string, points: number): Promise<Taken> {
    if (this.#redis && this.#context.shared?.isReady) {
      try {
        return await this.#from(this.#redis, key, points);
      } catch {
        // Redis is away or silent, which its own service reports: this process goes on with its part of the limit.
      }
    }
    this.#local.points = this.#redis ? this.#share() : this.#points;
    return this.#from(this.#local, this.#bounded(key), points);
  }

  #share(): number {
    return Math.max(1, Math.floor(this.#points / this.#context.replicas()));
  }

  /** @throws Error when the limiter cannot be reached */
  async #from(limiter: RateLimiterAbstract, key: string, points: number): Promise<Taken> {
    const takenAt = Date.now();
    const { allowed, result } = await consume(limiter, key, points);
    const endsInMs = Math.max(0, result.msBeforeNext);
    return {
      allowed,
      remaining: result.remainingPoints,
      endsInMs,
      async correct(more) {
        // In the next window nothing has been taken that could be given back.
        if (more === 0 || Date.now() >= takenAt + endsInMs) return;
        const corrected = more > 0 ? limiter.penalty(key, more) : limiter.reward(key, -more);
        await corrected.catch(() => undefined);
      },
    };
  }

  /** Every key is remembered until its window has ended, so that keys without number do not fill the memory. */
  #bounded(key: string): string {
    const now = Date.now();
    const ends = this.#keys.get(key);
    if (ends !== undefined && ends > now) return key;
    if (this.#keys.size >= mostKeys) {
      for (const [known, end] of this.#keys) if (end <= now) this.#keys.delete(known);
      if (this.#keys.size >= mostKeys) return overflowKey;
    }
    this.#keys.delete(key);
    this.#keys.set(key, now + this.#local.duration * 1000);
    return key;
  }
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points: number,
): Promise<{ readonly allowed: boolean; readonly result: RateLimiterRes }> {
  try {
    return { allowed: true, result: await limiter.consume(key, points) };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { allowed: false, result: refused };
    throw refused;
  }
}

function overRedis(
  shared: SharedState,
  options: { readonly keyPrefix: string; readonly points: number; readonly duration: number },
  timeoutMs: number,
): RateLimiterAbstract {
  const limiter = new RateLimiterRedis({
    ...options,
    storeClient: shared.client,
    // Without it the limiter takes the client for one of another package, and fails with every request.
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  });
  // A server that is frozen takes commands and answers none.
  return new RLWrapperTimeouts({ limiter, timeoutMs });
}

/** The windows of one limit: a minute, and ten minutes for what is allowed on top of it. */
export class LimitWindows {
  readonly #minute: Windows;
  readonly #burst: Windows | undefined;

  constructor(name: string, most: number, burst: number, context: WindowsContext) {
    this.#minute = new Windows(name, most, minuteSeconds, context);
    this.#burst = burst > 0 ? new Windows(`${name}:burst`, burst, burstSeconds, context) : undefined;
  }

  async take(key: string, points: number): Promise<Taken> {
    const taken = await this.#minute.take(key, points);
    if (taken.allowed || !this.#burst) return taken;
    const further = await this.#burst.take(key, points);
    // Who waits waits for the minute, which ends before the ten.
    return further.allowed ? { ...further, remaining: 0, endsInMs: taken.endsInMs } : taken;
  }
}
