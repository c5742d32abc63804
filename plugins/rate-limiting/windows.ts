import type { Awaitable, SharedState } from '../../core/api/index.js';
import { after } from './awaitables.js';
import { MemoryWindows } from './memory-windows.js';
import { SharedWindows } from './shared-windows.js';
import { type Taken, TakenPoints } from './taken.js';

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

/** Counts points of many keys in windows of one length. */
class Windows {
  readonly #points: number;
  readonly #context: WindowsContext;
  readonly #local: MemoryWindows;
  readonly #redis: SharedWindows | undefined;
  readonly #keys = new Map<string, number>();

  constructor(name: string, points: number, duration: number, context: WindowsContext) {
    this.#points = points;
    this.#context = context;
    // It has a memory of its own, in which no other limit's keys have to be told apart.
    this.#local = new MemoryWindows({ keyPrefix: '', points, duration });
    this.#redis =
      context.shared && new SharedWindows(context.shared, { ...context, keyPrefix: `rate:${name}`, points, duration });
  }

  /** A promise only where Redis is asked. */
  take(key: string, points: number): Awaitable<Taken> {
    const redis = this.#readyRedis();
    if (!redis) return this.#takeHere(key, points);
    // Redis that is away or silent is reported by its own service: this process goes on with its part of the limit.
    return redis.takeNow(key, points) ?? redis.take(key, points).catch(() => this.#takeHere(key, points));
  }

  /** What can still be taken, as far as it is known without asking anybody; 0 when it is not. */
  leftOf(key: string): number {
    const redis = this.#readyRedis();
    return redis ? redis.leftOf(key) : this.#most() - this.#local.consumedNow(key);
  }

  #readyRedis(): SharedWindows | undefined {
    return this.#context.shared?.isReady === true ? this.#redis : undefined;
  }

  #takeHere(wanted: string, points: number): Taken {
    const key = this.#bounded(wanted);
    const takenAt = Date.now();
    const result = this.#local.countNow(key, points);
    const remaining = Math.max(0, this.#most() - result.consumedPoints);
    const allowed = result.consumedPoints <= this.#most();
    return new TakenPoints(result, { allowed, remaining }, takenAt, (more) => {
      this.#local.countNow(key, more);
    });
  }

  /** What this process allows when it counts by itself. */
  #most(): number {
    return this.#redis ? this.#share() : this.#points;
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

/** The windows of one limit: a minute, and ten minutes for what is allowed on top of it. */
export class LimitWindows {
  readonly #minute: Windows;
  readonly #burst: Windows | undefined;

  constructor(name: string, most: number, burst: number, context: WindowsContext) {
    this.#minute = new Windows(name, most, minuteSeconds, context);
    this.#burst = burst > 0 ? new Windows(`${name}:burst`, burst, burstSeconds, context) : undefined;
  }

  /** What the minute has left, as far as it is known without asking anybody; 0 when it is not. */
  leftOf(key: string): number {
    return this.#minute.leftOf(key);
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
