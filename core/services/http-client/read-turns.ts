import type { Socket } from 'node:net';

/** After this many bytes of all sockets, the rest of the turn of the event loop is watched. Hundreds of events of ordinary streams have fewer. */
const unwatchedBytes = 32 * 1024;
/** In a watched turn, each socket may read this much, and whatever comes within this time in milliseconds; the rest waits. */
const shareBytes = 16 * 1024;
const turnMs = 5;

/**
 * Bounds the time for which servers that send without a pause keep the event loop. In one turn of it, a socket reads up to 2 MB, which may be
 * thousands of events, and so does each of the others. What one of them has read beyond its share then waits, unparsed, and the socket
 * reads no further: one of them goes on in each turn, the one for which that is the longest time ago.
 *
 * Bytes are counted here and not by calls, because interim responses, headers, trailers and tiny chunks take time as well.
 */
export class ReadTurns {
  /** Bytes since the last watched turn. */
  #unwatched = 0;
  /** The number of the watched turn; undefined outside of one. */
  #turn: number | undefined;
  #turns = 0;
  /** When the time of the watched turn is over. */
  #endsAt = 0;
  readonly #waiting = new Set<WaitingReads>();

  /** Lets a socket take turns with the others. */
  add(socket: Socket): void {
    const reads = new WaitingReads(socket);
    const push = socket.push.bind(socket);
    socket.push = (chunk: Buffer | null, encoding) => {
      if (reads.isEmpty && (chunk === null || this.#mayRead(reads, chunk.length))) return push(chunk, encoding);
      reads.add(() => push(chunk, encoding));
      this.#waiting.add(reads);
      return false;
    };
  }

  #mayRead(reads: WaitingReads, bytes: number): boolean {
    if (this.#turn === undefined) {
      this.#unwatched += bytes;
      if (this.#unwatched > unwatchedBytes) this.#watch();
      return true;
    }
    return reads.takenIn(this.#turn, bytes) <= shareBytes || performance.now() < this.#endsAt;
  }

  #watch(): void {
    this.#turn = this.#turns += 1;
    this.#endsAt = performance.now() + turnMs;
    setImmediate(this.#next);
  }

  readonly #next = (): void => {
    this.#turn = undefined;
    this.#unwatched = 0;
    if (this.#waiting.size === 0) return;
    this.#watch();
    const next = this.#longestWaiting();
    next.goOn(this.#turns);
    if (next.isEmpty) this.#waiting.delete(next);
  };

  #longestWaiting(): WaitingReads {
    let longest: WaitingReads | undefined;
    for (const reads of this.#waiting) if (longest === undefined || reads.wentOnIn < longest.wentOnIn) longest = reads;
    return longest as WaitingReads;
  }
}

/** What a socket has read that waits for a turn, in order. */
class WaitingReads {
  /** The last turn in which it went on. */
  wentOnIn = 0;
  readonly #socket: Socket;
  readonly #pushes: (() => boolean)[] = [];
  #turn = 0;
  #taken = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  get isEmpty(): boolean {
    return this.#pushes.length === 0;
  }

  add(push: () => boolean): void {
    this.#pushes.push(push);
  }

  /** @returns the bytes that the socket has read in a turn, with these */
  takenIn(turn: number, bytes: number): number {
    if (this.#turn !== turn) [this.#turn, this.#taken] = [turn, 0];
    this.#taken += bytes;
    return this.#taken;
  }

  /** Passes the first one on. After the last one, the socket reads again, or says that it has ended. */
  goOn(turn: number): void {
    this.wentOnIn = turn;
    if (this.#socket.destroyed) this.#pushes.length = 0;
    const isWanted = this.#pushes.shift()?.();
    if (!this.isEmpty || isWanted === undefined) return;
    if (isWanted) this.#socket._read(0);
    else this.#socket.read(0);
  }
}
