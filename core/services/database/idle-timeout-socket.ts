import { Socket } from 'node:net';

/**
 * A socket that is destroyed after this time without data: a server that hangs, or a network that drops packets, does not close a
 * connection, and pg's own time limit would leave it in the pool.
 */
export function socketWithIdleTimeout(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () =>
    socket.destroy(Object.assign(new Error(`PostgreSQL was silent for ${milliseconds} ms.`), { code: 'ETIMEDOUT' })),
  );
  return socket;
}
