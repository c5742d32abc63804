import { Agent, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import type { HttpClient, HttpRequest, HttpResponse } from '../../api/services/http-client.js';
import { ArrivedHeads } from './arrived-heads.js';
import { HttpCall } from './http-call.js';
import { KnownPools } from './known-pools.js';
import { OverdueCalls } from './overdue-calls.js';
import type { Proxies } from './proxies.js';
import { readOnDemand } from './read-on-demand.js';

export interface HttpClientOptions {
  /**
   * Most sockets to one origin; further calls wait for one. No bound when absent: a running call holds a socket however long
   * the model thinks, so a bound would make calls wait unseen. How many calls there are is decided where they come in.
   */
  readonly connectionsPerOrigin?: number;
  /** Milliseconds until a socket, TLS included, must be open. 10,000 when absent. */
  readonly connectTimeoutMs?: number;
  /** Milliseconds an idle socket is kept when the server does not say how long. 30,000 when absent. */
  readonly keepAliveTimeoutMs?: number;
  /** Undefined: every server is reached directly. */
  readonly proxies?: Proxies | undefined;
}

/** An `HttpClient` together with the sockets that it holds. */
export interface PooledHttpClient extends HttpClient {
  /** Closes every socket. Calls that are still running, or whose answer nobody has read, fail. */
  close(): Promise<void>;
}

const fiveMinutes = 300_000;

/** Makes the shared client: HTTP/1.1 with kept-alive sockets, one call at a time on each. */
export function createHttpClient(options: HttpClientOptions = {}): PooledHttpClient {
  const pools = new KnownPools();
  const agent = agentFor(options, pools);
  const overdue = new OverdueCalls();
  const heads = new ArrivedHeads();
  return {
    send: (request) => send({ pools, agent, overdue, heads }, request),
    close: () => agent.destroy(),
  };
}

function agentFor(options: HttpClientOptions, pools: KnownPools): Dispatcher {
  const { proxies, connectTimeoutMs = 10_000 } = options;
  const settings = {
    pipelining: 1,
    keepAliveTimeout: options.keepAliveTimeoutMs ?? 30_000,
    ...readOnDemand(connectTimeoutMs),
    ...(options.connectionsPerOrigin === undefined ? {} : { connections: options.connectionsPerOrigin }),
  };
  // HTTP/1.1 is said to each pool only: an agent that knows it makes a key of its own for every call.
  if (!proxies) return new Agent({ ...settings, factory: pools.remembering(settings.factory) });
  return new EnvHttpProxyAgent({
    ...settings,
    allowH2: false,
    httpProxy: proxies.http,
    httpsProxy: proxies.https,
    noProxy: proxies.except,
    // A tunnel is part of connecting; undici would wait five minutes for the proxy to open it.
    clientFactory: (origin, pool) => new Pool(origin, { ...pool, headersTimeout: connectTimeoutMs }),
  });
}

/** What sends calls. */
interface Sender {
  readonly pools: KnownPools;
  readonly agent: Dispatcher;
  readonly overdue: OverdueCalls;
  readonly heads: ArrivedHeads;
}

function send({ pools, agent, overdue, heads }: Sender, request: HttpRequest): Promise<HttpResponse> {
  const url = placeOf(request.url);
  const call = new HttpCall(url.host, request, {
    overdue,
    heads,
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
        // With one call at a time on a socket there is nothing to be held back, and nothing to go on with at the head of the answer.
        blocking: false,
        // The call itself sees to that.
        headersTimeout: 0,
        bodyTimeout: 0,
      },
      call,
    );
  }
  return call.head;
}

/** A URL, taken apart. */
interface Place {
  readonly host: string;
  readonly origin: string;
  readonly path: string;
}

const mostPlaces = 1_000;
const places = new Map<string, Place>();

/** Adapters call few URLs, and each of them often; taking one apart costs as much as parsing a small body. */
function placeOf(text: string): Place {
  const known = places.get(text);
  if (known) return known;
  const { host, origin, pathname, search } = new URL(text);
  const place = { host, origin, path: pathname + search };
  if (places.size >= mostPlaces) places.clear();
  places.set(text, place);
  return place;
}
