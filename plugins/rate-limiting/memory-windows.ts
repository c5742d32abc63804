import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/** Where the library's limiter counts. */
interface CountingStore {
  incrby(key: string, points: number, seconds: number): RateLimiterRes;
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

  get #store(): CountingStore {
    return (this as unknown as { readonly _memoryStorage: CountingStore })._memoryStorage;
  }
}
