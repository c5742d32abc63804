import type { Connection } from '../connection.js';
import type { ErrorEncoder } from '../dialect.js';
import type { GatewayError } from '../errors.js';
import type { IncomingRequest } from '../exchange.js';
import type { KeyIdentity } from '../identity.js';
import { token } from '../token.js';
import type { Usage } from '../usage.js';

/** A request that a plugin makes in place of a client, for example later than the client has asked for it. */
export interface RouteCall {
  /** Path of an inference route: `/v1/chat/completions`. */
  readonly path: string;
  /** The JSON object that a client would send. */
  readonly body: string;
  /** Names in lower case. Credentials are not looked for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Who asks, and through which connection: whoever has asked the plugin, as they are now. The plugin answers for both. */
  readonly identity: KeyIdentity;
  readonly connection: Connection;
  /** The client's IP address, for the records. */
  readonly remoteAddress: string;
  /** As in {@link IncomingRequest.isBackground}. */
  readonly isBackground?: boolean;
  /** As in {@link IncomingRequest.batchId}. */
  readonly batchId?: string;
  readonly signal: AbortSignal;
}

/** What a client would get. */
export interface RouteAnswer {
  /** As in the header `x-request-id`. */
  readonly requestId: string;
  readonly status: number;
  /** JSON text: the answer, or the error in the form of the route's dialect. */
  readonly body: string;
  /** Why there is no answer; its `retryAfter` and `retryable` say whether a later attempt may succeed. */
  readonly error: GatewayError | undefined;
  /** As records of the request have it: the sum over all attempts. Undefined when no provider answered. */
  readonly usage: Usage | undefined;
}

/**
 * Calls inference routes from inside. A call goes the whole way of a client's request, except for authentication and the network: it is decoded by the
 * route's dialect, admitted, prepared, governed, retried, charged, transformed and recorded, as a request of the given key. To ask a model on a
 * plugin's own account, use `ModelCalls`. Do so in hooks too, because nothing bounds calls of routes that lead to one another.
 */
export interface RouteCalls {
  /** Whether there is an inference route at this path that takes and returns JSON. */
  serves(path: string): boolean;
  /** Those headers of a client's request that belong to a later call of the route: what its dialect passes on to providers, tags, the client's name. */
  headersFor(path: string, request: IncomingRequest): Readonly<Record<string, string>>;
  /** Writes errors as the route at this path does, for other routes of the same API; in the native form while there is none. */
  errorsOf(path: string): ErrorEncoder;
  /**
   * Sends a request, and waits for all of the answer. Do not ask for a stream. Refusals and failures are answers too.
   *
   * @throws Error if nothing is served at the path
   */
  send(call: RouteCall): Promise<RouteAnswer>;
}

/** Kept by the core. Calls are possible when every plugin is set up. */
export const RouteCalls = token<RouteCalls>('route-calls');
