import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { AbortSource } from '../api/internal/abort-source.js';
import { exchangeMemory, type MemoryHolder } from '../api/internal/exchange-memory.js';
import { begunAt, type TimedExchange } from '../api/internal/exchange-time.js';
import {
  type Authenticated,
  type Connection,
  endUserOf,
  type Exchange,
  type GatewayError,
  type Identity,
  type InferenceCall,
  newIdDigits,
  tagsHeader,
  type TraceContext,
  uuidOf,
} from '../api/index.js';
import { requestState, type StateHolder } from '../api/internal/request-state.js';
import { allTags, readTags } from './request/read-tags.js';
import type { RequestTarget } from './request/request-target.js';
import { readTraceContext } from './request/trace-context.js';
import type { AnyRoute } from './router.js';

/** The property of a socket for the object that identifies it to plugins, which must not get the socket itself. */
const identification: unique symbol = Symbol('client connection');

const anonymous: Identity = Object.freeze({ kind: 'anonymous' });

/** The exchange of one HTTP request. Expensive members are created lazily. */
export class HttpExchange implements Exchange, AbortSource, StateHolder, TimedExchange, MemoryHolder {
  readonly id: string;
  readonly receivedAt: number;
  readonly [begunAt] = performance.now();
  /** Replaced by the core if a plugin's `sample` hook decides, before any other hook gets the exchange. */
  trace: TraceContext;
  readonly operation: string;
  readonly path: string;
  readonly route: string;
  readonly search: string;
  readonly connectionIdInPath: string | undefined;
  /** Set by the core before the chain begins. */
  isBackground = false;
  /** The same. */
  batchId: string | undefined;
  [requestState]: StateHolder[typeof requestState];
  [exchangeMemory]: MemoryHolder[typeof exchangeMemory];

  readonly #request: IncomingMessage;
  readonly #addressOf: (request: IncomingMessage) => string;
  #identity: Identity = anonymous;
  #connection: Connection | undefined;
  #endUserId: string | undefined;
  #tags: readonly string[] | undefined;
  #abort: AbortController | undefined;
  #abortReason: GatewayError | undefined;
  /** Abort listeners: of the exchange itself, and of each call of a provider. */
  #listeners: readonly (() => void)[] | undefined;

  constructor(
    request: IncomingMessage,
    target: RequestTarget,
    { operation, path }: Pick<AnyRoute, 'operation' | 'path'>,
    addressOf: (request: IncomingMessage) => string,
  ) {
    this.#request = request;
    this.#addressOf = addressOf;
    this.receivedAt = Date.now();
    const digits = newIdDigits(this.receivedAt);
    this.id = uuidOf(digits);
    this.trace = readTraceContext(digits, this.header('traceparent'), this.header('tracestate'));
    this.operation = operation;
    this.path = target.path;
    this.route = path;
    this.search = target.search;
    this.connectionIdInPath = target.connectionIdInPath;
  }

  // Getters, so that a plugin that assigns them fails there: the records of the answer and all other plugins rely on them.
  get identity(): Identity {
    return this.#identity;
  }

  get connection(): Connection | undefined {
    return this.#connection;
  }

  get endUserId(): string | undefined {
    return this.#endUserId;
  }

  get tags(): readonly string[] | undefined {
    return this.#tags;
  }

  /**
   * Called by the core after authentication, before any hook gets the exchange as an `Exchange`.
   *
   * @throws GatewayError `GW_REQUEST_INVALID` (400) if the request has invalid tags
   */
  setCaller(caller: Authenticated): void {
    const { identity, connection } = caller;
    this.#identity = identity;
    this.#connection = connection;
    // Routes without a call, such as those of functions and documents, know an end user by the credential alone.
    this.#endUserId = endUserOf(identity, undefined);
    if (connection) this.#tags = allTags(readTags(this.header(tagsHeader)), caller);
  }

  /** Called by the core when the call is decoded, before any hook gets it. */
  setCall(call: InferenceCall): void {
    this.#endUserId = endUserOf(this.#identity, call);
  }

  get method(): string {
    return this.#request.method ?? 'GET';
  }

  get remoteAddress(): string {
    return this.#addressOf(this.#request);
  }

  get clientConnection(): object {
    const socket: Socket & { [identification]?: object } = this.#request.socket;
    return (socket[identification] ??= Object.freeze({}));
  }

  get signal(): AbortSignal {
    if (!this.#abort) {
      this.#abort = new AbortController();
      if (this.#abortReason) this.#abort.abort(this.#abortReason);
    }
    return this.#abort.signal;
  }

  get isAborted(): boolean {
    return this.#abortReason !== undefined;
  }

  header(name: string): string | undefined {
    const { headers } = this.#request;
    const value = headers[name] ?? headers[name.toLowerCase()];
    return typeof value === 'string' ? value : value?.join(', ');
  }

  /** Aborts the exchange. If it is aborted several times, the first reason counts. */
  abort(reason: GatewayError): void {
    if (this.#abortReason) return;
    this.#abortReason = reason;
    this.#abort?.abort(reason);
    for (const listener of this.#listeners ?? []) listener();
  }

  onAbort(listener: () => void): void {
    if (this.#abortReason) listener();
    else this.#listeners = this.#listeners ? [...this.#listeners, listener] : [listener];
  }
}
