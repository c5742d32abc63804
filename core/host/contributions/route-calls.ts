import { Socket } from 'node:net';
import {
  after,
  type Awaitable,
  type ErrorEncoder,
  type GatewayError,
  type IncomingRequest,
  type InferenceRoute,
  nativeError,
  type Outcome,
  type RouteAnswer,
  type RouteCall,
  type RouteCalls,
  tagsHeader,
  untilAborted,
} from '../../api/index.js';
import { exchangeMemory, holdBytes } from '../../api/internal/exchange-memory.js';
import { IncomingMessage } from '../../api/internal/node-http.js';
import { maxJsonMembers } from '../../api/wire/json/json-depth.js';
import type { Application } from '../../http/application.js';
import { type Asked, infer } from '../../http/handle-inference.js';
import { HttpExchange } from '../../http/http-exchange.js';
import { isFailure, logFailure, logRefusal } from '../../http/log-failure.js';
import { KeptReply } from '../../http/reply/kept-reply.js';
import type { BodyMemory } from '../../http/request/body-memory.js';
import { parseJsonObject } from '../../http/request/parse-body.js';
import type { ReadBody } from '../../http/request/read-body.js';
import { readTarget } from '../../http/request/request-target.js';
import { routeFailure } from '../../http/route-failure.js';
import { refuseDisabled } from '../../pipeline/authenticate.js';
import { asGatewayError } from '../../pipeline/run.js';
import { sampledTrace } from '../../pipeline/sampled-trace.js';
import { recordRefusal } from '../../pipeline/settlement/record.js';
import { followAbort } from './follow-abort.js';

/** These answers are collected, so no client needs a heartbeat. */
const settings = { streamHeartbeatMs: 2 ** 31 - 1 };

/** Calls of inference routes by the plugins of one generation; possible when every plugin is set up. */
export class HostRouteCalls implements RouteCalls {
  readonly #bodies: BodyMemory;
  readonly #opened = Promise.withResolvers<void>();
  #application: Application | undefined;

  /** @param bodies where long bodies count, as those of clients do */
  constructor(bodies: BodyMemory) {
    this.#bodies = bodies;
  }

  fill(application: Application): void {
    this.#application = application;
  }

  /** Called when everything that requests need is loaded: jobs may have begun before. */
  open(): void {
    this.#opened.resolve();
  }

  serves(path: string): boolean {
    return this.#find(path) !== undefined;
  }

  headersFor(path: string, request: IncomingRequest): Readonly<Record<string, string>> {
    const names = ['user-agent', tagsHeader, ...(this.#find(path)?.route.dialect.forwardHeaders ?? [])];
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = request.header(name);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  errorsOf(path: string): ErrorEncoder {
    const current = (): ErrorEncoder => this.#find(path)?.route.dialect.error ?? nativeError;
    const encode: ErrorEncoder = (error, request) => current()(error, request);
    return Object.defineProperty(encode, 'bodySchema', { get: () => current().bodySchema });
  }

  async send(call: RouteCall): Promise<RouteAnswer> {
    await untilAborted(this.#opened.promise, call.signal);
    const asked = this.#find(call.path);
    if (!asked || !this.#application) throw new Error(`no inference route answers "${call.path}"`);
    const application = this.#application;
    const exchange = exchangeFor(call, asked.route);
    exchange[exchangeMemory] = this.#bodies;
    exchange.trace = sampledTrace(application.chains.withoutConnection, exchange);
    const blame = (cause: unknown): GatewayError => routeFailure(asked.route, cause);
    const writer = new KeptReply(exchange, { encodeError: asked.route.dialect.error, blame });
    const stopFollowing = followAbort(call.signal, (reason) => exchange.abort(reason));
    application.enter();
    try {
      const { error, usage } = await this.#answer(call, asked, { application, exchange, writer });
      return { requestId: exchange.id, status: writer.status ?? error?.status ?? 500, body: writer.text, error, usage };
    } finally {
      stopFollowing();
      this.#bodies.release(exchange);
      application.leave();
    }
  }

  /** Answers the call. An error is written, logged and recorded, as it is for clients. */
  async #answer(
    call: RouteCall,
    asked: Asked,
    { application, exchange, writer }: Answering,
  ): Promise<Pick<Outcome, 'error' | 'usage'>> {
    const { identity, connection } = call;
    try {
      refuseDisabled(connection);
      const read = (): Awaitable<ReadBody> => readBody(call, exchange);
      const outcome = await infer({ identity, connection }, asked, read, {
        application,
        exchange,
        writer,
        settings,
      });
      const { error } = outcome;
      if (error && isFailure(error)) logFailure(application, exchange, outcome, error);
      return outcome;
    } catch (cause) {
      // Before the chain has begun.
      const error = asGatewayError(cause, exchange);
      await writer.error(error);
      logRefusal(application, exchange, error);
      await recordRefusal(application.chains.withoutConnection, exchange, error);
      return { error, usage: undefined };
    }
  }

  #find(path: string): Asked | undefined {
    const found = this.#application?.router.find('POST', { path });
    if (found?.kind !== 'route' || found.route.kind !== 'inference') return undefined;
    const { route, parameters } = found;
    return route.reply && !route.dialect.takesForm ? { route, path: parameters } : undefined;
  }
}

interface Answering {
  readonly application: Application;
  readonly exchange: HttpExchange;
  readonly writer: KeptReply;
}

function readBody({ body }: RouteCall, exchange: HttpExchange): Awaitable<ReadBody> {
  const bytes = Buffer.from(body);
  holdBytes(exchange, bytes.length);
  const limits = { maxBodyBytes: bytes.length, maxMembers: maxJsonMembers };
  return after(parseJsonObject(bytes, limits, exchange), (value) => ({ bytes, value }));
}

function exchangeFor(
  { path, headers, remoteAddress, isBackground = false, batchId }: RouteCall,
  route: InferenceRoute,
): HttpExchange {
  const request = new IncomingMessage(new Socket());
  request.method = 'POST';
  request.headers = { ...headers };
  const exchange = new HttpExchange(request, readTarget(path), route, () => remoteAddress);
  exchange.isBackground = isBackground;
  exchange.batchId = batchId;
  return exchange;
}
