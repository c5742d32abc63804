import type { ClientRequest, Agent as HttpAgent, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ProxyServer } from 'http-proxy-3';
import { type Awaitable, type Forward, GatewayError } from '../../api/index.js';
import { codeOf } from '../../api/internal/code-of.js';
import { connectProblem } from '../../api/internal/connect-problem.js';
import { internalError } from '../../pipeline/internal-error.js';
import { destroyLater } from '../destroy-later.js';
import type { HttpContext, Upgrade } from '../http-context.js';
import { clientGone } from '../reply/reply-writer.js';
import { tooLarge } from '../request/body-errors.js';
import { streamBody } from '../request/stream-body.js';
import { forwardedHeaders, leaveOrigin, ownAddresses, ownAnswer } from './forwarded-headers.js';

/** A request that is being forwarded to another server. */
interface ForwardedRequest {
  readonly context: HttpContext;
  readonly to: Forward;
  /** The headers that are sent. */
  readonly headers: IncomingHttpHeaders;
  /** Set when sending has begun. */
  sent: ClientRequest | undefined;
  /** The socket to the other server, when a WebSocket is open. */
  opened: Socket | undefined;
  /** Whether the other server has begun to answer. */
  isAnswered: boolean;
  /** Whether the request was abandoned, so that the answer is not needed any more. */
  isGivenUp: boolean;
  readonly fail: (reason: unknown) => void;
}

/** How often the caller of an open WebSocket is authenticated again. */
const recheckMs = 1_000;

const underway = new WeakMap<IncomingMessage, ForwardedRequest>();
let known: Promise<ProxyServer> | undefined;

/**
 * Forwards a request to another server, and streams that server's answer back, with back-pressure in both directions.
 *
 * @param recheck throws if the caller may not use the route any more; called while a WebSocket is open
 * @throws GatewayError `GW_UPSTREAM_UNREACHABLE`, `GW_UPSTREAM_BROKEN`, `GW_REQUEST_TOO_LARGE`; the exchange's own reason when that ends
 */
export async function forward(to: Forward, context: HttpContext, recheck: () => Awaitable<void>): Promise<void> {
  const { request, exchange, upgrade } = context;
  const proxy = await theProxy();
  // The client may have left meanwhile. Nothing would tell of the end of its WebSocket any more.
  exchange.signal.throwIfAborted();
  const received = request.headers;
  const headers = forwardedHeaders(received, to.headers, exchange, upgrade !== undefined);
  request.headers = { ...headers };
  const failed = Promise.withResolvers<never>();
  const begun = { sent: undefined, opened: undefined, isAnswered: false, isGivenUp: false };
  const tracked: ForwardedRequest = { context, to, headers, ...begun, fail: failed.reject };
  underway.set(request, tracked);
  const answered = upgrade ? forwardSocket(proxy, tracked, upgrade) : forwardRequest(proxy, tracked);
  const stop = upgrade && repeat(recheck, received, tracked);
  try {
    await Promise.race([answered, failed.promise]);
  } finally {
    stop?.();
  }
}

/** Checks an open WebSocket's caller until the returned function is called, and ends the exchange when it is refused. */
function repeat(recheck: () => Awaitable<void>, received: IncomingHttpHeaders, tracked: ForwardedRequest): () => void {
  const check = async (): Promise<void> => {
    if (!tracked.isAnswered) return;
    // With the credentials, which were not forwarded.
    tracked.context.request.headers = received;
    try {
      await recheck();
    } catch (cause) {
      const reason = GatewayError.is(cause) ? cause : internalError(cause);
      tracked.fail(reason);
      tracked.context.exchange.abort(reason);
    }
  };
  const timer = setInterval(() => void check(), recheckMs).unref();
  return () => clearInterval(timer);
}

/** The proxy, which all requests share. After a failure, the next request opens it again: for example when there were too many open files. */
function theProxy(): Promise<ProxyServer> {
  known ??= openProxy().catch((cause: unknown) => {
    known = undefined;
    throw cause;
  });
  return known;
}

async function openProxy(): Promise<ProxyServer> {
  // Imported lazily: few gateways need it, and it would slow down every start.
  const { createProxyServer } = await import('http-proxy-3');
  const proxy = createProxyServer({ changeOrigin: true, ignorePath: true });
  // The library declares a DELETE without a length to be empty: a chunked body would be sent without framing, and read as the next request.
  proxy.before(
    'web',
    'stream',
    (request) => void (request.headers = underway.get(request)?.headers ?? request.headers),
  );
  const follow = (sent: ClientRequest, request: IncomingMessage): void => {
    const tracked = underway.get(request);
    if (!tracked) return;
    tracked.sent = sent;
    if (tracked.isGivenUp) sent.destroy();
    if (tracked.context.upgrade) followSocket(sent, tracked);
    else followRequest(sent, tracked);
  };
  // For WebSocket clients that are cut off. Without a listener, the error would be uncaught; the closed socket is handled elsewhere.
  proxy.on('error', () => undefined);
  proxy.on('proxyReq', follow);
  proxy.on('proxyReqWs', follow);
  proxy.on('proxyRes', (answer, request, response) => {
    const tracked = underway.get(request);
    if (tracked && !isFinal(answer)) return refuseAnswer(answer, tracked);
    tracked?.context.writer.headFollows();
    if (tracked) ownAddresses(answer.headers, tracked.to);
    answer.statusMessage = '';
    ownAnswer(answer.headers, response.shouldKeepAlive);
    // Without this, a client would wait for the rest of an answer that was cut off.
    answer.once('error', (cause) => tracked?.fail(cutOff(tracked.to, cause)));
  });
  return proxy;
}

/** Node's parser accepts statuses at which its server throws, where nobody would catch it, and 101 for a request that asked for nothing. */
function isFinal({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200;
}

/** Answers in place of the other server. Written synchronously, because the library leaves alone only what has been written already. */
function refuseAnswer(answer: IncomingMessage, { to, context, fail }: ForwardedRequest): void {
  const reason = noStatus(to, answer);
  context.writer.error(reason).then(() => fail(reason), fail);
  answer.destroy();
}

function noStatus(to: Forward, { statusCode }: IncomingMessage): GatewayError {
  return failure(to, 'GW_UPSTREAM_BROKEN', `answered with ${statusCode}, which is no status of an answer`);
}

/** The answer to a handshake. Node's parser accepts reasons at which its server throws, too. */
function ownStatus(answer: IncomingMessage, { to, fail }: ForwardedRequest): void {
  answer.statusMessage = '';
  if (isFinal(answer)) return;
  // The client of a WebSocket reads no body that would say why.
  fail(noStatus(to, answer));
  // RFC 9110, section 15: a client treats an invalid status as a failure of the server.
  answer.statusCode = 502;
  // Whether there is a body, the parser decides by the status.
  delete answer.headers['content-length'];
}

function followSocket(sent: ClientRequest, tracked: ForwardedRequest): void {
  const { writer, upgrade } = tracked.context;
  const answered = ({ statusCode = 0 }: IncomingMessage): void => {
    tracked.isAnswered = true;
    writer.answeredByOther(statusCode);
  };
  sent.prependOnceListener('upgrade', (answer: IncomingMessage) => {
    leaveOrigin(answer.headers);
    answered(answer);
  });
  sent.prependOnceListener('response', (answer) => {
    ownStatus(answer, tracked);
    ownAddresses(answer.headers, tracked.to);
    ownAnswer(answer.headers, false);
    answered(answer);
    // Without this, a client would wait for the rest of a refusal that was cut off.
    answer.once('error', (cause) => {
      tracked.fail(cutOff(tracked.to, cause));
      upgrade?.socket.destroy();
    });
  });
  sent.once('upgrade', (_, socket: Socket) => void (tracked.opened = socket));
}

function followRequest(sent: ClientRequest, tracked: ForwardedRequest): void {
  sent.prependOnceListener('response', () => void (tracked.isAnswered = true));
  // Without a listener, Node would close the connection, and nobody would hear of it.
  sent.once('upgrade', (_, socket) => {
    socket.destroy();
    tracked.fail(failure(tracked.to, 'GW_UPSTREAM_BROKEN', 'switched to another protocol unasked'));
  });
}

async function forwardRequest(proxy: ProxyServer, tracked: ForwardedRequest): Promise<void> {
  const { context, to, fail } = tracked;
  const { request, writer, exchange } = context;
  const { maxBodyBytes } = context.settings;
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
  const body = Readable.from(upTo(maxBodyBytes, streamBody(context)), { objectMode: false });
  const giveUp = (reason: unknown): void => {
    // A request that is not being sent yet is ended when sending begins.
    tracked.isGivenUp = true;
    tracked.sent?.destroy();
    fail(reason);
  };
  exchange.onAbort(() => giveUp(exchange.signal.reason));
  body.once('error', giveUp);
  const options = { target: to.url, agent: agentOf(to.url, context), buffer: body };
  try {
    await writer.lend((response) =>
      proxy.web(request, response, options, (cause) =>
        fail(tracked.isAnswered ? cutOff(to, cause) : unanswered(to, cause)),
      ),
    );
  } finally {
    body.destroy();
    // If the answer came before the request was complete, the rest of the request is never sent, and its connection would never be released.
    if (!tracked.sent?.writableFinished) tracked.sent?.destroy();
  }
}

async function forwardSocket(
  proxy: ProxyServer,
  tracked: ForwardedRequest,
  { socket, head, response }: Upgrade,
): Promise<void> {
  const { context, to } = tracked;
  const { request, exchange, writer } = context;
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  response.detachSocket(socket);
  exchange.onAbort(() => {
    if (tracked.isAnswered) socket.destroy();
    else tracked.sent?.destroy();
  });
  proxy.ws(request, socket, head, { target: to.url, agent: agentOf(to.url, context) }, (cause) => {
    if (tracked.isAnswered || socket.destroyed) return;
    const reason: unknown = exchange.signal.aborted ? exchange.signal.reason : unanswered(to, cause);
    response.assignSocket(socket);
    // Written synchronously, because the socket is closed when this callback returns.
    writer.error(reason as GatewayError).then(() => tracked.fail(reason), tracked.fail);
  });
  await closed;
  tracked.sent?.destroy();
  if (tracked.opened) destroyLater(tracked.opened);
  if (!tracked.isAnswered && !response.headersSent) throw clientGone();
}

async function* upTo(maxBytes: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

function agentOf(url: string, { agents }: HttpContext): HttpAgent {
  return url.startsWith('https:') ? agents['https:'] : agents['http:'];
}

function unanswered(to: Forward, cause: unknown): GatewayError {
  const code = codeOf(cause);
  if (code?.startsWith('HPE_'))
    return failure(to, 'GW_UPSTREAM_BROKEN', 'sent something that is not valid HTTP', cause);
  return failure(to, 'GW_UPSTREAM_UNREACHABLE', `cannot be reached: ${connectProblem(code)}`, cause);
}

function cutOff(to: Forward, cause: unknown): GatewayError {
  return failure(to, 'GW_UPSTREAM_BROKEN', 'broke its answer off', cause);
}

/**
 * The message for clients contains no address, which may belong to the operator's own network. The cause, which is logged, has it.
 *
 * @param what a predicate; the subject of the sentence is the server
 */
function failure(
  { url, server = 'The upstream server' }: Forward,
  code: string,
  what: string,
  cause?: unknown,
): GatewayError {
  return new GatewayError({
    code,
    status: 502,
    message: `${server} ${what}.`,
    cause: new Error(`${new URL(url).host} ${what}`, { cause }),
  });
}
