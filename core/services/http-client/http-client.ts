import { Agent, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import type { HttpClient, HttpRequest, HttpResponse } from '../../api/services/http-client.js';
import { ArrivedResponses } from './arrived-responses.js';
import { HttpCall } from './http-call.js';
import { KnownPools } from './known-pools.js';
import { OverdueCalls } from './overdue-calls.js';
import type { Proxies } from './proxies.js';
import { readOnDemand } from './read-on-demand.js';
import { ReadTurns } from './read-turns.js';

export interface HttpClientOptions {
  /** Time limit in milliseconds for opening a socket, including TLS. 10,000 when absent. */
  readonly connectTimeoutMs?: number;
  /** Undefined: every server is reached directly. */
  readonly proxies?: Proxies | undefined;
  /** The turns in which the sockets read. */
  readonly turns?: ReadTurns;
}

/** An `HttpClient` with a connection pool that can be closed. */
export interface PooledHttpClient extends HttpClient {
  /** Closes every socket. Calls that are running, or whose response has not been read, fail. */
  close(): Promise<void>;
}

const fiveMinutes = 300_000;
/** How long an idle socket is kept, if the server sends no `Keep-Alive` header. */
const keptMs = 30_000;

/**
 * Creates the shared client: HTTP/1.1 with keep-alive and without pipelining. Sockets are as many as there are calls: a call holds one as long as the
 * model thinks, so with a limit, calls would wait unnoticed. The number of calls is limited where requests are admitted.
 */
export function createHttpClient(options: HttpClientOptions = {}): PooledHttpClient {
  const pools = new KnownPools();
  const agent = agentFor(options, pools);
  const overdue = new OverdueCalls();
  const arrived = new ArrivedResponses();
  return {
    send: (request) => send({ pools, agent, overdue, arrived }, request),
    close: () => agent.destroy(),
  };
}

function agentFor(
  { proxies, connectTimeoutMs = 10_000, turns = new ReadTurns() }: HttpClientOptions,
  pools: KnownPools,
): Dispatcher {
  const settings = {
    pipelining: 1,
    keepAliveTimeout: keptMs,
    ...readOnDemand(connectTimeoutMs, turns),
  };
  // `allowH2: false` is set for each pool and not for the agent, which would then compute another key for every call.
  if (!proxies) return new Agent({ ...settings, factory: pools.remembering(settings.factory) });
  return new EnvHttpProxyAgent({
    ...settings,
    allowH2: false,
    httpProxy: proxies.http,
    httpsProxy: proxies.https,
    noProxy: proxies.except,
    // Opening a tunnel is part of connecting, so the same limit applies; undici's default would be five minutes.
    clientFactory: (origin, pool) => new Pool(origin, { ...pool, headersTimeout: connectTimeoutMs }),
  });
}

const endlessRequest =
  'a request of HttpClient needs "exchange", or a "signal" such as AbortSignal.timeout(2_000), to end with';

/** What calls are sent with: an agent or a pool. */
interface Sender {
  readonly pools: KnownPools;
  readonly agent: Dispatcher;
  readonly overdue: OverdueCalls;
  readonly arrived: ArrivedResponses;
}

/** Not an async function, which would cost each call another promise. */
function send({ pools, agent, overdue, arrived }: Sender, request: HttpRequest): Promise<HttpResponse> {
  if (!request.exchange && !request.signal) return Promise.reject(new TypeError(endlessRequest));
  let url: ParsedUrl;
  try {
    url = parsedUrl(request.url);
  } catch (cause) {
    return Promise.reject(cause as Error);
  }
  const call = new HttpCall(url.host, request, {
    overdue,
    arrived,
    headersTimeoutMs: request.headersTimeoutMs ?? fiveMinutes,
    idleTimeoutMs: request.idleTimeoutMs ?? fiveMinutes,
  });
  if (!call.isOver) {
    const dispatcher = pools.of(url.origin) ?? agent;
    dispatcher.dispatch(
      {
        origin: url.origin,
        path: url.path,
        method: request.method,
        headers: request.headers,
        body: request.body ?? null,
        // Without pipelining, this call cannot block others on its socket.
        blocking: false,
        // The call enforces its own time limits.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      call,
    );
  }
  return call.head;
}

/** A parsed URL. */
interface ParsedUrl {
  readonly host: string;
  readonly origin: string;
  readonly path: string;
}

const maxUrls = 1_000;
const longestKnownUrl = 2_000;
const urls = new Map<string, ParsedUrl>();

/** Parses a URL, with a cache: adapters call few different URLs, and parsing one costs as much as parsing a small body. */
function parsedUrl(text: string): ParsedUrl {
  const known = urls.get(text);
  if (known) return known;
  const { host, origin, pathname, search } = new URL(text);
  const parsed = { host, origin, path: pathname + search };
  if (text.length > longestKnownUrl) return parsed;
  if (urls.size >= maxUrls) urls.clear();
  urls.set(text, parsed);
  return parsed;
}
