import { GatewayError, type HttpClient, type JsonObject, parseJson } from '../../api/index.js';
import type { ChromaServer } from './chroma-server.js';
import { vectorsUnavailable } from './vectors-unavailable.js';

/** Time limit of a call. A search takes milliseconds and a batch of writes a second, but more on a busy machine. */
const patienceMs = 10_000;
const writesPatienceMs = 30_000;
const largestAnswer = 64 * 1024 * 1024;

/** Chroma's default tenant and database. The gateway separates its organizations by collections instead. */
const root = '/api/v2/tenants/default_tenant/databases/default_database/collections';

/** An error response of Chroma. */
export class ChromaError extends Error {
  override readonly name = 'ChromaError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(`Chroma answered ${status}: ${message.slice(0, 500)}`);
    this.status = status;
  }
}

/** A client for the part of Chroma's HTTP API (version 2) that the gateway needs. */
export class ChromaApi {
  readonly #server: ChromaServer;
  readonly #http: HttpClient;

  constructor(server: ChromaServer, http: HttpClient) {
    this.#server = server;
    this.#http = http;
  }

  /** @param path path below `/collections`, with a leading slash; empty for the list of collections */
  async call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: JsonObject | undefined,
    signal: AbortSignal,
  ): Promise<unknown> {
    const patience = path.endsWith('/upsert') ? writesPatienceMs : patienceMs;
    // Not `AbortSignal.timeout`, which cannot be cleared, and creates an error ten seconds after each response.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`Chroma has not answered within ${patience} ms`)), patience);
    const limited = AbortSignal.any([signal, late.signal]);
    try {
      const address = await this.#server.address(limited);
      const response = await this.#http.send({
        method,
        url: `${address}${root}${path}`,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: limited,
        headersTimeoutMs: patience,
        idleTimeoutMs: patience,
      });
      const text = new TextDecoder().decode(await response.bytes(largestAnswer));
      if (response.status >= 500) throw vectorsUnavailable(new ChromaError(response.status, text));
      if (response.status >= 400) throw new ChromaError(response.status, text);
      return text === '' ? undefined : parseJson(text);
    } catch (cause) {
      if (signal.aborted || cause instanceof ChromaError) throw cause;
      if (GatewayError.is(cause) && cause.code === 'GW_VECTORS_UNAVAILABLE') throw cause;
      throw vectorsUnavailable(cause);
    } finally {
      clearTimeout(timer);
    }
  }
}
