import { buildConnector, Pool } from 'undici';
import type { ReadTurns } from './read-turns.js';
import { skipContinue } from './skip-continue.js';

/** A socket stops reading when this many bytes are buffered. */
const maxUntaken = 16 * 1024;

/**
 * Settings of an agent whose sockets read more only when everything that they have read was consumed, so that a stalled call buffers only
 * the data of one read. They apply to all connections: direct, through a tunnel, or through a proxy.
 *
 * undici consumes everything that a socket has buffered, and when a call pauses, it unshifts what it has not parsed. With an ordinary
 * high-water mark, the socket has begun to read again by then: 64 KiB more with each pause of a slow client. With a mark of 0, it reads
 * only on demand and when its buffer is empty.
 */
export function readOnDemand(connectTimeoutMs: number, turns: ReadTurns) {
  // undici passes the high-water mark on to Node, but its types lack it, and accept it only together with a known member.
  const socket = { timeout: connectTimeoutMs, highWaterMark: 0 };
  return {
    connect: buildConnector({ ...socket, allowH2: false }),
    requestTls: socket,
    proxyTls: socket,
    factory: (origin: string | URL, { connect, ...options }: Pool.Options): Pool =>
      // On a multiplexed connection (HTTP/2), one stalled client could delay all other calls, and a broken socket would fail them.
      new Pool(origin, {
        ...options,
        allowH2: false,
        connect: keepReading(connect as buildConnector.connector, turns),
      }),
  };
}

/**
 * A mark of 0 alone would pause and resume the socket for every chunk, however small. With two system calls each, that made a stream of 200
 * small events 10 % more expensive. So the number of bytes that are really buffered decides.
 */
function keepReading(connect: buildConnector.connector, turns: ReadTurns): buildConnector.connector {
  return (target, callback) => {
    connect(target, (...result) => {
      const [, socket] = result;
      if (socket) {
        const push = socket.push.bind(socket);
        socket.push = (chunk, encoding) => push(chunk, encoding) || socket.readableLength < maxUntaken;
        skipContinue(socket);
        turns.add(socket);
      }
      callback(...result);
    });
  };
}
