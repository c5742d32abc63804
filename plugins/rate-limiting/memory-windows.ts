import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Where the library's limiter counts. */
interface CountingStore {
  incrby(key: string, points: number, seconds: number): RateLimiterRes;
  get(key: string): RateLimiterRes | null;
}

/**
 * The library's limiter in memory, asked without a promise: it has counted before its `consume` returns, but hands the answer to a promise,
 * and waiting for that, within a time limit, costs a request more than all of the counting. A test holds it equal to `consume`.
 */
export class MemoryWindows extends RateLimiterMemory {
  /** Adds points, or takes some back when they are negative. */
  countNow(key: string, points: number): RateLimiterRes {
    return this.#store.incrby(this.getKey(key), points, this.duration);
  }

  /** Points that have been counted in the window so far. */
  consumedNow(key: string): number {
    const found = this.#store.get(this.getKey(key));
    return found && found.msBeforeNext > 0 ? found.consumedPoints : 0;
  }

  get #store(): CountingStore {
    return (this as unknown as { readonly _memoryStorage: CountingStore })._memoryStorage;
  }
}
