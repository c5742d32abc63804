import type { SharedState, StateStore } from '../../api/services/state-store.js';
import type { RedisOptions } from './redis-state.js';

/** The options of {@link openState}. */
interface StateOptions extends Omit<RedisOptions, 'url'> {
  /** URL of a Redis server (`REDIS_URL`). Absent: nothing is shared. */
  readonly url?: string | undefined;
}

/** A state store that can be closed. */
export interface OpenState extends StateStore {
  /** Uses the credentials of this URL of the same server whenever it connects from now on. */
  useUrl?(url: string): void;
  close(): Promise<void>;
}

/**
 * Opens the state store. It connects in the background, with retries without end, so a server that is down does not prevent a start.
 *
 * @throws GatewayError `GW_STATE_URL_INVALID`
 */
export async function openState({ url, ...options }: StateOptions): Promise<OpenState> {
  if (url === undefined) return { shared: undefined, close: () => Promise.resolve() };
  const { RedisState } = await import('./redis-state.js');
  const redis = new RedisState({ url, ...options });
  return { shared: redis satisfies SharedState, useUrl: (url) => redis.useUrl(url), close: () => redis.close() };
}
