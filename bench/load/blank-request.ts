import { newSentences } from './known-words.js';
import type { RequestSource } from './request-source.js';

/** The minimum length of a blank. */
const leastLength = 16;

/** A request whose blanks are filled with different sentences each time. */
export class BlankRequest implements RequestSource {
  readonly #bytes: Buffer;
  readonly #blanks: readonly (readonly [from: number, to: number])[];

  /** @param blank the letter whose repetitions are blanks */
  constructor(bytes: Buffer, blank: string) {
    this.#bytes = bytes;
    this.#blanks = blanksOf(bytes, blank.charCodeAt(0));
  }

  next(): Buffer {
    const bytes = Buffer.from(this.#bytes);
    for (const [from, to] of this.#blanks) newSentences().write(bytes, from, to);
    return bytes;
  }
}

function blanksOf(bytes: Buffer, blank: number): readonly (readonly [number, number])[] {
  const blanks: (readonly [number, number])[] = [];
  for (let from = bytes.indexOf(blank); from >= 0; ) {
    let to = from;
    while (bytes[to] === blank) to += 1;
    if (to - from >= leastLength) blanks.push([from, to]);
    from = bytes.indexOf(blank, to);
  }
  return blanks;
}
