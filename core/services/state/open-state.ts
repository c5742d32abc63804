import type { Logger } from '../../api/services/logger.js';
import type { SharedState, StateStore } from '../../api/services/state-store.js';

/** Where state that replicas share is kept. */
export interface StateOptions {
  /** Of a Redis server (`REDIS_URL`). Absent: nothing is shared. */
  readonly url?: string | undefined;
  /** In front of every key. */
  readonly keyPrefix: string;
  readonly log: Logger;
}

/** A state store with an end. */
export interface OpenState extends StateStore {
  close(): Promise<void>;
}

/**
 * Opens the state store. It connects by itself and for as long as it takes: a server that is away stops no start.
 *
 * @throws GatewayError `GW_STATE_URL_INVALID`
 */
export async function openState({ url, ...options }: StateOptions): Promise<OpenState> {
  if (url === undefined) return { shared: undefined, close: () => Promise.resolve() };
  const { RedisState } = await import('./redis-state.js');
  const redis = new RedisState({ url, ...options });
  return { shared: redis satisfies SharedState, close: () => redis.close() };
}
