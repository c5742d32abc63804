import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { GatewayError, type ServerSettings } from '../api/index.js';
import type { Application } from './application.js';
import { CrossOrigin } from './cors.js';
import type { ForwardAgents } from './http-context.js';
import { refuseUnreadable } from './refuse-unreadable.js';
import { RequestHandler } from './request-handler.js';
import { type Listed, RunningList } from './running.js';

/** How often a stop looks for connections on which nothing runs any more. */
const idleCheckMs = 50;
/** How long a client may take to read that its exchange was ended. */
const lastWordsMs = 250;
/**
 * Bytes that may wait for a client before whoever writes has to wait too. Node's own 64 KiB are not needed, as the system
 * buffers behind it, and each client that does not read would keep them.
 */
const mostUnsentBytes = 16 * 1024;

interface OpenConnection extends Listed {
  readonly socket: Socket;
}

/** A listening gateway. */
export interface HttpServer {
  /** Without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /**
   * Stops: no new connections, idle ones are closed, running exchanges may end within the grace time and are then ended.
   * Resolves when everything is closed.
   */
  stop(): Promise<void>;
}

/**
 * Starts to listen.
 *
 * @param current the generation on which a new exchange begins
 * @param agents for what is forwarded; closing them is the caller's
 * @throws GatewayError `GW_START_PORT` when the port is taken
 */
export async function listen(
  current: () => Application,
  settings: ServerSettings,
  agents: ForwardAgents,
): Promise<HttpServer> {
  const handler = new RequestHandler(current, settings, agents);
  const server = serverFor(handler, settings);
  server.on('clientError', refuseUnreadable(current, handler));
  const connections = openConnections(server);
  await listening(server, settings);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${printable(settings.host)}:${port}`,
    port,
    stop: () => stop(server, connections, handler, settings),
  };
}

function serverFor(handler: RequestHandler, settings: ServerSettings): Server {
  const pages = new CrossOrigin(settings.corsOrigins);
  const handle: RequestListener = pages.isOn
    ? (request, response) => {
        if (!pages.answer(request, response)) handler.handle(request, response);
      }
    : handler.handle;
  const server = createServer(
    {
      // Far above the limit: what stays below is refused by the handler, in the shape of the route that was asked for. Beyond, the
      // request line is known only when it came in the last packet.
      maxHeaderSize: 8 * settings.maxHeaderBytes,
      highWaterMark: mostUnsentBytes,
      headersTimeout: settings.headersTimeoutMs,
      // Bodies have their own time limits, which can answer in the route's own shape; a file may take longer than any JSON.
      requestTimeout: 0,
      keepAliveTimeout: settings.keepAliveTimeoutMs,
      connectionsCheckingInterval: Math.min(1_000, settings.headersTimeoutMs),
      // The handler asks for it, and answers in the route's own shape.
      requireHostHeader: false,
      insecureHTTPParser: false,
      shouldUpgradeCallback: handler.upgrades,
    },
    handle,
  );
  server.on('upgrade', handler.upgrade);
  server.maxHeadersCount = 0;
  // Not answered by node itself: the handler asks for the body once it wants it, and refuses what it cannot meet.
  server.on('checkContinue', handle);
  server.on('checkExpectation', handle);
  return server;
}

/** The connections of a server from now on, those that have closed left out. */
function openConnections(server: Server): RunningList<OpenConnection> {
  const connections = new RunningList<OpenConnection>();
  server.on('connection', (socket: Socket) => {
    socket.setNoDelay(true);
    const connection = { socket, place: 0 };
    connections.add(connection);
    socket.once('close', () => connections.delete(connection));
  });
  return connections;
}

function listening(server: Server, { host, port }: ServerSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(
        new GatewayError({
          code: 'GW_START_PORT',
          status: 500,
          message:
            cause.code === 'EADDRINUSE'
              ? `Port ${port} on ${host} is in use. Stop the other program or set server.port (0 lets the system choose).`
              : `Cannot listen on ${host}:${port}: ${cause.message}.`,
          cause,
        }),
      );
    });
    server.listen(port, host, resolve);
  });
}

async function stop(
  server: Server,
  connections: Iterable<OpenConnection>,
  handler: RequestHandler,
  settings: ServerSettings,
): Promise<void> {
  handler.stopKeepingConnections();
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // To node, which has just closed the idle ones, a connection that has never sent a request is not idle. A request that is
  // on its way on one gets the time of the first interval to arrive.
  const closeIdle = (): void => {
    const busy = handler.busyConnections();
    for (const { socket } of connections) if (!busy.has(socket)) socket.destroy();
  };
  const idle = setInterval(closeIdle, idleCheckMs);
  const ending = setTimeout(() => {
    handler.abortAll(
      new GatewayError({
        code: 'GW_SHUTTING_DOWN',
        status: 503,
        message: 'The gateway is stopping. Send the request again.',
        retryAfter: 1,
      }),
    );
    // What still hangs then is not an exchange but a socket: a client that does not read its answer.
    setTimeout(() => server.closeAllConnections(), lastWordsMs).unref();
  }, settings.shutdownGraceMs);
  await closed;
  handler.close();
  clearInterval(idle);
  clearTimeout(ending);
}

function printable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
