import type { Pool } from 'undici';

type PoolFactory = (origin: string | URL, options: Pool.Options) => Pool;

/**
 * The pools that an agent has made, so that a call need not go through the agent to its own. The agent goes on making them and closing
 * those that nobody needs; a closed one is not known any more.
 */
export class KnownPools {
  readonly #pools = new Map<string, Pool>();

  /** A factory for the agent, whose pools are remembered. */
  remembering(factory: PoolFactory): PoolFactory {
    return (origin, options) => {
      const pool = factory(origin, options);
      const key = String(origin);
      this.#pools.set(key, pool);
      pool.on('disconnect', () => this.#forget(key, pool));
      return pool;
    };
  }

  /** The pool of an origin, if there is one that takes calls. */
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
