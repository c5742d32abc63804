import { after, type Awaitable, type SharedState } from '../../../core/api/index.js';
import { awaitAll } from '../await-all.js';
import { MemoryWindows } from './memory-windows.js';
import { SharedWindows } from './shared-windows.js';
import { type Consumption, ConsumedPoints } from './consumed-points.js';

const minuteSeconds = 60;
const burstSeconds = 600;

/** The dependencies of all windows. */
export interface WindowsContext {
  /** Undefined: this process counts alone. */
  readonly shared: SharedState | undefined;
  readonly timeoutMs: number;
  /** The number of processes among which limits are divided while Redis is unavailable. */
  replicas(): number;
}

/** Counts the points of keys in windows of one length. */
class Windows {
  readonly #points: number;
  readonly #context: WindowsContext;
  readonly #local: MemoryWindows;
  readonly #redis: SharedWindows | undefined;

  constructor(name: string, points: number, duration: number, context: WindowsContext) {
    this.#points = points;
    this.#context = context;
    // No prefix is needed, because each limit has its own storage.
    this.#local = new MemoryWindows({ keyPrefix: '', points, duration });
    this.#redis =
      context.shared && new SharedWindows(context.shared, { ...context, keyPrefix: `rate:${name}`, points, duration });
  }

  /** Takes points. Asynchronous only if Redis must be called. */
  take(key: string, points: number): Awaitable<Consumption> {
    const redis = this.#readyRedis();
    if (!redis) return this.#takeHere(key, points);
    // If Redis is unavailable, which the state service logs, this process continues with its share of the limit.
    return redis.takeNow(key, points) ?? redis.take(key, points).catch(() => this.#takeHere(key, points));
  }

  /** The remaining points, as far as known in this process; 0 when not known. */
  leftOf(key: string): number {
    const redis = this.#readyRedis();
    return redis ? redis.leftOf(key) : this.#most() - this.#local.consumedNow(key);
  }

  #readyRedis(): SharedWindows | undefined {
    return this.#context.shared?.isReady === true ? this.#redis : undefined;
  }

  #takeHere(wanted: string, points: number): Consumption {
    const key = this.#local.countedKey(wanted);
    const takenAt = performance.now();
    const result = this.#local.countNow(key, points);
    const remaining = Math.max(0, this.#most() - result.consumedPoints);
    const allowed = result.consumedPoints <= this.#most();
    return new ConsumedPoints(result, { allowed, remaining }, takenAt, (more) => {
      this.#local.countNow(key, more);
    });
  }

  /** The limit of this process when it counts alone. */
  #most(): number {
    return this.#redis ? this.#share() : this.#points;
  }

  #share(): number {
    return Math.max(1, Math.floor(this.#points / this.#context.replicas()));
  }
}

/** The windows of one limit: one of a minute, and one of ten minutes for bursts. */
export class LimitWindows {
  readonly #minute: Windows;
  readonly #burst: Windows | undefined;

  constructor(name: string, most: number, burst: number, context: WindowsContext) {
    this.#minute = new Windows(name, most, minuteSeconds, context);
    this.#burst = burst > 0 ? new Windows(`${name}:burst`, burst, burstSeconds, context) : undefined;
  }

  /** The remaining points of the minute, as far as known in this process; 0 when not known. */
  leftOf(key: string): number {
    return this.#minute.leftOf(key);
  }

  /** @param mayBurst whether points of the ten minutes are taken when those of the minute are used up */
  take(key: string, points: number, mayBurst = true): Awaitable<Consumption> {
    const burst = mayBurst ? this.#burst : undefined;
    const taken = this.#minute.take(key, points);
    return burst ? after(taken, (minute) => withBurst(minute, burst, key, points)) : taken;
  }
}

function withBurst(minute: Consumption, burst: Windows, key: string, points: number): Awaitable<Consumption> {
  if (minute.allowed) return minute;
  return after(burst.take(key, points), (further) => {
    // A refused client has to wait for the end of the minute, which is before that of the ten minutes.
    const { endsInMs } = minute;
    if (further.allowed) return { allowed: true, remaining: 0, endsInMs, correct: (more) => further.correct(more) };
    const correct = (more: number): Awaitable<void> =>
      after(awaitAll([minute.correct(more), further.correct(more)]), () => undefined);
    return { allowed: false, remaining: 0, endsInMs, correct };
  });
}
