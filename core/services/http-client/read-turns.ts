import type { Socket } from 'node:net';

/**
 * After this many bytes of all sockets, the rest of the turn of the event loop is watched; and in such a turn, as much of what waits goes on. Hundreds
 * of events of ordinary streams have fewer.
 */
const unwatchedBytes = 32 * 1024;
/** In a watched turn, each socket may read this much, and whatever comes within this time in milliseconds; the rest waits. */
const shareBytes = 16 * 1024;
const turnMs = 5;

/**
 * Bounds the time for which servers that send without a pause keep the event loop. In one turn of it, a socket reads up to 2 MB, which may be
 * thousands of events, and so does each of the others. What one of them has read beyond its share then waits, unparsed, and the socket
 * reads no further. In each turn, a little of that goes on, or one read of any length: first of the socket for which that is the longest time ago.
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
      const length = chunk?.length ?? 0;
      const now = reads.isEmpty ? this.#allowed(reads, length) : 0;
      if (reads.isEmpty && now === length) return push(chunk, encoding);
      if (now > 0) push(chunk?.subarray(0, now), encoding);
      reads.add({ bytes: length - now, pass: () => push(chunk?.subarray(now) ?? null, encoding) });
      this.#waiting.add(reads);
      return false;
    };
  }

  /** How many of these bytes, which a socket has read, may be passed on in this turn. */
  #allowed(reads: WaitingReads, bytes: number): number {
    if (this.#turn === undefined) {
      this.#unwatched += bytes;
      if (this.#unwatched > unwatchedBytes) this.#watch();
      return bytes;
    }
    const taken = reads.takenIn(this.#turn, bytes);
    if (taken <= shareBytes || performance.now() < this.#endsAt) return bytes;
    return Math.max(0, bytes - (taken - shareBytes));
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
    let bytes = 0;
    do {
      const next = this.#longestWaiting();
      bytes += next.goOn(this.#turns);
      if (next.isEmpty) this.#waiting.delete(next);
    } while (this.#waiting.size > 0 && bytes < unwatchedBytes);
  };

  #longestWaiting(): WaitingReads {
    let longest: WaitingReads | undefined;
    for (const reads of this.#waiting) if (longest === undefined || reads.wentOnIn < longest.wentOnIn) longest = reads;
    return longest as WaitingReads;
  }
}

/** Something that a socket has read, and waits. */
interface WaitingRead {
  readonly bytes: number;
  /** @returns whether the socket should read more */
  readonly pass: () => boolean;
}

/** What a socket has read that waits for a turn, in order. */
class WaitingReads {
  /** The last turn in which it went on. */
  wentOnIn = 0;
  readonly #socket: Socket;
  readonly #reads: WaitingRead[] = [];
  #turn = 0;
  #taken = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  get isEmpty(): boolean {
    return this.#reads.length === 0;
  }

  add(read: WaitingRead): void {
    this.#reads.push(read);
  }

  /** @returns the bytes that the socket has read in a turn, with these */
  takenIn(turn: number, bytes: number): number {
    if (this.#turn !== turn) [this.#turn, this.#taken] = [turn, 0];
    this.#taken += bytes;
    return this.#taken;
  }

  /**
   * Passes the first one on. After the last one, the socket reads again, or says that it has ended.
   *
   * @returns the bytes passed on, whose events may be handled later in the turn
   */
  goOn(turn: number): number {
    this.wentOnIn = turn;
    if (this.#socket.destroyed) this.#reads.length = 0;
    const read = this.#reads.shift();
    if (!read) return 0;
    // The socket may read again at once, and waits if this was its share.
    this.takenIn(turn, read.bytes);
    const isWanted = read.pass();
    if (this.isEmpty && isWanted) this.#socket._read(0);
    else if (this.isEmpty) this.#socket.read(0);
    return read.bytes;
  }
}
