/** Up to this number of units, copying one by one is faster than a call of `Buffer.write`. */
const maxSingly = 32;
const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** Copies ranges of a text into an array, whose elements are faster to read than characters of a string. */
export class UnitBuffer {
  /** Valid until the next call of {@link fill}. */
  readonly units: Uint16Array;
  readonly #bytes: Buffer;

  /**
   * @param size in UTF-16 units
   * @param memory that contains the units, from byte `begin` on; default: new memory
   */
  constructor(size: number, memory?: ArrayBuffer, begin = 0) {
    this.units = memory ? new Uint16Array(memory, begin, size) : new Uint16Array(size);
    this.#bytes = Buffer.from(this.units.buffer, begin, 2 * size);
  }

  /** Copies units of `text` from an index on. @returns their number */
  fill(text: string, from: number): number {
    const { units } = this;
    const count = Math.min(text.length - from, units.length);
    if (count > maxSingly && isLittleEndian) this.#bytes.write(text.slice(from, from + count), 'utf16le');
    else for (let index = 0; index < count; index += 1) units[index] = text.charCodeAt(from + index);
    return count;
  }

  /** The text of the first `count` units. */
  text(count: number): string {
    return isLittleEndian
      ? this.#bytes.toString('utf16le', 0, 2 * count)
      : String.fromCharCode(...this.units.subarray(0, count));
  }
}

/** The UTF-16 units of a short text without surrogate pairs, as an array of its own. */
export function unitArray(text: string): Uint16Array {
  return Uint16Array.from(text, (character) => character.charCodeAt(0));
}
