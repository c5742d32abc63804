import {
  GatewayError,
  type HttpClient,
  type HttpRequest,
  isSuccess,
  type JsonObject,
  parseJson,
} from '../../api/index.js';
import type { ChromaServer } from './chroma-server.js';
import { oneAtATime, type Turns } from '../../api/waiting/one-at-a-time.js';
import { vectorsUnavailable } from './vectors-unavailable.js';

/** Time limit of a call. A search takes milliseconds and a batch of writes a second, but more on a busy machine. */
export const usualPatienceMs = 10_000;
const writesPatienceMs = 30_000;
/** For how long calls fail at once after the server was silent. */
const restMs = 30_000;
const largestAnswer = 64 * 1024 * 1024;

/**
 * The statuses, beside a 404 of Chroma's own, that say something about what was asked for. With any other one, such as a redirect or the refusal of
 * a proxy in between, the request was not carried out, and another one would not be either.
 */
const aboutTheRequest: ReadonlySet<number> = new Set([400, 409, 413, 422]);

/** Chroma's default tenant and database. The gateway separates its organizations by collections instead. */
const root = '/api/v2/tenants/default_tenant/databases/default_database/collections';

type Method = 'GET' | 'POST' | 'DELETE';

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
  readonly #patienceMs: number;
  /**
   * Chroma writes all its collections to one SQLite file. If two writes run at once, one waits in steps of up to seconds for the lock of the other,
   * and searches wait with it: with two writers a passage cost seven times the processor time, and some calls took more than ten seconds.
   */
  readonly #inTurn: Turns;
  /** Times of the monotonic clock: of the last response, and until which the server counts as silent. */
  #heardAt = Number.NEGATIVE_INFINITY;
  #silentUntil = Number.NEGATIVE_INFINITY;
  /** Why the server could not be used for the last call; undefined if it could. */
  #failure: Error | undefined;

  /**
   * @param inTurn lets calls that write wait for each other
   * @param patienceMs time limit of a call that writes nothing
   */
  constructor(server: ChromaServer, http: HttpClient, inTurn: Turns = oneAtATime(), patienceMs = usualPatienceMs) {
    this.#server = server;
    this.#http = http;
    this.#inTurn = inTurn;
    this.#patienceMs = patienceMs;
  }

  /** @param path path below `/collections`, with a leading slash; empty for the list of collections */
  call(method: Method, path: string, body: JsonObject | undefined, signal: AbortSignal): Promise<unknown> {
    const work = (): Promise<unknown> => this.#call(method, path, body, signal);
    const isWrite = method === 'DELETE' || (method === 'POST' && !/\/(?:query|get)$/.test(path));
    return isWrite ? this.#inTurn(work, signal) : work();
  }

  /** Resolves when the server answers; rejects with the reason why not. One of the gateway's own is not started for this: it counts how the last call went. */
  async healthy(signal: AbortSignal): Promise<void> {
    if (!this.#server.isOwn) await this.#call('GET', '?limit=1', undefined, signal);
    else if (this.#failure) throw this.#failure;
  }

  async #call(method: Method, path: string, body: JsonObject | undefined, signal: AbortSignal): Promise<unknown> {
    const patience = path.endsWith('/upsert') ? writesPatienceMs : this.#patienceMs;
    const begun = performance.now();
    // Otherwise each search would wait for its time limit, and so would the request that it belongs to, and each batch of a document.
    if (begun < this.#silentUntil) throw vectorsUnavailable(silence(patience));
    // Not `AbortSignal.timeout`, which cannot be cleared, and creates an error ten seconds after each response.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(silence(patience)), patience);
    const limited = AbortSignal.any([signal, late.signal]);
    const { authorization } = this.#server;
    let address: string | undefined;
    try {
      address = await this.#server.address(limited);
      return await this.#send({
        method,
        url: `${address}${root}${path}`,
        headers: {
          accept: 'application/json',
          ...(authorization && { authorization }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: limited,
        headersTimeoutMs: patience,
        idleTimeoutMs: patience,
      });
    } catch (cause) {
      // A server that has not started yet is not silent, and neither is one that is only slow with this call.
      if (late.signal.aborted && address !== undefined && this.#heardAt < begun)
        this.#silentUntil = performance.now() + restMs;
      if (signal.aborted || cause instanceof ChromaError) throw cause;
      const isKnown = GatewayError.is(cause) && cause.code === 'GW_VECTORS_UNAVAILABLE';
      this.#failure = isKnown ? cause : vectorsUnavailable(late.signal.aborted ? late.signal.reason : cause);
      if (address !== undefined && this.#failure.cause instanceof ChromaError) this.#server.hasFailed?.(address);
      throw this.#failure;
    } finally {
      clearTimeout(timer);
    }
  }

  async #send(request: HttpRequest): Promise<unknown> {
    const response = await this.#http.send(request);
    this.#heardAt = performance.now();
    const text = new TextDecoder().decode(await response.bytes(largestAnswer));
    const isDone = isSuccess(response);
    if (!isDone && !isAboutTheRequest(response.status, text))
      throw vectorsUnavailable(new ChromaError(response.status, text));
    this.#failure = undefined;
    if (!isDone) throw new ChromaError(response.status, text);
    return text === '' ? undefined : parseJson(text);
  }
}

/** Proxies have a 404 of their own. Taken for Chroma's, it would say that an organization has no vectors. */
function isAboutTheRequest(status: number, text: string): boolean {
  return status === 404 ? /"error"\s*:/.test(text) : aboutTheRequest.has(status);
}

function silence(patienceMs: number): Error {
  return new Error(`Chroma has not answered within ${patienceMs} ms`);
}
