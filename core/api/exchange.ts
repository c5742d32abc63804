import type { Connection } from './connection.js';
import type { Identity } from './identity.js';
import { requestState, type StateHolder, type RequestState } from './internal/request-state.js';
import type { TraceContext } from './trace.js';

/** A request as it arrived, before its caller is authenticated. */
export interface IncomingRequest {
  /** UUID v7 of the request; returned as `x-request-id`, and in every log line about the request. */
  readonly id: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  readonly receivedAt: number;
  readonly trace: TraceContext;
  /** Upper case. */
  readonly method: string;
  /** Path without query and without the `/c/{connectionId}` prefix. */
  readonly path: string;
  /**
   * The path of the route as it is declared, for example `/v1/quotes/{id}`; empty if there is none. The same for every spelling of a path that
   * leads to the route: with `//`, a slash at the end, or characters in percent encoding. So decide by this, not by `path`.
   */
  readonly route: string;
  /** The query string as sent, without its question mark. */
  readonly search: string;
  /** Name of the route's operation, for example `createChatCompletion`. */
  readonly operation: string;
  /** The connection id in the base path `/c/{connectionId}/…`, which is for clients that can set only a URL. */
  readonly connectionIdInPath: string | undefined;
  /** The client's IP address: the forwarded one if `server.trustProxy` trusts the proxy. */
  readonly remoteAddress: string;
  /**
   * Identifies the network connection: the same empty object for all requests on it. Use it as the key of a `WeakMap` to cache something while
   * a client stays connected. Undefined for requests that the gateway makes itself.
   */
  readonly clientConnection?: object;
  /** Aborted when the client disconnects, a deadline passes or the gateway is told to stop. The signal's reason says which. */
  readonly signal: AbortSignal;
  /**
   * True if nobody waits for the answer, as with the requests of a batch. What is limited goes first to requests for which somebody waits.
   */
  readonly isBackground?: boolean;
  /** The batch that it is a request of, by the id that its clients see. */
  readonly batchId?: string | undefined;
  /** A request header; its name in any case, lower case is fastest. Repeated headers are joined with `, `. */
  header(name: string): string | undefined;
}

/**
 * One request on its way through the chain, after authentication. Every hook of the exchange gets the same object. Keep state that the hooks of
 * a plugin share in {@link perExchange}, which costs less than a `WeakMap`.
 */
export interface Exchange extends IncomingRequest {
  readonly identity: Identity;
  /** Present on routes with connection-key access. */
  readonly connection: Connection | undefined;
  /**
   * The app's end user, as the caller's credential ({@link KeyIdentity.endUserId}) or the client's own call names it: hooks may change the call, but
   * not who asks. With a request that the gateway makes itself, the end user of the request that led to it. Absent if nothing names one; the one
   * that the call names is known even before the call is decoded.
   */
  readonly endUserId?: string | undefined;
  /**
   * What the client, its API key and its connection say that the request is for, such as `feature:search`, in alphabetical order and each once: costs and
   * histories are summed up by them. On routes with connection-key access; with a request that the gateway makes itself, those of the request that led to it. Absent if there are none.
   */
  readonly tags?: readonly string[] | undefined;
}

/** State that the hooks of one plugin share during one exchange. See {@link perExchange}. */
export interface PerExchange<T, E extends IncomingRequest = IncomingRequest> {
  /** The state of this exchange, created by the first call. */
  of(exchange: E): T;
}

/**
 * Declares state that lives as long as an exchange. It is private to its owner: plugins deliberately share no context object.
 *
 * The state is stored on the exchange itself, under a symbol that is not exported. With a long-lived `WeakMap` instead, the exchange, its
 * messages and its answer would survive minor garbage collections and be promoted to the old generation.
 *
 * @param initial creates the state when it is first used
 * @example
 * const seen = perExchange(() => ({ attempts: 0 }));
 * return { govern(call, exchange) { seen.of(exchange).attempts += 1; return undefined; } };
 */
export function perExchange<T, E extends IncomingRequest = IncomingRequest>(
  initial: (exchange: E) => T,
): PerExchange<T, E> {
  /** For requests that have no place for state, such as frozen ones in tests. */
  const elsewhere = new WeakMap<E, RequestState<T>>();
  return {
    of(exchange: E & Partial<StateHolder>) {
      for (let state = exchange[requestState]; state; state = state.next) {
        if (state.owner === elsewhere) return state.value as T;
      }
      const known = elsewhere.get(exchange);
      if (known) return known.value;
      const state = { owner: elsewhere, value: initial(exchange), next: exchange[requestState] };
      if (requestState in exchange) exchange[requestState] = state;
      else elsewhere.set(exchange, state);
      return state.value;
    },
  };
}
