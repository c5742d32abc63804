import { token } from '../token.js';

/** A place where the gateway keeps data: its database, Redis, Chroma, and the store of files. */
export type StoreName = 'database' | 'redis' | 'vectors' | 'files';

/** Whether a store can be used. */
export interface StoreState {
  readonly store: StoreName;
  readonly available: boolean;
}

/** The stores that this process uses. The gateway serves while one is away, so its operators learn about that here, and not from failures. */
export interface StoreStates {
  /**
   * Asks each store, unless that was done within the last ten seconds. A quarter of a second later it resolves with what was known before about
   * those that have not answered. A store that is silent for ten seconds is unavailable.
   *
   * @returns a state for each store in use; none for one of which nothing is known yet
   */
  now(): Promise<readonly StoreState[]>;
}

/** Kept by the core. */
export const StoreStates = token<StoreStates>('store-states');
