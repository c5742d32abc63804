import { buildConnector, Pool } from 'undici';

/** Bytes that nobody has taken yet at which a socket stops reading. */
const mostUntaken = 16 * 1024;

/**
 * Settings of an agent whose sockets read on only when all that they have read is taken, so that a stalled call keeps what came
 * with one read. They hold for every way to a server: directly, through a tunnel, by way of a proxy.
 *
 * undici takes everything a socket holds, and when the call pauses it puts back what it had not looked at. With an ordinary
 * high-water mark the socket has begun to read on by then: 64 KiB more with each pause of a client that reads slowly. With the
 * mark 0 it begins only when it is asked and has nothing.
 */
export function readOnDemand(connectTimeoutMs: number) {
  // undici passes the mark on to node, but its types do not know it: they take it only beside something that they know.
  const socket = { timeout: connectTimeoutMs, highWaterMark: 0 };
  return {
    connect: buildConnector({ ...socket, allowH2: false }),
    requestTls: socket,
    proxyTls: socket,
    factory: (origin: string | URL, { connect, ...options }: Pool.Options): Pool =>
      // A multiplexed connection would let one stalled client hold back, and one broken socket fail, every other call.
      new Pool(origin, { ...options, allowH2: false, connect: keepReading(connect as buildConnector.connector) }),
  };
}

/**
 * The mark 0 alone would stop the system's socket after every chunk, however small. That is two system calls each, which made a
 * stream of 200 small events cost 10 % more. So what really waits decides.
 */
function keepReading(connect: buildConnector.connector): buildConnector.connector {
  return (target, callback) => {
    connect(target, (...result) => {
      const [, socket] = result;
      if (socket) {
        const push = socket.push.bind(socket);
        socket.push = (chunk, encoding) => push(chunk, encoding) || socket.readableLength < mostUntaken;
      }
      callback(...result);
    });
  };
}
