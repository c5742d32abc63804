import type { Awaitable } from '../awaitable.js';
import type { IncomingRequest } from '../exchange.js';
import { token } from '../token.js';

/** A request to another server. It is aborted by a signal, or together with an exchange. */
export type HttpRequest = HttpCallFacts & EndOfCall;

/** The parts of a request that are sent, and its time limits. */
export interface HttpCallFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** Absolute, `http:` or `https:`. */
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Time limit in milliseconds for the response headers. 300,000 when absent, because models may think for a long time. */
  readonly headersTimeoutMs?: number | undefined;
  /** Time limit in milliseconds between two chunks of the body. 300,000 when absent. */
  readonly idleTimeoutMs?: number | undefined;
}

/**
 * What aborts a request. An abort destroys the socket at once, before or during the response. The request rejects with the abort's reason
 * if that is a `GatewayError`, with `GW_UPSTREAM_TIMEOUT` (504) if it is that of `AbortSignal.timeout`, and otherwise with `GW_CLIENT_GONE` (499).
 * For a time limit of the whole request, pass `AbortSignal.any([exchange.signal, AbortSignal.timeout(2_000)])`.
 *
 * `exchange` is equivalent to its `signal`, but cheaper, because the `AbortSignal` of an exchange is created lazily.
 */
export type EndOfCall =
  | { readonly signal: AbortSignal; readonly exchange?: undefined }
  | { readonly exchange: IncomingRequest; readonly signal?: undefined };

/** Status and headers of a response. The body has not been read: call `deliver` or `bytes`, once, or `discard`. */
export interface HttpResponse {
  readonly status: number;
  /** Lower-case names; repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /**
   * Pushes the body as it arrives, decompressed. Back-pressure: while a returned promise is pending no other chunk is pushed, and at most some
   * 100 KiB are read ahead. Rejects when the body is incomplete, after everything that has arrived was pushed, and with what the sink throws.
   */
  deliver(sink: (chunk: Uint8Array) => void | Promise<void>): Promise<void>;
  /**
   * The whole body, without a promise if it has arrived together with the headers. Rejects with `GW_PROVIDER_ANSWER_TOO_LARGE` beyond the
   * limit.
   */
  bytes(maxBytes: number): Awaitable<Uint8Array>;
  /** Closes the socket without reading the rest; a running `deliver` rejects. */
  discard(): void;
  /**
   * Call it during `deliver` when the rest is not needed. The body is still pushed for up to a second, so that the socket can be reused if
   * the body ends; after that the socket is closed, and `deliver` rejects.
   */
  release?(): void;
}

/**
 * HTTP client with a connection pool, for providers and other services. It does not follow redirects and retries nothing.
 */
export interface HttpClient {
  /**
   * Sends a request; resolves when the response headers have arrived, whatever the status.
   *
   * @throws GatewayError `GW_UPSTREAM_UNREACHABLE` (502), `GW_UPSTREAM_TIMEOUT` (504) or `GW_UPSTREAM_BROKEN` (502) when the connection fails, a
   * time limit is exceeded or the response is broken; the body's methods throw the same
   */
  send(request: HttpRequest): Promise<HttpResponse>;
}

/** The shared client. */
export const HttpClient = token<HttpClient>('http-client');
