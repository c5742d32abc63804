/** The wire types of Protocol Buffers that are used here (https://protobuf.dev/programming-guides/encoding/). */
const wireTypes = { varint: 0, fixed64: 1, lengthDelimited: 2, fixed32: 5 } as const;

/** A field number and its wire type in one byte, which is sufficient for numbers up to 15. */
export type Tag = number & { readonly tag: never };

/** The tag of a field. */
export function tagOf(field: number, type: keyof typeof wireTypes): Tag {
  return (field * 8 + wireTypes[type]) as Tag;
}

/** Up to this many bytes, a loop is faster than a call of `set` or `write`. */
const longestByBytes = 64;

const firstBytes = 4 * 1024;
/** UTF-8 takes at most this many bytes for one UTF-16 unit. */
const bytesOfUnit = 3;
/** The most bytes of a varint of 53 bits. */
const longestVarint = 8;
const twoTo16 = 65_536;
const twoTo32 = 4_294_967_296;
const nanosecondsOfMillisecond = 1_000_000;

/**
 * Encodes Protocol Buffers messages, one after the other, each backwards from its end to its beginning. So the length of a nested message
 * is known when its prefix is written, and nothing needs to be moved or measured in advance. To write a nested message, take `length`
 * before its last field, and call `close` after its first.
 */
export class MessageWriter {
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  /** Offset of the first written byte. */
  #at = firstBytes;

  /** Begins another message. Invalidates the result of `take`. */
  begin(): void {
    this.#at = this.#bytes.length;
  }

  /** The number of written bytes. */
  get length(): number {
    return this.#bytes.length - this.#at;
  }

  /** The encoded message; valid until the next one begins. */
  take(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  /** A field of text, as UTF-8. */
  text(tag: Tag, text: string): void {
    this.varint(this.#characters(text));
    this.byte(tag);
  }

  /** A field of bytes, given as hex digits. */
  hex(tag: Tag, digits: string): void {
    const length = digits.length >> 1;
    this.#reserve(length);
    const bytes = this.#bytes;
    const at = (this.#at -= length);
    for (let index = 0; index < length; index += 1) {
      const upper = digits.charCodeAt(2 * index);
      const lower = digits.charCodeAt(2 * index + 1);
      // The low four bits of a digit are its value, those of a letter nine less.
      bytes[at + index] = (((upper & 15) + (upper >> 6) * 9) << 4) | ((lower & 15) + (lower >> 6) * 9);
    }
    this.varint(length);
    this.byte(tag);
  }

  /** Fields that are encoded already. */
  written(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#reserve(length);
    const at = (this.#at -= length);
    // Most are as short as a name: see `text`.
    if (length > longestByBytes) this.#bytes.set(bytes, at);
    else copyByBytes(bytes, this.#bytes, at);
  }

  /** Wraps the fields that were written since `length` had this value in a nested message. @param further bytes that will follow and belong to it */
  close(tag: Tag, since: number, further = 0): void {
    this.varint(this.length - since + further);
    this.byte(tag);
  }

  /** A time as nanoseconds since 1970, which exceed the exact range of a double. */
  time(tag: Tag, milliseconds: number): void {
    const upper = Math.floor(milliseconds / twoTo16) * nanosecondsOfMillisecond;
    const low = (upper % twoTo16) * twoTo16 + Math.round((milliseconds % twoTo16) * nanosecondsOfMillisecond);
    this.fixed32(Math.floor(upper / twoTo16) + Math.floor(low / twoTo32));
    this.fixed32(low % twoTo32);
    this.byte(tag);
  }

  /** A number with a fraction. */
  double(tag: Tag, value: number): void {
    this.#reserve(8);
    this.#at -= 8;
    this.#bytes.writeDoubleLE(value, this.#at);
    this.byte(tag);
  }

  /** Four bytes without a tag. */
  fixed32(value: number): void {
    this.#reserve(4);
    const at = (this.#at -= 4);
    this.#bytes[at] = value;
    this.#bytes[at + 1] = value >>> 8;
    this.#bytes[at + 2] = value >>> 16;
    this.#bytes[at + 3] = value >>> 24;
  }

  /** A whole number that is not negative, without a tag. */
  varint(value: number): void {
    if (value < 128) return this.byte(value);
    this.#reserve(longestVarint);
    let size = 1;
    for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) size += 1;
    const at = (this.#at -= size);
    let rest = value;
    for (let index = 0; index < size - 1; index += 1) {
      this.#bytes[at + index] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.#bytes[at + size - 1] = rest;
  }

  /** One byte as it is. */
  byte(value: number): void {
    this.#reserve(1);
    this.#at -= 1;
    this.#bytes[this.#at] = value;
  }

  /** @returns how many bytes it took */
  #characters(text: string): number {
    const { length } = text;
    this.#reserve(bytesOfUnit * length);
    const bytes = this.#bytes;
    const at = this.#at - length;
    // Texts are short, and a call into the engine for each costs more than its characters.
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 0x7f) return this.#anyCharacters(text);
      bytes[at + index] = code;
    }
    this.#at = at;
    return length;
  }

  #anyCharacters(text: string): number {
    const length = Buffer.byteLength(text);
    this.#at -= length;
    this.#bytes.write(text, this.#at);
    return length;
  }

  #reserve(count: number): void {
    if (this.#at >= count) return;
    const written = this.take();
    const larger = Buffer.allocUnsafeSlow(2 * this.#bytes.length + count);
    this.#at = larger.length - written.length;
    larger.set(written, this.#at);
    this.#bytes = larger;
  }
}

function copyByBytes(from: Uint8Array, to: Uint8Array, at: number): void {
  for (let index = 0; index < from.length; index += 1) to[at + index] = from[index] as number;
}
