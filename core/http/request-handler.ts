import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { GatewayError, type Outcome } from '../api/index.js';
import type { ServerSettings } from '../api/internal/config-source.js';
import { isAborted } from '../api/internal/abort-source.js';
import { exchangeMemory } from '../api/internal/exchange-memory.js';
import { begunAt } from '../api/internal/exchange-time.js';
import { ServerResponse } from '../api/internal/node-http.js';
import { UnorderedList } from '../api/internal/unordered-list.js';
import { internalError } from '../pipeline/internal-error.js';
import { sampledTrace } from '../pipeline/sampled-trace.js';
import { recordRefusal } from '../pipeline/settlement/record.js';
import { blame, described } from '../pipeline/hooks/waits.js';
import { AccessLog } from './access-log.js';
import type { Application } from './application.js';
import { destroyLater } from './destroy-later.js';
import { errorsOf } from './error-encoders.js';
import { handleInference } from './handle-inference.js';
import { handlePlain } from './handle-plain.js';
import type { ForwardAgents, HttpContext, Upgrade } from './http-context.js';
import { HttpExchange } from './http-exchange.js';
import { giveUp, isFailure, logFailure, logRefusal } from './log-failure.js';
import { notFound } from './not-found.js';
import { clientGone, ReplyWriter } from './reply/reply-writer.js';
import type { BodyMemory } from './request/body-memory.js';
import { clientAddress } from './request/client-address.js';
import { PipelinedRequests, tooManyPipelined } from './request/pipelined-requests.js';
import { refuseUnsafe } from './request/refuse-unsafe.js';
import { readTarget } from './request/request-target.js';
import { UnreadBodies } from './request/unread-bodies.js';
import { routeFailure } from './route-failure.js';
import type { Found } from './router.js';
import { StalledClients } from './stalled-clients.js';

/**
 * Node's parser calls the handler at the end of the headers. When that call has returned, the part of the body (usually all) that came with
 * them is readable.
 */
const parsed = Promise.resolve();

/** How long a client has to read the rest of an answer whose time is over. It is closed then, because a client that never reads would hold it for ever. */
const longestUnreadMs = 2_000;

/** What exchanges of requests without a route have in its place. */
const unknownRoute = { operation: 'unknown', path: '' };

/** How a request begins, besides the ordinary. */
interface Beginning {
  /** Whether it begins only when the responses before it on its connection are complete. */
  readonly waits?: boolean | undefined;
  readonly upgrade?: Upgrade | undefined;
  /** An error with which the request is answered, and the connection closed. */
  readonly refusal?: GatewayError | undefined;
}

/** Handles every request of a server, and keeps a list of running exchanges, so that they can be aborted. */
export class RequestHandler {
  readonly #current: () => Application;
  readonly #settings: ServerSettings;
  readonly #agents: ForwardAgents;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #running = new UnorderedList<HttpContext>();
  readonly #accessLog = new AccessLog();
  readonly #unread: UnreadBodies;
  readonly #pipelined = new PipelinedRequests();
  readonly #stalled: StalledClients;
  readonly #bodies: BodyMemory;
  #stopping = false;
  readonly #sweep: NodeJS.Timeout;

  /** @param current the generation on which a new exchange begins */
  constructor(current: () => Application, settings: ServerSettings, agents: ForwardAgents, bodies: BodyMemory) {
    this.#current = current;
    this.#settings = settings;
    this.#agents = agents;
    this.#bodies = bodies;
    this.#addressOf = clientAddress(settings.trustProxy);
    this.#unread = new UnreadBodies(settings);
    const { requestTimeoutMs, sendTimeoutMs } = settings;
    this.#stalled = new StalledClients(sendTimeoutMs);
    const shortestMs = Math.min(requestTimeoutMs || sendTimeoutMs, sendTimeoutMs);
    this.#sweep = setInterval(() => this.#endOverdue(), Math.min(1_000, shortestMs / 4)).unref();
  }

  /** Handles one request. Never throws, never rejects. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    const turn = this.#pipelined.turnOf(request, response);
    if (turn === 'ignore') return;
    this.#begin(request, response, {
      waits: turn === 'wait',
      refusal: turn === 'refuse' ? tooManyPipelined() : undefined,
    });
  };

  /**
   * Whether a WebSocket handshake may be answered with one. Otherwise it is handled as an ordinary request, as is one that was pipelined (sent before
   * the previous request on the connection was answered), and one with a body, whose connection Node holds back until the body ends.
   */
  readonly upgrades = (request: IncomingMessage): boolean => {
    if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket') return false;
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (coding !== undefined || Number(length ?? 0) > 0 || this.#isAnswering(request.socket)) return false;
    const found = this.#current().router.find('GET', readTarget(request.url ?? '/'));
    return found.kind === 'route' && found.route.kind === 'plain' && found.route.upgrades === true;
  };

  /**
   * Handles a request whose connection Node reads no further: one of which {@link upgrades} is true, or a `CONNECT`. Never throws, never
   * rejects.
   */
  readonly handleDetached = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    // Node's server has removed its own error listener, and without one an error would be uncaught. The closed socket is handled elsewhere.
    socket.on('error', () => undefined);
    const response = new ServerResponse(request);
    try {
      response.assignSocket(socket);
    } catch {
      // The previous response on the connection has not been sent completely.
      socket.destroy();
      return;
    }
    // As Node's server does for responses that it creates itself.
    response.once('finish', () => {
      response.detachSocket(socket);
      response.emit('close');
      socket.end();
      destroyLater(socket);
    });
    this.#begin(request, response, { upgrade: { socket, head, response } });
  };

  /** Ends keep-alive: from now on responses say that their connections are closed afterwards. Those that have begun may have said the opposite. */
  stopKeepingConnections(): void {
    this.#stopping = true;
    for (const { writer } of this.#running) if (!writer.headSent) writer.closeAfterwards();
  }

  /** Releases resources; no exchange may begin afterwards. */
  close(): void {
    clearInterval(this.#sweep);
    this.#accessLog.close();
  }

  /** Connections with a running exchange. */
  busyConnections(): ReadonlySet<Duplex> {
    return new Set([...this.#running].map(({ request }) => request.socket));
  }

  /** Whether the rest of a body that nobody needs is being read from this connection. */
  isDiscarding(connection: Duplex): boolean {
    return this.#unread.isOn(connection);
  }

  /** Whether an exchange has not written the end of its response yet. */
  get isWriting(): boolean {
    return [...this.#running].some(({ writer }) => !writer.isWritten);
  }

  /** Aborts all running exchanges, and closes their connections afterwards. */
  abortAll(reason: GatewayError): void {
    abortEach(this.#running, reason);
  }

  /**
   * Aborts the exchanges that answer on a connection whose input cannot be parsed any further; they write the error as their routes do.
   *
   * @returns false when there are none, so that no error was written
   */
  abortUnreadable(connection: Duplex, reason: GatewayError): boolean {
    const running = [...this.#running].filter((context) => isAnswering(context, connection));
    abortEach(running, reason);
    if (running.length === 0 && this.#unread.isOn(connection)) connection.destroy();
    return running.length > 0 || connection.destroyed;
  }

  #begin(request: IncomingMessage, response: ServerResponse, { waits, upgrade, refusal }: Beginning): void {
    const application = this.#current();
    application.enter();
    const target = readTarget(request.url ?? '/');
    const header = (name: string): string | undefined => request.headers[name]?.toString();
    const found = application.router.find(request.method ?? 'GET', target, header);
    const route = found.kind === 'route' ? found.route : unknownRoute;
    const exchange = new HttpExchange(request, target, route, this.#addressOf);
    exchange[exchangeMemory] = this.#bodies;
    exchange.trace = sampledTrace(application.chains.withoutConnection, exchange);
    const writer = new ReplyWriter(response, exchange, {
      encodeError: errorsOf(found, (name) => exchange.header(name)),
      blame: (cause) => (found.kind === 'route' ? routeFailure(found.route, cause) : internalError(cause)),
      log: application.log,
    });
    if (this.#stopping || upgrade || refusal) writer.closeAfterwards();
    if (upgrade) leaveWithClient(upgrade, writer);
    const context: HttpContext = {
      application,
      exchange,
      request,
      writer,
      settings: this.#settings,
      agents: this.#agents,
      upgrade,
      place: undefined,
    };
    this.#running.add(context);
    const begin = (): void => {
      parsed
        .then(() => (refusal ? this.#refuse(context, refusal) : this.#run(found, context)))
        .catch((cause: unknown) => giveUp(context, cause));
    };
    if (waits) this.#whenNext(response, context, begin);
    else begin();
  }

  /** Begins when the response is the next on its connection; never if the connection is closed before. */
  #whenNext(response: ServerResponse, context: HttpContext, begin: () => void): void {
    const gone = (): void => this.#leave(context);
    response.once('close', gone);
    response.once('socket', () => {
      response.off('close', gone);
      begin();
    });
  }

  #isAnswering(connection: Socket): boolean {
    for (const context of this.#running) if (isAnswering(context, connection)) return true;
    return false;
  }

  /** Never throws. Uses few promises: each one that a request awaits is another microtask, whose code is no longer in the processor's caches. */
  #run(found: Found, context: HttpContext): void {
    this.#handleRoute(found, context).then(
      (outcome) => this.#answered(context, outcome),
      (thrown: unknown) => this.#refuse(context, thrown),
    );
  }

  /** Never throws synchronously. */
  #handleRoute(found: Found, context: HttpContext): Promise<Outcome> {
    const { exchange, request } = context;
    try {
      // While it waited, the response before it was ended together with its connection: it must not be processed (RFC 9112, section 9.6).
      if (isAborted(exchange)) throw exchange.signal.reason;
      refuseUnsafe(request, this.#settings.maxHeaderBytes);
      if (found.kind !== 'route') throw notFound(found, exchange);
      return found.route.kind === 'inference'
        ? handleInference(found.route, found.parameters, context)
        : handlePlain(found.route, found.parameters, context);
    } catch (cause) {
      return Promise.reject(cause as Error);
    }
  }

  /** Never throws. */
  #answered(context: HttpContext, outcome: Outcome): void {
    const { application, exchange } = context;
    const { error } = outcome;
    try {
      if (error && isFailure(error)) logFailure(application, exchange, outcome, error);
      else this.#accessLog.add(application, exchange, outcome);
    } catch (cause) {
      giveUp(context, cause);
    } finally {
      this.#leave(context);
    }
  }

  /** Refuses a request before its chain begins. Never rejects. */
  async #refuse(context: HttpContext, thrown: unknown): Promise<void> {
    const { application, exchange, writer } = context;
    const error = GatewayError.is(thrown) ? thrown : internalError(thrown);
    try {
      await writer.error(error);
      logRefusal(application, exchange, error);
      await recordRefusal(application.chains.withoutConnection, exchange, error);
    } catch (cause) {
      giveUp(context, cause);
    } finally {
      this.#leave(context);
    }
  }

  #leave(context: HttpContext): void {
    if (!context.upgrade) this.#unread.discard(context.request);
    this.#running.delete(context);
    this.#bodies.release(context.exchange);
    context.application.leave();
  }

  /**
   * Aborts exchanges that have exceeded their deadline, and closes the connections of clients that then do not read what is left for them, or that
   * have stalled before. Runs once a second for all of them, because a timer for each would be expensive.
   */
  #endOverdue(): void {
    const { requestTimeoutMs, sendTimeoutMs } = this.#settings;
    const now = performance.now();
    const latest = now - (requestTimeoutMs || Infinity);
    for (const context of this.#running) {
      const { exchange, writer } = context;
      if (this.#stalled.has(context, now)) {
        exchange.abort(clientGone(`The client has read nothing for ${sendTimeoutMs} ms (server.sendTimeoutMs).`));
        writer.destroy();
        continue;
      }
      if (exchange[begunAt] > latest) continue;
      if (!isAborted(exchange)) exchange.abort(overdue(requestTimeoutMs, { exchange, writer }));
      else if (writer.isUnread && exchange[begunAt] <= latest - longestUnreadMs) writer.destroy();
    }
  }
}

function abortEach(contexts: Iterable<HttpContext>, reason: GatewayError): void {
  for (const { exchange, writer } of contexts) {
    writer.closeAfterwards();
    exchange.abort(reason);
  }
}

/** Closes a detached connection whose client sends no more before it is answered. Node's server does so for the others. */
function leaveWithClient({ socket }: Upgrade, writer: ReplyWriter): void {
  socket.once('end', () => {
    if (writer.status === undefined) socket.destroy();
  });
}

/** Whether a request of this connection has not been answered completely. It may run on when it has: to be recorded, for example. */
function isAnswering({ request, writer }: HttpContext, connection: Duplex): boolean {
  return request.socket === connection && !writer.isDone;
}

function overdue(
  requestTimeoutMs: number,
  { exchange, writer }: Pick<HttpContext, 'exchange' | 'writer'>,
): GatewayError {
  // If the client does not read, plugins wait for it, too.
  const wait = writer.full ? undefined : blame(exchange);
  const who = wait ? `: ${described(wait)}` : '';
  return new GatewayError({
    code: 'GW_REQUEST_DEADLINE',
    status: 504,
    message: `The answer was not complete within ${requestTimeoutMs} ms (server.requestTimeoutMs)${who}.`,
  });
}
