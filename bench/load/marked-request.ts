import type { RequestSource } from './request-source.js';

const letters = 26;
const firstLetter = 'a'.charCodeAt(0);
/** Continues from plan to plan, because a request of an earlier round would not be new. */
let count = 0;

/** A request whose mark is replaced, so that each is different. */
export class MarkedRequest implements RequestSource {
  readonly #bytes: Buffer;
  readonly #length: number;
  readonly #places: readonly number[];

  /** @param mark the letters that are replaced; without it, the request is always the same */
  constructor(bytes: Buffer, mark: string | undefined) {
    this.#bytes = bytes;
    this.#length = mark?.length ?? 0;
    this.#places = mark === undefined ? [] : placesOf(bytes, mark);
  }

  next(): Buffer {
    if (this.#places.length === 0) return this.#bytes;
    const bytes = Buffer.from(this.#bytes);
    count += 1;
    for (const place of this.#places) this.#write(bytes, place);
    return bytes;
  }

  /** The number of the request in letters, least significant first. */
  #write(bytes: Buffer, place: number): void {
    let rest = count;
    for (let index = 0; index < this.#length; index += 1) {
      bytes[place + index] = firstLetter + (rest % letters);
      rest = Math.floor(rest / letters);
    }
  }
}

function placesOf(bytes: Buffer, mark: string): readonly number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) places.push(at);
  return places;
}
