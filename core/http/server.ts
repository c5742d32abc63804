import type { RequestListener, Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GatewayError } from '../api/index.js';
import type { ServerSettings } from '../api/internal/config-source.js';
import { createServer } from '../api/internal/node-http.js';
import { type Listed, UnorderedList } from '../api/internal/unordered-list.js';
import type { Application } from './application.js';
import { CrossOrigin } from './cors.js';
import type { ForwardAgents } from './http-context.js';
import type { BodyMemory } from './request/body-memory.js';
import { RequestHandler } from './request-handler.js';
import { requestsInTurns } from './request/body-turns.js';
import { refuseUnreadable } from './request/refuse-unreadable.js';

/** The interval at which a shutdown closes connections that have become idle. */
const idleCheckMs = 50;
/**
 * For how many intervals one stays open whose answer was sent during the shutdown: the headers may have promised the client that it can send the
 * next request, which is then answered, with the news that it is the last.
 */
const idleChecks = 10;
/** How long a client may take to read the error of an aborted exchange. */
const lastWordsMs = 250;
/** How many times this long exchanges may take to write it: on a busy machine that starts late. */
const mostLastWords = 8;
/**
 * High-water mark: the bytes that are buffered for a client before back-pressure applies. Node's default of 64 KiB is not needed, because the
 * operating system has its own buffer, and each slow client would occupy it.
 */
const mostUnsentBytes = 16 * 1024;

/** How often it is looked for connections without requests. */
const overdueCheckMs = 1_000;
/** How much later than its limits Node may close a connection: its timers are that coarse. */
const coarseMs = 2_000;

/** For how long a shutdown may take further connections, if there is one more in each turn of the event loop. */
const mostTakingMs = 500;

interface OpenConnection extends Listed {
  readonly socket: Socket;
  /** For how many more intervals of a shutdown it may be idle. */
  patience: number;
  /** When it was last seen with a request or an answer, and how many bytes had been answered on it then. */
  usedAt: number;
  answered: number;
}

/** A listening gateway. */
export interface HttpServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /**
   * Shuts down gracefully: accepts no new connections, closes idle ones, and aborts exchanges that are still running after the grace period.
   * Resolves when everything is closed.
   */
  stop(): Promise<void>;
}

/**
 * Starts to listen.
 *
 * @param current the generation on which a new exchange begins
 * @param agents HTTP agents for forwarded requests; the caller closes them
 * @param bodies the memory for long request bodies
 * @throws GatewayError `GW_START_PORT` when the port is taken
 */
export async function listen(
  current: () => Application,
  settings: ServerSettings,
  agents: ForwardAgents,
  bodies: BodyMemory,
): Promise<HttpServer> {
  const handler = new RequestHandler(current, settings, agents, bodies);
  const server = serverFor(handler, settings);
  server.on('clientError', refuseUnreadable(current, handler));
  const connections = openConnections(server);
  try {
    await listening(server, settings);
  } catch (cause) {
    handler.close();
    throw cause;
  }
  // Without a listener, the failure to accept a connection, for lack of memory for example, would end the process.
  server.on('error', (error) => current().log.error({ error }, 'a connection could not be accepted'));
  const overdue = setInterval(() => closeOverdue(connections, handler, settings), overdueCheckMs).unref();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${printable(settings.host)}:${port}`,
    port,
    stop: () => stop(server, connections, handler, settings).finally(() => clearInterval(overdue)),
  };
}

function serverFor(handler: RequestHandler, settings: ServerSettings): Server {
  const crossOrigin = new CrossOrigin(settings.corsOrigins);
  const handle: RequestListener = crossOrigin.isOn
    ? (request, response) => {
        if (!crossOrigin.answer(request, response)) handler.handle(request, response);
      }
    : handler.handle;
  const server = createServer(
    {
      IncomingMessage: requestsInTurns(),
      // Far above the configured limit, which the handler enforces, so that it can reply as the route's dialect does. Beyond this, the
      // request line is known only if it came in the last packet.
      maxHeaderSize: 8 * settings.maxHeaderBytes,
      highWaterMark: mostUnsentBytes,
      headersTimeout: settings.headersTimeoutMs,
      // Bodies have their own time limits, whose errors are encoded for the route; a file may take longer than any JSON.
      requestTimeout: 0,
      keepAliveTimeout: settings.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(1_000, settings.headersTimeoutMs),
      // The handler checks it, and replies as the route's dialect does.
      requireHostHeader: false,
      insecureHTTPParser: false,
      shouldUpgradeCallback: handler.upgrades,
    },
    handle,
  );
  server.on('upgrade', handler.handleDetached);
  // Without a listener, Node closes the connection without a response.
  server.on('connect', handler.handleDetached);
  server.maxHeadersCount = 0;
  // Node must not answer `Expect: 100-continue` itself: the handler does when it needs the body, and refuses other expectations.
  server.on('checkContinue', handle);
  server.on('checkExpectation', handle);
  return server;
}

/** Keeps a list of the server's open connections. */
function openConnections(server: Server): UnorderedList<OpenConnection> {
  const connections = new UnorderedList<OpenConnection>();
  server.on('connection', (socket: Socket) => {
    socket.setNoDelay(true);
    const connection = { socket, place: undefined, patience: 0, usedAt: performance.now(), answered: 0 };
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  return connections;
}

const noAddress = (host: string): string =>
  `${host} is no address of this machine. Set server.host to one of its addresses, or to 0.0.0.0 for all of them.`;

const reasonsNotToListen: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use. Stop the other program or set server.port (0 lets the system choose).`,
  EACCES: (_, port) => `Port ${port} is not open to this user. Set server.port to one from 1024.`,
  EADDRNOTAVAIL: noAddress,
  ENOTFOUND: noAddress,
};

function listening(server: Server, { host, port }: ServerSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (cause: NodeJS.ErrnoException): void => {
      const message =
        reasonsNotToListen[cause.code ?? '']?.(host, port) ?? `Cannot listen on ${host}:${port}: ${cause.message}.`;
      reject(new GatewayError({ code: 'GW_START_PORT', status: 500, message, cause }));
    };
    server.once('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      resolve();
    });
  });
}

async function stop(
  server: Server,
  connections: Iterable<OpenConnection>,
  handler: RequestHandler,
  settings: ServerSettings,
): Promise<void> {
  handler.stopKeepingConnections();
  await takeWaiting(server);
  const closed = new Promise<void>((resolve) => {
    // Not that of the HTTP server, which closes idle connections at once; those without any request too, since Node 26. They get one interval, in
    // which a request that is in flight can arrive.
    NetServer.prototype.close.call(server, () => resolve());
  });
  letFinish(connections, handler);
  const closeIdle = (): void => letFinish(connections, handler, (socket) => socket.destroy());
  // Not in the timer itself: after a stall, timers come before the requests that have arrived meanwhile.
  const idle = setInterval(() => setImmediate(closeIdle), idleCheckMs);
  const ending = setTimeout(() => {
    handler.abortAll(
      new GatewayError({
        code: 'GW_SHUTTING_DOWN',
        status: 503,
        message: 'The gateway is stopping. Send the request again.',
        retryAfter: 1,
      }),
    );
    closeAfterLastWords(server, handler, mostLastWords);
  }, settings.shutdownGraceMs);
  await closed;
  // Ends Node's timer for overdue headers, which else keeps everything that the handler refers to for as long as the process runs.
  server.close();
  handler.close();
  clearInterval(idle);
  clearTimeout(ending);
}

/** Takes the connections that the system has made already: it resets those that wait when a server closes. */
async function takeWaiting(server: Server): Promise<void> {
  const end = performance.now() + mostTakingMs;
  let taken = 0;
  const count = (): void => void (taken += 1);
  server.on('connection', count);
  for (let before = -1; taken > before && performance.now() < end; ) {
    before = taken;
    // The first turn may have begun after the system was asked for connections.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', count);
}

/** Closes connections that have been idle for long enough. */
function letFinish(
  connections: Iterable<OpenConnection>,
  handler: RequestHandler,
  close: (socket: Socket) => void = () => undefined,
): void {
  const busy = handler.busyConnections();
  for (const connection of connections) {
    if (busy.has(connection.socket)) connection.patience = idleChecks;
    else if (connection.patience > 0) connection.patience -= 1;
    else close(connection.socket);
  }
}

/** Closes connections on which bytes come, but no request: `keepAliveTimeout` begins again with each of them, such as a line break before a request. */
function closeOverdue(
  connections: Iterable<OpenConnection>,
  handler: RequestHandler,
  { keepAliveTimeoutMs, headersTimeoutMs }: ServerSettings,
): void {
  const busy = handler.busyConnections();
  const now = performance.now();
  for (const connection of connections) {
    const { socket, answered, usedAt } = connection;
    if (busy.has(socket) || handler.isDiscarding(socket) || socket.bytesWritten !== answered) {
      connection.usedAt = now;
      connection.answered = socket.bytesWritten;
    } else if (now - usedAt > keepAliveTimeoutMs + headersTimeoutMs + coarseMs) socket.destroy();
  }
}

/** What is open at the end is the connection of a client that does not read its response. */
function closeAfterLastWords(server: Server, handler: RequestHandler, most: number): void {
  setTimeout(() => {
    if (most > 1 && handler.isWriting) closeAfterLastWords(server, handler, most - 1);
    else server.closeAllConnections();
  }, lastWordsMs).unref();
}

function printable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
