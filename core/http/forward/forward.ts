import type { ClientRequest, Agent as HttpAgent, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { ProxyServer } from 'http-proxy-3';
import { type Forward, GatewayError } from '../../api/index.js';
import type { HttpContext, Upgrade } from '../http-context.js';
import { tooLarge } from '../read-body.js';
import { clientGone } from '../reply-writer.js';
import { streamBody } from '../stream-body.js';
import { forwardedHeaders } from './forwarded-headers.js';

/** A request that is on its way to another server. */
interface Underway {
  readonly context: HttpContext;
  /** There once it is being sent. */
  sent: ClientRequest | undefined;
  /** The other side of a WebSocket, once it is open. */
  opened: Socket | undefined;
  /** Whether that server has begun to answer. */
  isAnswered: boolean;
  /** Nobody waits for the answer any more. */
  isGivenUp: boolean;
  readonly fail: (reason: unknown) => void;
}

/** How long the other side of a WebSocket may take to end after the client has. */
const lastWordsMs = 1_000;

const underway = new WeakMap<IncomingMessage, Underway>();
let opened: Promise<ProxyServer> | undefined;

/**
 * Sends a request on to another server, and that server's answer back, both as they come and no faster than they are taken.
 *
 * @throws GatewayError `GW_UPSTREAM_UNREACHABLE`, `GW_UPSTREAM_BROKEN`, `GW_REQUEST_TOO_LARGE`; the exchange's own reason when that ends
 */
export async function forward(to: Forward, context: HttpContext): Promise<void> {
  const { request, exchange, upgrade } = context;
  opened ??= openProxy();
  const proxy = await opened;
  request.headers = forwardedHeaders(request.headers, to.headers, exchange, upgrade !== undefined);
  const failed = Promise.withResolvers<never>();
  const begun = { sent: undefined, opened: undefined, isAnswered: false, isGivenUp: false };
  const tracked: Underway = { context, ...begun, fail: failed.reject };
  underway.set(request, tracked);
  const answered = upgrade ? forwardSocket(proxy, to, tracked, upgrade) : forwardRequest(proxy, to, tracked);
  await Promise.race([answered, failed.promise]);
}

async function openProxy(): Promise<ProxyServer> {
  // Few gateways need it, and every start would wait for it.
  const { createProxyServer } = await import('http-proxy-3');
  const proxy = createProxyServer({ changeOrigin: true, ignorePath: true });
  const follow = (sent: ClientRequest, request: IncomingMessage): void => {
    const tracked = underway.get(request);
    if (!tracked) return;
    tracked.sent = sent;
    if (tracked.isGivenUp) sent.destroy();
    const answered = ({ statusCode = 0 }: IncomingMessage): void => {
      tracked.isAnswered = true;
      if (tracked.context.upgrade) tracked.context.writer.answeredByOther(statusCode);
    };
    sent.prependOnceListener('upgrade', answered).prependOnceListener('response', answered);
    sent.once('upgrade', (_, socket: Socket) => void (tracked.opened = socket));
  };
  // Clients of WebSockets that are cut off. Without a listener the library throws what nobody can catch; that the socket closes is heard anyhow.
  proxy.on('error', () => undefined);
  proxy.on('proxyReq', follow);
  proxy.on('proxyReqWs', follow);
  proxy.on('proxyRes', (answer, request) => {
    const tracked = underway.get(request);
    tracked?.context.writer.headFollows();
    // Otherwise an answer that breaks off would leave the client waiting for the rest of it.
    answer.once('error', (cause) => tracked?.fail(broken(cause)));
  });
  return proxy;
}

async function forwardRequest(proxy: ProxyServer, to: Forward, tracked: Underway): Promise<void> {
  const { context, fail } = tracked;
  const { request, writer, exchange } = context;
  const { maxBodyBytes } = context.settings;
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge(maxBodyBytes);
  const body = Readable.from(upTo(maxBodyBytes, streamBody(context)), { objectMode: false });
  const giveUp = (reason: unknown): void => {
    // What is not sent yet is ended when it is.
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
        fail(tracked.isAnswered ? broken(cause) : unreachable(to.url, cause)),
      ),
    );
  } finally {
    body.destroy();
    // An answer may come before the request is complete, and nothing is sent of that any more: its connection would never be free.
    if (!tracked.sent?.writableFinished) tracked.sent?.destroy();
  }
}

async function forwardSocket(
  proxy: ProxyServer,
  to: Forward,
  tracked: Underway,
  { socket, head, response }: Upgrade,
): Promise<void> {
  const { request, exchange, writer } = tracked.context;
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  response.detachSocket(socket);
  exchange.onAbort(() => {
    if (tracked.isAnswered) socket.destroy();
    else tracked.sent?.destroy();
  });
  proxy.ws(request, socket, head, { target: to.url, agent: agentOf(to.url, tracked.context) }, (cause) => {
    if (tracked.isAnswered || socket.destroyed) return;
    const reason: unknown = exchange.signal.aborted ? exchange.signal.reason : unreachable(to.url, cause);
    response.assignSocket(socket);
    // Written at once: when this returns the socket is closed.
    writer.error(reason as GatewayError).then(() => tracked.fail(reason), tracked.fail);
  });
  await closed;
  tracked.sent?.destroy();
  if (tracked.opened) hangUp(tracked.opened);
  if (!tracked.isAnswered && !response.headersSent) throw clientGone();
}

/** It has been told that nothing more comes, and may have last words of its own; who never ends would keep the connection for ever. */
function hangUp(socket: Socket): void {
  const late = setTimeout(() => socket.destroy(), lastWordsMs).unref();
  socket.once('close', () => clearTimeout(late));
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

function unreachable(url: string, cause: unknown): GatewayError {
  const message = `${new URL(url).host} cannot be reached.`;
  return new GatewayError({ code: 'GW_UPSTREAM_UNREACHABLE', status: 502, message, cause });
}

function broken(cause: unknown): GatewayError {
  const message = 'The answer broke off.';
  return new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message, cause });
}
