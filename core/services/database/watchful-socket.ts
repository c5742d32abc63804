import { Socket } from 'node:net';

/** A server that hangs, or a network that swallows packets, ends no connection. pg's own time limit keeps the dead one in use. */
export function socketThatMayNotFallSilent(milliseconds: number): Socket {
  const socket = new Socket();
  socket.setTimeout(milliseconds, () =>
    socket.destroy(Object.assign(new Error(`PostgreSQL was silent for ${milliseconds} ms.`), { code: 'ETIMEDOUT' })),
  );
  return socket;
}
