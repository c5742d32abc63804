import { type IRateLimiterOptions, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** The internal storage of the library's limiter. */
interface CountingStore {
  incrby(key: string, points: number, seconds: number): RateLimiterRes;
  get(key: string): RateLimiterRes | null;
  /** A key is removed by a timer when its window ends. */
  readonly _storage: { readonly size: number };
}

/** The most keys. Further ones share one, because so many in a minute are an attack or a mistake. */
const mostKeys = 100_000;
const sharedKey = 'others';

/**
 * The library's in-memory limiter with a synchronous interface. Its `consume` counts synchronously but returns a promise, and awaiting
 * that, with a time limit, takes more time than the counting. A test checks that the results are the same as those of `consume`.
 */
export class MemoryWindows extends RateLimiterMemory {
  readonly #mostKeys: number;

  constructor(options: IRateLimiterOptions, most = mostKeys) {
    super(options);
    this.#mostKeys = most;
  }

  /** The key under which another is counted: itself, unless it is new and there are too many. */
  countedKey(key: string): string {
    const store = this.#store;
    return store._storage.size < this.#mostKeys || store.get(this.getKey(key)) ? key : sharedKey;
  }

  /** Adds points; negative ones are subtracted. */
  countNow(key: string, points: number): RateLimiterRes {
    const counted = this.#store.incrby(this.getKey(key), points, this.duration);
    // The library ends a window by a timer, but says how long it lasts by the time of day, which may have been set back since.
    const { remainingPoints, consumedPoints, isFirstInDuration } = counted;
    const longestMs = this.duration * 1000;
    if (counted.msBeforeNext <= longestMs) return counted;
    return new RateLimiterRes(remainingPoints, longestMs, consumedPoints, isFirstInDuration);
  }

  /** The points in the current window. */
  consumedNow(key: string): number {
    const found = this.#store.get(this.getKey(key));
    return found && found.msBeforeNext > 0 ? found.consumedPoints : 0;
  }

  get #store(): CountingStore {
    return (this as unknown as { readonly _memoryStorage: CountingStore })._memoryStorage;
  }
}
