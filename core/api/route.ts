import type { z, ZodType } from 'zod';
import type { Awaitable } from './awaitable.js';
import type { Dialect, ErrorEncoder } from './dialect.js';
import type { Exchange } from './exchange.js';
import type { Role } from './identity.js';

/** Who may call a route. A route without access does not exist. */
export type Access =
  | { readonly kind: 'public' }
  /** A bearer token whose role is at least this one: viewer < editor < admin. */
  | { readonly kind: 'bearer'; readonly role: Role }
  /** An API key together with a connection. */
  | { readonly kind: 'connection-key' };

/** The methods a route can have; HEAD is answered by GET. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What every route declares. */
export interface RouteBase {
  /** Unique name, `operationId` in the OpenAPI document: `createConnection`. */
  readonly operation: string;
  readonly method: Method;
  /**
   * Literal segments and `{name}` parameters: `/v1/management/connections/{id}`. A `{name+}` at the end is all that follows, slashes
   * included.
   */
  readonly path: string;
  readonly access: Access;
  /** One line, imperative mood. */
  readonly summary: string;
  /** Group in the API page. */
  readonly tag: string;
  /** Shown in the OpenAPI document, and sent by a test. */
  readonly examples?: readonly RouteExample[];
}

/** A request and its reply, worth showing. */
export interface RouteExample {
  /** One line: what it shows. */
  readonly title: string;
  /** Parameters of the path by name. */
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
  /** Schema of the JSON body; without it a body is ignored. */
  readonly body?: ZodType;
  /**
   * For a route that takes files instead of JSON: the handler reads the body itself, from `request.stream`. What it does not read is
   * discarded.
   */
  readonly takesStream?: true;
  /** The route also gets requests to open a WebSocket, with the method GET; the handler answers them with `forward`. */
  readonly upgrades?: true;
  /** Documented replies by status. */
  readonly replies: Readonly<Record<number, ReplyDocument>>;
  /** The route's own error bodies; the native shape when absent. */
  readonly errors?: ErrorEncoder;
  handle(request: RouteRequest): Awaitable<Reply>;
}

/** Schemas of what a URL carries. All values arrive as strings; use `z.coerce` where a number is meant. */
export interface RouteParameters {
  readonly path?: ZodType;
  readonly query?: ZodType;
}

/** What the OpenAPI document says about one status. */
export interface ReplyDocument {
  readonly description: string;
  /** Absent when the reply has no JSON body; for an error, when it has the route's own error body. */
  readonly schema?: ZodType;
  /** Of a reply that is not JSON: `text/html`, or several that it may be. */
  readonly contentType?: string | readonly string[];
}

/** A validated request, as a handler sees it. */
export interface RouteRequest<Path = unknown, Query = unknown, Body = unknown> {
  readonly exchange: Exchange;
  readonly path: Path;
  readonly query: Query;
  readonly body: Body;
  /**
   * The body as it arrives, for a route that `takesStream`; empty for any other. Its size is not limited: the reader must count.
   * Rejects when the sender leaves, falls silent for longer than `server.bodyTimeoutMs`, or the exchange is ended.
   */
  readonly stream: AsyncIterable<Uint8Array>;
}

/** What a handler answers. */
export interface Reply {
  /** 200 when absent. */
  readonly status?: number;
  /** A JSON value, or text/bytes together with `contentType`. */
  readonly body?: unknown;
  /** `application/json` when absent; for a `stream`, `application/octet-stream`. */
  readonly contentType?: string;
  /**
   * Instead of `body`: a body that is produced in pieces while it is sent. The next piece is requested when the client has taken the
   * previous one, so memory use stays small however long the body is.
   *
   * What fails before the first piece is an ordinary error. Afterwards it is logged and the connection is cut, so that
   * nobody takes a part for the whole. When the client leaves, the deadline passes or the gateway stops, no further piece is requested
   * and the iteration is ended: the `finally` of a generator runs. A piece that takes long should observe `exchange.signal`. A HEAD
   * request reads nothing.
   */
  readonly stream?: AsyncIterable<string | Uint8Array>;
  /**
   * Instead of `body`, from a route that `takesStream`: the request is forwarded to another server unchanged, and that server's answer to the
   * client.
   */
  readonly forward?: Forward;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Where a request is forwarded to. */
export interface Forward {
  /** `http:` or `https:`, with the path and the query; for a WebSocket too. */
  readonly url: string;
  /**
   * Set on the forwarded request. The client's own headers are passed on, except those meant for the gateway: its credentials, its
   * cookies and what proxies have added.
   */
  readonly headers: Readonly<Record<string, string>>;
}

/** A route through which calls to models come in. The core runs the chain and writes the answer in the route's dialect. */
export interface InferenceRoute extends RouteBase {
  readonly kind: 'inference';
  readonly method: 'POST';
  readonly access: { readonly kind: 'connection-key' };
  readonly dialect: Dialect;
  /** For the OpenAPI document; decoding is the dialect's own work. */
  readonly body: ZodType;
  readonly reply: ZodType;
}

type Inferred<S> = S extends ZodType ? z.output<S> : undefined;

/** A {@link Route} that still has the types of its schemas. */
export interface RouteDefinition<
  P extends ZodType | undefined,
  Q extends ZodType | undefined,
  B extends ZodType | undefined,
> extends RouteBase {
  readonly parameters?: { readonly path?: P; readonly query?: Q };
  readonly body?: B;
  readonly takesStream?: true;
  readonly upgrades?: true;
  readonly replies: Readonly<Record<number, ReplyDocument>>;
  readonly errors?: ErrorEncoder;
  handle(request: RouteRequest<Inferred<P>, Inferred<Q>, Inferred<B>>): Awaitable<Reply>;
}

/**
 * Declares a route; its handler is typed by its schemas.
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
export function defineInferenceRoute(definition: Omit<InferenceRoute, 'kind' | 'method' | 'access'>): InferenceRoute {
  const access = { kind: 'connection-key' } as const;
  return Object.freeze({ ...definition, kind: 'inference', method: 'POST', access } as const);
}
