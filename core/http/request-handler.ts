import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { GatewayError, type Outcome, type ServerSettings } from '../api/index.js';
import { internalError } from '../pipeline/internal-error.js';
import { recordRefusal } from '../pipeline/record.js';
import { sampledTrace } from '../pipeline/sampled-trace.js';
import { AccessLog } from './access-log.js';
import type { Application } from './application.js';
import { clientAddress } from './client-address.js';
import { readTarget } from './destination.js';
import { errorsOf } from './error-shape.js';
import { handleInference } from './handle-inference.js';
import { handlePlain } from './handle-plain.js';
import type { ForwardAgents, HttpContext, Upgrade } from './http-context.js';
import { HttpExchange } from './http-exchange.js';
import { refuseUnsafe } from './refuse-unsafe.js';
import { ReplyWriter } from './reply-writer.js';
import { notFound } from './not-found.js';
import type { Found } from './router.js';
import { RunningList } from './running.js';

/** Node's parser calls the handler at the end of a head. What came with it of the body, mostly all, is there once that call has returned. */
const parsed = Promise.resolve();

/** Handles every request of a server. Knows which exchanges run, so that they can be ended. */
export class RequestHandler {
  readonly #current: () => Application;
  readonly #settings: ServerSettings;
  readonly #agents: ForwardAgents;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #running = new RunningList<HttpContext>();
  readonly #accessLog = new AccessLog();
  /** Connections on which a request has been answered whose body is still coming. */
  readonly #discarding = new WeakSet<Duplex>();
  #stopping = false;
  #sweep: NodeJS.Timeout | undefined;

  /** @param current the generation on which a new exchange begins */
  constructor(current: () => Application, settings: ServerSettings, agents: ForwardAgents) {
    this.#current = current;
    this.#settings = settings;
    this.#agents = agents;
    this.#addressOf = clientAddress(settings.trustProxy);
    const { requestTimeoutMs } = settings;
    if (requestTimeoutMs === 0) return;
    this.#sweep = setInterval(() => this.#endOverdue(), Math.min(1_000, requestTimeoutMs / 4)).unref();
  }

  /** Handles one request. Never throws, never rejects. */
  readonly handle = (request: IncomingMessage, response: ServerResponse): void => {
    this.#begin(request, response, undefined);
  };

  /**
   * Whether a request that asks for a WebSocket may be answered with one; it is an ordinary request otherwise, as is one that has not waited
   * for the answer to the one before it.
   */
  readonly upgrades = (request: IncomingMessage): boolean => {
    const { path } = readTarget(request.url ?? '/');
    if (request.method !== 'GET' || request.headers.upgrade?.toLowerCase() !== 'websocket') return false;
    if (this.#isAnswering(request.socket)) return false;
    const found = this.#current().router.find('GET', path);
    return found.kind === 'route' && found.route.kind === 'plain' && found.route.upgrades === true;
  };

  /** Handles a request of which {@link upgrades} is true. Never throws, never rejects. */
  readonly upgrade = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    // Node's server has taken its own listener away, and a client may be cut off at any moment: that the socket closes is heard anyhow.
    socket.on('error', () => undefined);
    const response = new ServerResponse(request);
    try {
      response.assignSocket(socket);
    } catch {
      // The last bytes of the answer before have not left yet.
      socket.destroy();
      return;
    }
    // What node's server does with the responses that it makes itself.
    response.once('finish', () => {
      response.detachSocket(socket);
      response.emit('close');
      socket.end();
    });
    this.#begin(request, response, { socket, head, response });
  };

  #begin(request: IncomingMessage, response: ServerResponse, upgrade: Upgrade | undefined): void {
    const application = this.#current();
    application.enter();
    const target = readTarget(request.url ?? '/');
    const found = application.router.find(request.method ?? 'GET', target.path);
    const operation = found.kind === 'route' ? found.route.operation : 'unknown';
    const exchange = new HttpExchange(request, target, operation, this.#addressOf);
    exchange.trace = sampledTrace(application.chains.withoutConnection, exchange);
    const writer = new ReplyWriter(response, exchange, {
      encodeError: errorsOf(found, (name) => exchange.header(name)),
      log: application.log,
    });
    if (this.#stopping || upgrade) writer.closeAfterwards();
    const context: HttpContext = {
      application,
      exchange,
      request,
      writer,
      settings: this.#settings,
      agents: this.#agents,
      upgrade,
      place: 0,
    };
    this.#running.add(context);
    parsed.then(() => this.#run(found, context)).catch((cause: unknown) => giveUp(context, cause));
  }

  /** From now on no connection is kept for another request. */
  stopKeepingConnections(): void {
    this.#stopping = true;
    for (const { writer } of this.#running) writer.closeAfterwards();
  }

  /** No exchange will come any more. */
  close(): void {
    clearInterval(this.#sweep);
    this.#accessLog.close();
  }

  /** The connections on which an exchange is running. */
  busyConnections(): ReadonlySet<Duplex> {
    return new Set([...this.#running].map(({ request }) => request.socket));
  }

  /** Ends all running exchanges. */
  abortAll(reason: GatewayError): void {
    for (const { exchange } of this.#running) exchange.abort(reason);
  }

  /**
   * What a connection sends cannot be read any further: ends its running exchanges, which tell the client in their own
   * shape.
   *
   * @returns false when the connection is between two requests, so that nobody has answered it
   */
  abortUnreadable(connection: Duplex, reason: GatewayError): boolean {
    const running = [...this.#running].filter(({ request }) => request.socket === connection);
    for (const { exchange, writer } of running) {
      writer.closeAfterwards();
      exchange.abort(reason);
    }
    if (running.length === 0 && this.#discarding.has(connection)) connection.destroy();
    return running.length > 0 || connection.destroyed;
  }

  #isAnswering(connection: Socket): boolean {
    for (const { request, writer } of this.#running) if (request.socket === connection && !writer.isDone) return true;
    return false;
  }

  /** Never throws. Written with few promises, as each that a request waits for is another step that runs once and cold. */
  #run(found: Found, context: HttpContext): void {
    this.#dispatch(found, context).then(
      (outcome) => this.#answered(context, outcome),
      (thrown: unknown) => this.#refuse(context, thrown),
    );
  }

  /** Rejects and never throws. */
  #dispatch(found: Found, context: HttpContext): Promise<Outcome> {
    try {
      refuseUnsafe(context.request, this.#settings.maxHeaderBytes);
      if (found.kind !== 'route') throw notFound(found, context.exchange);
      return found.route.kind === 'inference'
        ? handleInference(found.route, context)
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
      if (error && error.status >= 500) logFailure(application, exchange, error);
      else this.#accessLog.add(application, exchange, outcome);
    } catch (cause) {
      giveUp(context, cause);
    } finally {
      this.#leave(context);
    }
  }

  /** What came to nothing before its chain began. Never rejects. */
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
    if (!context.upgrade) this.#discardRest(context.request);
    this.#running.delete(context);
    context.application.leave();
  }

  /** One look at all exchanges a second: a timer for each would cost more than the rest of its book-keeping. */
  #endOverdue(): void {
    const { requestTimeoutMs } = this.#settings;
    const latest = Date.now() - requestTimeoutMs;
    for (const { exchange } of this.#running) {
      if (exchange.receivedAt > latest) continue;
      exchange.abort(
        new GatewayError({
          code: 'GW_REQUEST_DEADLINE',
          status: 504,
          message: `The answer was not complete within ${requestTimeoutMs} ms (server.requestTimeoutMs).`,
        }),
      );
    }
  }

  /** A refused request may still be sending its body: read on for a while so that the client sees the answer, then hang up. */
  #discardRest(request: IncomingMessage): void {
    const isRead = request.complete && request.readableLength === 0;
    if (isRead || request.readableEnded || request.destroyed) return;
    const { socket } = request;
    this.#discarding.add(socket);
    let left = this.#settings.maxBodyBytes;
    const late = setTimeout(() => request.destroy(), this.#settings.bodyTimeoutMs).unref();
    request.on('close', () => clearTimeout(late));
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.destroy();
    });
    request.on('end', () => {
      clearTimeout(late);
      this.#discarding.delete(socket);
    });
    request.resume();
  }
}

function giveUp({ application, exchange, writer }: HttpContext, cause: unknown): void {
  application.log.error({ requestId: exchange.id, error: cause }, 'request was not answered');
  writer.destroy();
}

function logRefusal(application: Application, exchange: HttpExchange, error: GatewayError): void {
  if (error.status >= 500) return logFailure(application, exchange, error);
  const { id: requestId, operation, method, path } = exchange;
  application.log.info({ requestId, operation, method, path, status: error.status, code: error.code }, 'refused');
}

function logFailure(application: Application, exchange: HttpExchange, error: GatewayError): void {
  const { id: requestId, operation } = exchange;
  const { traceId } = exchange.trace;
  application.log.error(
    { requestId, traceId, operation, status: error.status, code: error.code, error },
    'request failed',
  );
}
