import type { IncomingRequest } from '../exchange.js';
import { token } from '../token.js';

/** A call of another server. It is aborted by a signal or with an exchange. */
export type HttpRequest = HttpCallFacts & EndOfCall;

/** Where a call goes, and what is sent. */
export interface HttpCallFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  /** Absolute, `http:` or `https:`. */
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Milliseconds until the response headers must have arrived. 300,000 when absent: models may think for long. */
  readonly headersTimeoutMs?: number;
  /** Milliseconds between two chunks of the body. 300,000 when absent. */
  readonly idleTimeoutMs?: number;
}

/**
 * What aborts a call. An abort destroys the socket at once, before and during the answer. The call rejects with the abort's reason if that is a
 * `GatewayError`, and otherwise with `GW_CLIENT_GONE` (499).
 *
 * `exchange` means its `signal`, and costs less: the signal is created only when it is used.
 */
export type EndOfCall =
  | { readonly signal: AbortSignal; readonly exchange?: undefined }
  | { readonly exchange: IncomingRequest; readonly signal?: undefined };

/** Status and headers of an answer; the body is not read until `deliver` or `bytes` is called, once, or `discard`. */
export interface HttpResponse {
  readonly status: number;
  /** Lower-case names; repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /**
   * Pushes the body as it arrives, decompressed. While a returned promise is pending no other chunk is pushed, and the socket
   * is read ahead by some 100 KiB at most. Rejects, after what had arrived, when the body ends before its announced end; rejects
   * with what the sink throws.
   */
  deliver(sink: (chunk: Uint8Array) => void | Promise<void>): Promise<void>;
  /**
   * The whole body, if it has arrived together with the headers and is not longer than the limit. Otherwise undefined, and the body must still
   * be read.
   */
  arrived?(maxBytes: number): Uint8Array | undefined;
  /** The whole body. Rejects with `GW_PROVIDER_ANSWER_TOO_LARGE` beyond the limit. */
  bytes(maxBytes: number): Promise<Uint8Array>;
  /** Closes the socket without reading on; a running `deliver` rejects. */
  discard(): void;
  /**
   * Says during `deliver` that the rest is not needed. What arrives within a second is still pushed, so that the socket can be reused if
   * the body ends; after that it is closed, and `deliver` rejects.
   */
  release?(): void;
}

/**
 * Pooled HTTP to providers and other services. Redirects are not followed; nothing is retried. Failures to connect, time-outs
 * and broken bodies are `GatewayError`s: `GW_UPSTREAM_UNREACHABLE` (502), `GW_UPSTREAM_TIMEOUT` (504), `GW_UPSTREAM_BROKEN` (502).
 */
export interface HttpClient {
  send(request: HttpRequest): Promise<HttpResponse>;
}

/** The shared client. */
export const HttpClient = token<HttpClient>('http-client');
