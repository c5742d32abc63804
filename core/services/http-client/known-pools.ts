import type { Pool } from 'undici';

type PoolFactory = (origin: string | URL, options: Pool.Options) => Pool;

/**
 * A cache of the pools that an agent has created, so that a call can use its pool directly. The agent still creates pools, and closes idle ones,
 * which are then removed from the cache.
 */
export class KnownPools {
  readonly #pools = new Map<string, Pool>();

  /** Wraps the agent's pool factory, to remember the pools. */
  remembering(factory: PoolFactory): PoolFactory {
    return (origin, options) => {
      const pool = factory(origin, options);
      const key = String(origin);
      this.#pools.set(key, pool);
      const forget = (): void => this.#forget(key, pool);
      // Agents also close pools that no connection could be opened for.
      pool.on('disconnect', forget).on('connectionError', forget);
      return pool;
    };
  }

  /** The number of origins whose pools are kept. */
  get size(): number {
    return this.#pools.size;
  }

  /** The open pool of an origin, if there is one. */
  of(origin: string): Pool | undefined {
    const pool = this.#pools.get(origin);
    return pool === undefined || pool.closed || pool.destroyed ? undefined : pool;
  }

  #forget(origin: string, pool: Pool): void {
    queueMicrotask(() => {
      if ((pool.closed || pool.destroyed) && this.#pools.get(origin) === pool) this.#pools.delete(origin);
    });
  }
}
