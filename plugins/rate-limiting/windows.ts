import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { RateLimiterRedis, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import type { Awaitable, SharedState } from '../../core/api/index.js';
import { after } from './awaitables.js';
import { MemoryWindows } from './memory-windows.js';

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
  correct(points: number): Awaitable<void>;
}

/** Counts points of many keys in windows of one length. */
class Windows {
  readonly #points: number;
  readonly #context: WindowsContext;
  readonly #local: MemoryWindows;
  readonly #redis: RateLimiterAbstract | undefined;
  readonly #keys = new Map<string, number>();

  constructor(name: string, points: number, duration: number, context: WindowsContext) {
    this.#points = points;
    this.#context = context;
    const options = { keyPrefix: `rate:${name}`, points, duration };
    // It has a memory of its own, in which no other limit's keys have to be told apart.
    this.#local = new MemoryWindows({ ...options, keyPrefix: '' });
    this.#redis = context.shared && overRedis(context.shared, options, context.timeoutMs);
  }

  /** A promise only where Redis counts. */
  take(key: string, points: number): Awaitable<Taken> {
    return this.#redis && this.#context.shared?.isReady
      ? this.#takeShared(this.#redis, key, points)
      : this.#takeHere(key, points);
  }

  async #takeShared(redis: RateLimiterAbstract, key: string, points: number): Promise<Taken> {
    const takenAt = Date.now();
    try {
      const { allowed, result } = await consume(redis, key, points);
      return takenOf(result, { allowed, remaining: result.remainingPoints, takenAt }, async (more) => {
        const corrected = more > 0 ? redis.penalty(key, more) : redis.reward(key, -more);
        await corrected.catch(() => undefined);
      });
    } catch {
      // Redis is away or silent, which its own service reports: this process goes on with its part of the limit.
      return this.#takeHere(key, points);
    }
  }

  #takeHere(wanted: string, points: number): Taken {
    const most = this.#redis ? this.#share() : this.#points;
    const key = this.#bounded(wanted);
    const takenAt = Date.now();
    const result = this.#local.countNow(key, points);
    const remaining = Math.max(0, most - result.consumedPoints);
    return takenOf(result, { allowed: result.consumedPoints <= most, remaining, takenAt }, (more) => {
      this.#local.countNow(key, more);
    });
  }

  #share(): number {
    return Math.max(1, Math.floor(this.#points / this.#context.replicas()));
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

function takenOf(
  { msBeforeNext }: RateLimiterRes,
  { allowed, remaining, takenAt }: Pick<Taken, 'allowed' | 'remaining'> & { readonly takenAt: number },
  add: (points: number) => Awaitable<void>,
): Taken {
  const endsInMs = Math.max(0, msBeforeNext);
  return {
    allowed,
    remaining,
    endsInMs,
    // In the next window nothing has been taken that could be given back.
    correct: (more) => (more === 0 || Date.now() >= takenAt + endsInMs ? undefined : add(more)),
  };
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

  take(key: string, points: number): Awaitable<Taken> {
    const burst = this.#burst;
    const taken = this.#minute.take(key, points);
    return burst ? after(taken, (minute) => withBurst(minute, burst, key, points)) : taken;
  }
}

function withBurst(minute: Taken, burst: Windows, key: string, points: number): Awaitable<Taken> {
  if (minute.allowed) return minute;
  return after(burst.take(key, points), (further) =>
    // Who waits waits for the minute, which ends before the ten.
    further.allowed ? { ...further, remaining: 0, endsInMs: minute.endsInMs } : minute,
  );
}
