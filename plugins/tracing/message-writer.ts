/** The kinds of fields of Protocol Buffers that are used here (https://protobuf.dev/programming-guides/encoding/). */
const wireTypes = { varint: 0, fixed64: 1, lengthDelimited: 2, fixed32: 5 } as const;

/** The number of a field and its kind in one byte, which has room for the first fifteen. */
export type Tag = number & { readonly tag: never };

/** The tag of a field. */
export function tagOf(field: number, type: keyof typeof wireTypes): Tag {
  return (field * 8 + wireTypes[type]) as Tag;
}

/** Up to so many bytes a loop is faster than the call that copies them. */
const longestByBytes = 64;

const firstBytes = 4 * 1024;
/** UTF-8 spends at most so many bytes on one UTF-16 unit. */
const bytesOfUnit = 3;
/** Of a number of 53 bits. */
const longestVarint = 8;
const twoTo16 = 65_536;
const twoTo32 = 4_294_967_296;
const nanosecondsOfMillisecond = 1_000_000;

/**
 * Writes one message of Protocol Buffers after the other, each from its end to its beginning: so the length of what a field holds is known when
 * it is written in front of it, and no byte is moved or counted before. Whoever writes a message within a message takes the `length` before
 * its last field and closes it after its first.
 */
export class MessageWriter {
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  /** What is written begins here. */
  #at = firstBytes;

  /** Begins another message: what was taken of the last one is no longer valid. */
  begin(): void {
    this.#at = this.#bytes.length;
  }

  /** Bytes that are written. */
  get length(): number {
    return this.#bytes.length - this.#at;
  }

  /** What is written, until the next message begins. */
  take(): Uint8Array {
    return this.#bytes.subarray(this.#at);
  }

  /** A field of text, as UTF-8. */
  text(tag: Tag, text: string): void {
    this.varint(this.#characters(text));
    this.byte(tag);
  }

  /** A field of bytes that are known by their hex digits. */
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

  /** Fields that are written already. */
  written(bytes: Uint8Array): void {
    const { length } = bytes;
    this.#reserve(length);
    const at = (this.#at -= length);
    // Most are as short as a name: see `text`.
    if (length > longestByBytes) this.#bytes.set(bytes, at);
    else copyByBytes(bytes, this.#bytes, at);
  }

  /** The fields since then become those of one field. @param further bytes that will follow it and belong to it */
  close(tag: Tag, since: number, further = 0): void {
    this.varint(this.length - since + further);
    this.byte(tag);
  }

  /** A moment as nanoseconds since 1970, which are more than a number holds. */
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
