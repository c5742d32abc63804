import { after, type Awaitable, type SharedState } from '../../../core/api/index.js';
import { awaitAll } from '../await-all.js';
import type { LimitWindow } from '../config.js';
import { MemoryWindows } from './memory-windows.js';
import { type CalendarWindow, longestSeconds } from './limit-window.js';
import { redisStore } from './redis-store.js';
import { SharedWindows } from './shared-windows.js';
import type { WindowStore } from './window-store.js';
import { type Consumption, ConsumedPoints, type Taking } from './consumed-points.js';

const burstSeconds = 600;

/** The dependencies of all windows. */
export interface WindowsContext {
  /** Undefined: this process counts alone. */
  readonly shared: SharedState | undefined;
  readonly timeoutMs: number;
  /** Where windows by the calendar are counted. Undefined: in this process. */
  readonly counts?: ((window: CalendarWindow) => WindowStore) | undefined;
  /** The number of processes among which limits are divided while Redis is unavailable. */
  replicas(): number;
}

/** The library's own limit, which is not used: each key has its own. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** Where the points of windows of one length are counted. */
interface WindowsPlace {
  readonly seconds: number;
  /** Undefined: in this process alone. */
  readonly store: WindowStore | undefined;
  /** Whether the store can be asked. */
  readonly isReady: () => boolean;
}

/** Counts the points of keys in windows of one length. */
class Windows {
  readonly #context: WindowsContext;
  readonly #local: MemoryWindows;
  readonly #shared: SharedWindows | undefined;
  readonly #isReady: () => boolean;

  constructor({ seconds, store, isReady }: WindowsPlace, context: WindowsContext) {
    this.#context = context;
    this.#isReady = isReady;
    // No prefix is needed, because each limit has its own storage. Longer times than a day are beyond what its timers can wait.
    const duration = Math.min(seconds, longestSeconds.day);
    this.#local = new MemoryWindows({ keyPrefix: '', points: unlimited, duration });
    this.#shared = store && new SharedWindows(store, () => context.replicas());
  }

  /** Takes points. Asynchronous only if the store must be asked. */
  take(taking: Taking): Awaitable<Consumption> {
    const shared = this.#readyStore();
    if (!shared) return this.#takeHere(taking);
    // If the store is unavailable, which is logged, this process continues with its share of the limit.
    return shared.takeNow(taking) ?? shared.take(taking).catch(() => this.#takeHere(taking));
  }

  /** The remaining points, as far as known in this process; 0 when not known. */
  leftOf(key: string, most: number): number {
    const shared = this.#readyStore();
    return shared ? shared.leftOf(key) : this.#ownPart(most) - this.#local.consumedNow(key);
  }

  #readyStore(): SharedWindows | undefined {
    return this.#isReady() ? this.#shared : undefined;
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
    return this.#shared ? Math.max(1, Math.floor(most / this.#context.replicas())) : most;
  }
}

/** Windows of seconds, in Redis if there is one. */
function windowsOfSeconds(name: string, seconds: number, context: WindowsContext): Windows {
  const { shared, timeoutMs } = context;
  const store = shared && redisStore(shared, { keyPrefix: `rate:${name}`, duration: seconds, timeoutMs });
  return new Windows({ seconds, store, isReady: () => shared?.isReady === true }, context);
}

/** Windows by the calendar, in the database if there is one. */
function windowsByCalendar(window: CalendarWindow, context: WindowsContext): Windows {
  const store = context.counts?.(window);
  return new Windows({ seconds: longestSeconds[window], store, isReady: () => true }, context);
}

/** What {@link LimitWindows} count. */
interface CountedTimes {
  readonly window: LimitWindow;
  /** The points of ten minutes; 0 for none. */
  readonly burst: number;
}

/** The windows of one limit: its own, and one of ten minutes for bursts. */
export class LimitWindows {
  readonly #own: Windows;
  readonly #mostOfBurst: number;
  readonly #burst: Windows | undefined;

  constructor(name: string, { window, burst }: CountedTimes, context: WindowsContext) {
    this.#own =
      window === 'minute' ? windowsOfSeconds(name, longestSeconds.minute, context) : windowsByCalendar(window, context);
    this.#mostOfBurst = burst;
    this.#burst = burst > 0 ? windowsOfSeconds(`${name}:burst`, burstSeconds, context) : undefined;
  }

  /** The remaining points of the window, as far as known in this process; 0 when not known. */
  leftOf(key: string, most: number): number {
    return this.#own.leftOf(key, most);
  }

  /** @param mayBurst whether points of the ten minutes are taken when those of the minute are used up */
  take(taking: Taking, mayBurst = true): Awaitable<Consumption> {
    const burst = mayBurst ? this.#burst : undefined;
    const taken = this.#own.take(taking);
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
