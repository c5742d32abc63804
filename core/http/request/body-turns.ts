import { IncomingMessage } from '../../api/internal/node-http.js';

/** After this many pieces of all bodies, the rest of the turn of the event loop is watched. Large uploads come in some 30 pieces of 64 KiB in a turn. */
const unwatchedPieces = 256;
/** In a watched turn, each body may have this many pieces; the rest of it waits. */
const sharePieces = 64;

/** A body that can be read on. */
interface ReadableBody {
  _read(size: number): void;
}

/**
 * Bounds the time for which bodies of tiny chunks keep the event loop: each chunk takes as long as a large one, a socket reads up to 2 MB in one turn,
 * and Node's parser passes on all chunks in it. A body that has had its share is read no further until its turn comes; one goes on in each turn.
 */
export class BodyTurns {
  #unwatched = 0;
  #isWatched = false;
  /** The pieces of each body in the watched turn. */
  readonly #pieces = new Map<ReadableBody, number>();
  /** In the order in which they go on, and whether their readers want more. */
  readonly #waiting = new Map<ReadableBody, boolean>();

  /** Counts a piece of a body. @returns whether more of it may be read now */
  take(body: ReadableBody): boolean {
    if (!this.#isWatched) {
      this.#unwatched += 1;
      if (this.#unwatched <= unwatchedPieces) return true;
      this.#watch();
    }
    const pieces = (this.#pieces.get(body) ?? 0) + 1;
    this.#pieces.set(body, pieces);
    if (pieces <= sharePieces) return true;
    if (!this.#waiting.has(body)) this.#waiting.set(body, false);
    return false;
  }

  /** Called when the reader of a body wants more. @returns whether it gets that when its turn comes */
  holdsBack(body: ReadableBody): boolean {
    const isWaiting = this.#waiting.has(body);
    if (isWaiting) this.#waiting.set(body, true);
    return isWaiting;
  }

  #watch(): void {
    this.#isWatched = true;
    setImmediate(this.#next);
  }

  readonly #next = (): void => {
    this.#isWatched = false;
    this.#unwatched = 0;
    this.#pieces.clear();
    const [first] = this.#waiting;
    if (!first) return;
    this.#watch();
    const [body, isWanted] = first;
    this.#waiting.delete(body);
    if (isWanted) body._read(0);
  };
}

/** The class of requests whose bodies take turns. */
export function requestsInTurns(turns = new BodyTurns()): typeof IncomingMessage {
  return class extends IncomingMessage {
    override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
      const isWanted = super.push(chunk, encoding);
      // Node stops reading from the socket when this is false.
      return (chunk === null || turns.take(this)) && isWanted;
    }

    override _read(size: number): void {
      if (!turns.holdsBack(this)) super._read(size);
    }

    /** Called by Node when a response ends whose request was not read. Node's own method drops what arrives without a pause. */
    _dump(): void {
      this.resume();
    }
  };
}
