import { token } from '../token.js';

/** A Lua script, which Redis runs atomically. Make it once; it is identified by its text. */
export interface RedisScript {
  readonly text: string;
}

/** What a script works on. */
export interface ScriptInput {
  /** The keys that it reads or writes, without the gateway's prefix. */
  readonly keys: readonly string[];
  /** Lua's numbers are doubles: whole amounts beyond 2^53 do not survive. */
  readonly arguments: readonly string[];
}

/**
 * A Redis server that all replicas share. It may lose everything at any moment, and may be down or silent for hours: keep only copies in it,
 * or data that may be lost.
 */
export interface SharedState {
  /** False while the server cannot be reached or does not answer. */
  readonly isReady: boolean;
  /**
   * The client of the package `redis`, for libraries that need one. It adds the gateway's prefix to every key, and rejects commands
   * at once while there is no connection. Commands to a silent server wait: set your own time limit.
   */
  readonly client: unknown;
  /**
   * Runs a script. Its keys get the gateway's prefix.
   *
   * @throws GatewayError `GW_STATE_UNAVAILABLE` (503), after 500 ms at the latest; the script may have run, or run later, all the same
   */
  run(script: RedisScript, input: ScriptInput): Promise<unknown>;
  /** Calls `changed` whenever the server can be used again after it could not, until the returned function is called. */
  onReady(changed: () => void): () => void;
}

/** What replicas share besides the database. */
export interface StateStore {
  /** Undefined when gateway.yaml names no Redis: each process then keeps such data in its own memory. */
  readonly shared: SharedState | undefined;
}

/** Kept by the core. */
export const StateStore = token<StateStore>('state-store');
