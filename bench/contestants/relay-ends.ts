import type { Server } from 'node:http';
import { Pool } from 'undici';
import { announcePort } from '../processes/announce.js';

/** Connections to the upstream whose origin is the process's first argument. */
export function upstreamPool(): Pool {
  return new Pool(process.argv[2] ?? '', {
    connections: 1024,
    pipelining: 1,
    allowH2: false,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

/** Listens on a free port, and announces it. */
export function serve(server: Server): void {
  server.keepAliveTimeout = 60_000;
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1', () => announcePort(server));
}
