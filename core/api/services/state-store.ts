import { token } from '../token.js';

/** A Lua script: what it does happens as one step, and nobody sees it half done. Make it once; it is known by its text. */
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
 * A Redis server that all replicas share. It may forget everything at any moment, and may be away or silent for hours: whatever is kept
 * in it must be a copy, or bearable to lose.
 */
export interface SharedState {
  /** False while the server cannot be reached or does not answer. */
  readonly isReady: boolean;
  /**
   * The client of the package `redis`, for libraries that want one. It puts the gateway's prefix in front of every key, and refuses commands
   * at once while there is no connection. A server that is silent keeps its commands waiting: set a limit of your own.
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

/** What replicas share beside the database. */
export interface StateStore {
  /** Undefined when gateway.yaml names no Redis: this process keeps such things in its own memory then. */
  readonly shared: SharedState | undefined;
}

/** Kept by the core. */
export const StateStore = token<StateStore>('state-store');
