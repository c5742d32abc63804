import type { Connection } from './connection.js';
import type { Identity } from './identity.js';
import { kept, type KeepsState, type KeptState } from './kept-state.js';
import type { TraceContext } from './trace.js';

/** The facts of a request before its caller is known. */
export interface IncomingRequest {
  /** UUID v7 of the request; sent back as `x-request-id` and found in every log line. */
  readonly id: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  readonly receivedAt: number;
  readonly trace: TraceContext;
  /** Upper case. */
  readonly method: string;
  /** Path without query and without the `/c/{connectionId}` prefix. */
  readonly path: string;
  /** The query without its question mark, as sent. */
  readonly search: string;
  /** Name of the route's operation, for example `createChatCompletion`. */
  readonly operation: string;
  /** Connection named by the base path `/c/{connectionId}/…`, for clients that can set only a URL. */
  readonly connectionIdInPath: string | undefined;
  /** The client's address; the forwarded one when `server.trustProxy` says so. */
  readonly remoteAddress: string;
  /**
   * Identifies the network connection of the request: the same empty object for all requests on it. Use it as the key of a `WeakMap` for what
   * is worth remembering while a client stays connected. Undefined for requests of the gateway itself.
   */
  readonly clientConnection?: object;
  /** Aborted when the client goes away, a deadline passes or the gateway is told to stop. The reason says which. */
  readonly signal: AbortSignal;
  /** One request header by lower-case name; repeated headers are joined with `, `. */
  header(name: string): string | undefined;
}

/**
 * One request on its way through the chain, with its caller known. Every hook of the exchange gets the same object. State that the hooks of a
 * plugin share belongs in `perExchange`, which costs less than a `WeakMap`.
 */
export interface Exchange extends IncomingRequest {
  readonly identity: Identity;
  /** Present on routes with connection-key access. */
  readonly connection: Connection | undefined;
}

/** State that the hooks of one plugin share during one exchange; it vanishes with the exchange. */
export interface PerExchange<T, E extends IncomingRequest = IncomingRequest> {
  /** The state, made at the first call. */
  of(exchange: E): T;
}

/**
 * A typed place for state that lives as long as an exchange. There is no shared bag between plugins on purpose.
 *
 * The exchange itself carries the state, where nobody else can name it. The entries of a long-lived `WeakMap` would keep the exchange, its
 * messages and its answer alive through collections of the young generation, and so all of them would be promoted to the old one.
 *
 * @param initial makes the state when it is first asked for
 * @example
 * const seen = perExchange(() => ({ attempts: 0 }));
 * return { govern(call, exchange) { seen.of(exchange).attempts += 1; return undefined; } };
 */
export function perExchange<T, E extends IncomingRequest = IncomingRequest>(
  initial: (exchange: E) => T,
): PerExchange<T, E> {
  /** For requests that were not made by the server, in tests for instance. */
  const elsewhere = new WeakMap<E, KeptState<T>>();
  return {
    of(exchange: E & Partial<KeepsState>) {
      for (let state = exchange[kept]; state; state = state.next) {
        if (state.owner === elsewhere) return state.value as T;
      }
      const known = elsewhere.get(exchange);
      if (known) return known.value;
      const state = { owner: elsewhere, value: initial(exchange), next: exchange[kept] };
      if (kept in exchange) exchange[kept] = state;
      else elsewhere.set(exchange, state);
      return state.value;
    },
  };
}
