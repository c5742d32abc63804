import { token } from '../token.js';

/** A Lua script, which Redis runs atomically. Create the object once; its text identifies it. */
export interface RedisScript {
  readonly text: string;
}

/** The keys and arguments of a script. */
export interface ScriptInput {
  /**
   * The keys that it reads or writes, without the gateway's prefix. In a Redis Cluster, those of one call must be on one server: give them
   * the same text in braces, as in `limits:{organization}:one`.
   */
  readonly keys: readonly string[];
  /** Numbers are doubles in Lua: integers beyond 2^53 lose digits. */
  readonly arguments: readonly string[];
}

/**
 * A Redis server, or cluster, that all replicas share. It may lose all data at any moment, and may be down or unresponsive for hours: keep only
 * copies in it, or data that may be lost.
 */
export interface SharedState {
  /** False while the server cannot be reached or does not answer. */
  readonly isReady: boolean;
  /**
   * The client of the package `redis` (of a server, or of a cluster), for libraries that need one. It adds the gateway's prefix to every key, and
   * rejects commands at once while there is no connection. Commands to an unresponsive server wait: set your own time limit.
   */
  readonly client: unknown;
  /**
   * Runs a script. The gateway's prefix is added to its keys.
   *
   * @throws GatewayError `GW_STATE_UNAVAILABLE` (503), after 500 ms at the latest; the script may nevertheless have run, or run later
   */
  run(script: RedisScript, input: ScriptInput): Promise<unknown>;
  /** Calls `changed` whenever the server becomes available again after an outage, until the returned function is called. */
  onReady(changed: () => void): () => void;
}

/** What replicas share besides the database. */
export interface StateStore {
  /** Undefined when gateway.yaml names no Redis: each process then keeps such data in its own memory. */
  readonly shared: SharedState | undefined;
}

/** Kept by the core. */
export const StateStore = token<StateStore>('state-store');
