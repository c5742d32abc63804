import type { ChildProcess } from 'node:child_process';
import type { Worker } from 'node:cluster';

/** What a process says to `node:cluster`. */
interface FromProcess {
  /** `close`: that it takes no more connections. */
  readonly act?: string;
  /** Which message it answers. */
  readonly ack?: number;
  /** Whether it has taken the connection that it was handed. */
  readonly accepted?: boolean;
}

/** What `node:cluster` says when it hands a connection to a process. */
interface HandOver {
  readonly act: 'newconn';
  readonly seq: number;
}

/** A connection, as `node:cluster` keeps it. */
interface Connection {
  close(): void;
}

/**
 * The connections that were handed to a process, and that it has not taken yet. When the process dies, `node:cluster` waits for its answer for ever,
 * and so do the clients (https://github.com/nodejs/node/issues/21746). So this answers in its place that it did not take them. A connection that the
 * last process to take any has refused would be kept for ever as well, and is closed.
 *
 * It listens to the messages between `node:cluster` and its processes, which have no public interface: the processes' `internalMessage`, and `send`.
 */
export class UntakenConnections {
  readonly #process: ChildProcess;
  readonly #untaken = new Map<number, Connection>();
  readonly #othersListen: () => boolean;
  #listens = false;

  /** @param othersListen whether another process takes connections */
  constructor(worker: Worker, othersListen: () => boolean) {
    this.#othersListen = othersListen;
    worker.on('listening', () => {
      this.#listens = true;
    });
    const { process } = worker;
    this.#process = process;
    const send = process.send.bind(process) as (...message: readonly unknown[]) => boolean;
    process.send = (...sent: readonly unknown[]): boolean => {
      const [message, connection] = sent;
      if (isHandOver(message)) this.#untaken.set(message.seq, connection as Connection);
      return send(...sent);
    };
    process.on('internalMessage', ({ act, ack, accepted }: FromProcess) => {
      if (act === 'close') this.#listens = false;
      if (ack === undefined) return;
      if (accepted === false && !this.listens && !othersListen()) this.#untaken.get(ack)?.close();
      this.#untaken.delete(ack);
    });
  }

  /** Whether the process takes connections. */
  get listens(): boolean {
    return this.#listens && this.#process.connected;
  }

  /** Deals with those that are left when the process is disconnected, after which it takes none. */
  release(): void {
    for (const [ack, connection] of this.#untaken) {
      if (this.#othersListen()) this.#process.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
      else connection.close();
    }
    this.#untaken.clear();
  }
}

function isHandOver(message: unknown): message is HandOver {
  return typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn';
}
