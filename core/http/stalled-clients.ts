import type { Socket } from 'node:net';
import type { HttpContext } from './http-context.js';

/** How much a client has taken at some time. */
interface Progress {
  /** By the monotonic clock of this process. */
  readonly since: number;
  /** Bytes of completed writes. */
  readonly sent: number;
  /** Bytes of the write that is underway which the operating system has not taken. */
  readonly left: number | undefined;
}

/** Finds clients that take nothing of what waits for them. */
export class StalledClients {
  readonly #timeoutMs: number;
  readonly #progress = new WeakMap<HttpContext, Progress>();

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /** Whether the client has taken nothing for the whole time. To be asked regularly: it counts from the first time that something waits. */
  has(context: HttpContext, now: number): boolean {
    if (!isUnread(context)) {
      this.#progress.delete(context);
      return false;
    }
    const before = this.#progress.get(context);
    const sent = sentOn(context.request.socket);
    if (before && before.sent === sent.sent && before.left === sent.left) return now - before.since >= this.#timeoutMs;
    this.#progress.set(context, { since: now, ...sent });
    return false;
  }
}

/** Whether something that was written waits for the client to read. */
function isUnread({ request, writer, upgrade }: HttpContext): boolean {
  return writer.isUnread || (upgrade !== undefined && request.socket.writableNeedDrain);
}

/** A long answer is one write, whose progress only the handle knows. Node's own time limit of sockets goes by it, but also by what is received. */
function sentOn(
  socket: Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null },
): Omit<Progress, 'since'> {
  return { sent: socket.bytesWritten - socket.writableLength, left: socket._handle?.writeQueueSize };
}
