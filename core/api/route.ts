import type { Connection } from './connection.js';
import type { z, ZodType } from 'zod';
import type { Awaitable } from './awaitable.js';
import type { Dialect, ErrorEncoder } from './dialect.js';
import type { Exchange } from './exchange.js';
import type { Identity, Role } from './identity.js';

/** Who may call a route. Every route must declare it. */
export type Access =
  | { readonly kind: 'public' }
  /** A bearer token whose role is at least this one: viewer < editor < admin. */
  | { readonly kind: 'bearer'; readonly role: Role }
  | KeyAccess;

/** An API key together with a connection. */
export interface KeyAccess {
  readonly kind: 'connection-key';
  /**
   * Where clients of the dialect send the key, if it is neither `x-api-key` nor `Authorization`: a request header in lower case, and a parameter of
   * the query.
   */
  readonly keyIn?: { readonly header: string; readonly query?: string };
}

/** The methods a route can have; HEAD is answered by GET. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What every route declares. */
export interface RouteBase {
  /** Unique name, `operationId` in the OpenAPI document: `createConnection`. */
  readonly operation: string;
  readonly method: Method;
  /**
   * Literal segments and `{name}` parameters: `/v1/management/connections/{id}`. A `{name+}` at the end matches the rest of the path, slashes
   * included; a word after a colon may follow it: `/v1/models/{name+}:compare`.
   */
  readonly path: string;
  /** Where clients of other forms of the same API call it. The OpenAPI document lists only `path`. */
  readonly alsoAt?: readonly OtherPlace[];
  readonly access: Access;
  /** One line, imperative mood. */
  readonly summary: string;
  /** What a caller should know besides: what it changes, where values come from, how to go on. The core adds who may call it. */
  readonly description?: string;
  /** Group on the API reference page. */
  readonly tag: string;
  /** Examples for the OpenAPI document. A test sends each of them. */
  readonly examples?: readonly RouteExample[];
}

/** A further place of an operation. */
export interface OtherPlace {
  /** With the same parameters. */
  readonly path: string;
  /** Where its clients send the key; as in the first place when absent. */
  readonly keyIn?: KeyAccess['keyIn'];
  /**
   * Two APIs may have the same path: this route gets only requests that its errors recognize (`ErrorEncoder.recognizes`), all others go to the route
   * that has the path without this.
   */
  readonly onlyRecognized?: true;
}

/** An example of a request and its reply. */
export interface RouteExample {
  /** One line: what it shows. */
  readonly title: string;
  /** Path parameters by name. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  /** Absent when the reply has no body. */
  readonly reply?: unknown;
}

/** A route that is not inference: a management operation, a health check, a page. Made by {@link defineRoute}. */
export interface Route extends RouteBase {
  readonly kind: 'plain';
  readonly parameters?: RouteParameters;
  /** Schema of the JSON body. Absent: a body is ignored. */
  readonly body?: ZodType;
  /**
   * For a route that takes files instead of JSON: the handler reads the body itself, from `request.stream`. The rest of the body is discarded.
   */
  readonly takesStream?: true;
  /** For a route that `takesStream`: schema of the fields of the form that it takes (`multipart/form-data`), for the OpenAPI document only. */
  readonly form?: ZodType;
  /** The route also accepts WebSocket handshakes, whose method is GET; the handler answers them with `forward`. */
  readonly upgrades?: true;
  /** Documented replies by status. */
  readonly replies: Readonly<Record<number, ReplyDocument>>;
  /** The route's own error bodies; the native shape when absent. */
  readonly errors?: ErrorEncoder;
  /** Called when the caller is authenticated and the request has passed its schemas. Throw a `GatewayError` to refuse. */
  handle(request: RouteRequest): Awaitable<Reply>;
}

/** Schemas of the parameters in the URL. All values arrive as strings; use `z.coerce` for numbers. */
export interface RouteParameters {
  readonly path?: ZodType;
  readonly query?: ZodType;
}

/** The documentation of one status in the OpenAPI document. */
export interface ReplyDocument {
  readonly description: string;
  /** Absent when the reply has no JSON body, and for an error with the route's own error body. */
  readonly schema?: ZodType;
  /** Content type, or types, of a reply that is not JSON: `text/html`; with a `schema`, what it may be besides JSON. */
  readonly contentType?: string | readonly string[];
}

/** A validated request, as a handler sees it. */
export interface RouteRequest<Path = unknown, Query = unknown, Body = unknown> {
  readonly exchange: Exchange;
  /** The output of `parameters.path`; undefined without one. */
  readonly path: Path;
  /** The output of `parameters.query`; undefined without one. */
  readonly query: Query;
  /** The output of `body`; undefined without one. */
  readonly body: Body;
  /**
   * The body as it arrives, for a route that `takesStream`; empty for any other. Its size is not limited: the handler must count.
   * The iteration throws when the client disconnects, sends nothing for `server.bodyTimeoutMs`, or the exchange is aborted.
   */
  readonly stream: AsyncIterable<Uint8Array>;
  /**
   * Counts memory that the request occupies until it is answered, beyond its body: for a short request that refers to much. Long bodies are counted
   * in the same way, and so is a long JSON reply to a `GET`, so that the requests of one organization cannot occupy all memory.
   *
   * @throws GatewayError `GW_OVERLOADED` (503)
   */
  readonly occupies: (bytes: number) => void;
}

/** The reply of a handler. */
export interface Reply {
  /** 200 when absent. */
  readonly status?: number;
  /** A JSON value, or text/bytes together with `contentType`. */
  readonly body?: unknown;
  /** `application/json` when absent; for a `stream`, `application/octet-stream`. */
  readonly contentType?: string;
  /**
   * Instead of `body`: a body that is generated in pieces while it is sent. Back-pressure applies: the next piece is requested when the client
   * has received the previous one, so memory use does not depend on the length of the body.
   *
   * A failure before the first piece is an ordinary error reply. A later failure is logged and the connection is closed, so that the client
   * cannot take the body for complete. When the client disconnects, the deadline passes or the gateway stops, no further piece is requested
   * and the iterator is closed: the `finally` of a generator runs. A piece that takes long should observe `exchange.signal`. For a HEAD
   * request the stream is not read; a `Readable` is destroyed, and a `ReadableStream` is cancelled.
   */
  readonly stream?: AsyncIterable<string | Uint8Array>;
  /**
   * Instead of `body`, from a route that `takesStream`: forwards the request unchanged to another server, and that server's response to the
   * client. A browser that shows the response runs none of its scripts, which would have the address of the dashboard.
   */
  readonly forward?: Forward;
  /** The server sets `content-length`, except with a `stream`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where a request is forwarded to. */
export interface Forward {
  /** `http:` or `https:`, with the path and the query; for a WebSocket too. */
  readonly url: string;
  /** What messages of errors call the other server: `Provider "acme"`. "The upstream server" when absent. */
  readonly server?: string;
  /**
   * Headers to set on the forwarded request. The client's own headers are passed on, except those meant for the gateway: its credentials, its
   * cookies and headers that proxies have added.
   */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Decides again whether a WebSocket may stay open. While it is open, the caller is authenticated again every second, so it ends when its
   * credential or its connection does; then this is called with both as they are now. A `GatewayError` ends it.
   */
  readonly recheck?: (connection: Connection | undefined, identity: Identity) => void;
  /**
   * The addresses, without a slash at the end, of what the other server and this route have in common. An address below the first in a header of the
   * answer (`Location`) becomes one below the second: the client would otherwise go on without the gateway, and with its key.
   */
  readonly addresses?: { readonly theirs: string; readonly own: string };
}

/** A route for calls to models. The core runs the chain and encodes the answer in the route's dialect. */
export interface InferenceRoute extends RouteBase {
  readonly kind: 'inference';
  readonly method: 'POST';
  readonly access: KeyAccess;
  readonly dialect: Dialect;
  /** Schemas for the OpenAPI document only; the dialect reads the parameters of the path. */
  readonly parameters?: RouteParameters;
  /** Schema for the OpenAPI document only; the dialect decodes the body. With a member `stream`, or a `streamType`, a stream is among the answers there. */
  readonly body: ZodType;
  /** Schema of an answer that is not streamed, for the OpenAPI document only; absent if answers are not JSON. */
  readonly reply?: ZodType;
  /** Content type of answers that are not JSON, for the OpenAPI document only: `audio/*`. */
  readonly replyType?: string;
  /** Content type of streamed answers that are not an event stream, for the OpenAPI document only: `application/x-ndjson`. */
  readonly streamType?: string;
  /** A streamed answer as it is sent, as an example in the OpenAPI document. */
  readonly streamExample?: string;
}

type Inferred<S> = S extends ZodType ? z.output<S> : undefined;

/** The argument of {@link defineRoute}: a {@link Route}, typed by its schemas. */
export interface RouteDefinition<
  P extends ZodType | undefined,
  Q extends ZodType | undefined,
  B extends ZodType | undefined,
> extends RouteBase {
  readonly parameters?: { readonly path?: P; readonly query?: Q };
  readonly body?: B;
  readonly takesStream?: true;
  readonly form?: ZodType;
  readonly upgrades?: true;
  readonly replies: Readonly<Record<number, ReplyDocument>>;
  readonly errors?: ErrorEncoder;
  handle(request: RouteRequest<Inferred<P>, Inferred<Q>, Inferred<B>>): Awaitable<Reply>;
}

/**
 * Declares a route. The types of the handler's argument come from the schemas.
 *
 * @example
 * defineRoute({
 *   operation: 'getQuote', method: 'GET', path: '/v1/quotes/{id}', access: { kind: 'bearer', role: 'viewer' },
 *   summary: 'Get one quote', tag: 'Quotes', parameters: { path: z.object({ id: z.uuid() }) },
 *   replies: { 200: { description: 'The quote', schema: Quote } },
 *   handle: async ({ path }) => ({ body: await quotes.get(path.id) }),
 * });
 */
export function defineRoute<
  P extends ZodType | undefined = undefined,
  Q extends ZodType | undefined = undefined,
  B extends ZodType | undefined = undefined,
>(definition: RouteDefinition<P, Q, B>): Route {
  return Object.freeze({ ...definition, kind: 'plain' } as Route);
}

/** Declares an inference route. */
export function defineInferenceRoute(
  definition: Omit<InferenceRoute, 'kind' | 'method' | 'access'> & Partial<Pick<InferenceRoute, 'access'>>,
): InferenceRoute {
  const { access = { kind: 'connection-key' } } = definition;
  return Object.freeze({ ...definition, kind: 'inference', method: 'POST', access } as const);
}
