import { asBuffer } from '../as-buffer.js';

/** How many pieces are joined at once. A piece takes a hundred bytes besides its own, and keeps what was read with it. */
const joinedPieces = 1024;

/** From this size in bytes, joined pieces are allocated outside the buffer pool. */
const longBytes = 4096;

/** Bytes that arrive in pieces, however short those are. */
export class CollectedBytes {
  readonly #joined: Uint8Array[] = [];
  #pieces: Uint8Array[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(piece: Uint8Array): void {
    this.#size += piece.length;
    this.#pieces.push(piece);
    if (this.#pieces.length < joinedPieces) return;
    const size = this.#pieces.reduce((sum, { length }) => sum + length, 0);
    this.#joined.push(join(this.#pieces, size));
    this.#pieces = [];
  }

  /** All of them. A single piece is not copied. */
  all(): Buffer {
    const parts = [...this.#joined, ...this.#pieces];
    const [first] = parts;
    return parts.length === 1 && first ? asBuffer(first) : join(parts, this.#size);
  }
}

/** Long results are allocated outside the buffer pool, because a slow client would keep the whole pool block alive. */
function join(pieces: readonly Uint8Array[], length: number): Buffer {
  if (length < longBytes) return Buffer.concat(pieces, length);
  const joined = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}
