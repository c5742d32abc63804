import { after, type Awaitable, type SharedState } from '../../../core/api/index.js';
import { awaitAll } from '../await-all.js';
import { MemoryWindows } from './memory-windows.js';
import { SharedWindows } from './shared-windows.js';
import { type Consumption, ConsumedPoints, type Taking } from './consumed-points.js';

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

/** The library's own limit, which is not used: each key has its own. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** Counts the points of keys in windows of one length. */
class Windows {
  readonly #context: WindowsContext;
  readonly #local: MemoryWindows;
  readonly #redis: SharedWindows | undefined;

  constructor(name: string, duration: number, context: WindowsContext) {
    this.#context = context;
    // No prefix is needed, because each limit has its own storage.
    this.#local = new MemoryWindows({ keyPrefix: '', points: unlimited, duration });
    this.#redis =
      context.shared && new SharedWindows(context.shared, { ...context, keyPrefix: `rate:${name}`, duration });
  }

  /** Takes points. Asynchronous only if Redis must be called. */
  take(taking: Taking): Awaitable<Consumption> {
    const redis = this.#readyRedis();
    if (!redis) return this.#takeHere(taking);
    // If Redis is unavailable, which the state service logs, this process continues with its share of the limit.
    return redis.takeNow(taking) ?? redis.take(taking).catch(() => this.#takeHere(taking));
  }

  /** The remaining points, as far as known in this process; 0 when not known. */
  leftOf(key: string, most: number): number {
    const redis = this.#readyRedis();
    return redis ? redis.leftOf(key) : this.#ownPart(most) - this.#local.consumedNow(key);
  }

  #readyRedis(): SharedWindows | undefined {
    return this.#context.shared?.isReady === true ? this.#redis : undefined;
  }

  #takeHere({ key: wanted, points, most: ofAll }: Taking): Consumption {
    const most = this.#ownPart(ofAll);
    const key = this.#local.countedKey(wanted);
    const takenAt = performance.now();
    const result = this.#local.countNow(key, points);
    const remaining = Math.max(0, most - result.consumedPoints);
    const allowed = result.consumedPoints <= most;
    return new ConsumedPoints(result, { allowed, remaining }, takenAt, (more) => {
      this.#local.countNow(key, more);
    });
  }

  /** The part of a limit that this process has when it counts alone. */
  #ownPart(most: number): number {
    return this.#redis ? Math.max(1, Math.floor(most / this.#context.replicas())) : most;
  }
}

/** The windows of one limit: one of a minute, and one of ten minutes for bursts. */
export class LimitWindows {
  readonly #minute: Windows;
  readonly #mostOfBurst: number;
  readonly #burst: Windows | undefined;

  constructor(name: string, burst: number, context: WindowsContext) {
    this.#minute = new Windows(name, minuteSeconds, context);
    this.#mostOfBurst = burst;
    this.#burst = burst > 0 ? new Windows(`${name}:burst`, burstSeconds, context) : undefined;
  }

  /** The remaining points of the minute, as far as known in this process; 0 when not known. */
  leftOf(key: string, most: number): number {
    return this.#minute.leftOf(key, most);
  }

  /** @param mayBurst whether points of the ten minutes are taken when those of the minute are used up */
  take(taking: Taking, mayBurst = true): Awaitable<Consumption> {
    const burst = mayBurst ? this.#burst : undefined;
    const taken = this.#minute.take(taking);
    if (!burst) return taken;
    return after(taken, (minute) => withBurst(minute, burst, { ...taking, most: this.#mostOfBurst }));
  }
}

function withBurst(minute: Consumption, burst: Windows, taking: Taking): Awaitable<Consumption> {
  if (minute.allowed) return minute;
  return after(burst.take(taking), (further) => {
    // A refused client has to wait for the end of the minute, which is before that of the ten minutes.
    const { endsInMs } = minute;
    if (further.allowed) return { allowed: true, remaining: 0, endsInMs, correct: (more) => further.correct(more) };
    const correct = (more: number): Awaitable<void> =>
      after(awaitAll([minute.correct(more), further.correct(more)]), () => undefined);
    return { allowed: false, remaining: 0, endsInMs, correct };
  });
}
