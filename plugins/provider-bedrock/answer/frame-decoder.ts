import { crc32 } from 'node:zlib';
import { asBuffer, type Exchange, HeldBytes } from '../../../core/api/index.js';

/** One message of an event stream. */
export interface Frame {
  /** The headers whose values are texts. */
  readonly headers: ReadonlyMap<string, string>;
  readonly payload: Buffer;
}

/** The error for bytes that are not an event stream, or that were changed on their way. */
export class BrokenFrameError extends Error {
  override readonly name = 'BrokenFrameError';
}

/** Two lengths and their checksum. */
const preludeBytes = 12;
/** The prelude, and the checksum of the whole. */
const leastBytes = preludeBytes + 4;
const checksumBytes = 4;
/** The limit of the format. All headers of a message are read in one turn of the event loop. */
const mostHeaderBytes = 128 * 1024;

/** Bytes of header values by their type; the types 6 and 7 have a length of two bytes in front. */
const valueBytes: readonly (number | undefined)[] = [0, 0, 1, 2, 4, 8, undefined, undefined, 8, 16];
const textType = 7;

/**
 * Splits bytes of the type `application/vnd.amazon.eventstream` into its messages, however they are cut.
 *
 * @see https://smithy.io/2.0/aws/amazon-eventstream.html
 */
export class FrameDecoder {
  readonly #maxBytes: number;
  readonly #held: HeldBytes;
  /** How many bytes are needed before anything can be read. */
  #needed = preludeBytes;

  /**
   * @param maxBytes a longer message is refused
   * @param exchange the request for which the stream is read: a long message counts with its other bytes in memory
   */
  constructor(maxBytes: number, exchange?: Pick<Exchange, 'signal'>) {
    this.#maxBytes = maxBytes;
    this.#held = new HeldBytes(exchange);
  }

  /** Whether the bytes so far end in the middle of a message. */
  get isInside(): boolean {
    return this.#held.size > 0;
  }

  /**
   * Adds bytes and returns the messages that they complete.
   *
   * @throws BrokenFrameError; GatewayError `GW_OVERLOADED` (503) if there is no room for a long message
   */
  push(chunk: Uint8Array): Frame[] {
    const added = asBuffer(chunk);
    if (this.#held.size + added.length < this.#needed) {
      this.#held.add(added);
      return [];
    }
    let bytes = this.#held.take(added);
    const frames: Frame[] = [];
    for (;;) {
      this.#needed = bytes.length < preludeBytes ? preludeBytes : this.#lengthOf(bytes);
      if (bytes.length < this.#needed) break;
      frames.push(frameOf(bytes.subarray(0, this.#needed)));
      bytes = bytes.subarray(this.#needed);
    }
    this.#held.add(bytes);
    return frames;
  }

  /** Checks the prelude at once, because a wrong length would be waited for in vain. */
  #lengthOf(bytes: Buffer): number {
    const total = bytes.readUInt32BE(0);
    const headers = bytes.readUInt32BE(4);
    check(bytes, 8);
    if (headers > mostHeaderBytes) throw new BrokenFrameError(`a message has ${headers} bytes of headers`);
    if (total < leastBytes + headers) throw new BrokenFrameError('the headers are longer than the message');
    if (total > this.#maxBytes) throw new BrokenFrameError(`a message has ${total} bytes`);
    return total;
  }
}

function frameOf(bytes: Buffer): Frame {
  check(bytes, bytes.length - checksumBytes);
  const end = preludeBytes + bytes.readUInt32BE(4);
  return {
    headers: headersOf(bytes.subarray(preludeBytes, end)),
    payload: bytes.subarray(end, bytes.length - checksumBytes),
  };
}

/** Compares the checksum at this place with the bytes before it. */
function check(bytes: Buffer, at: number): void {
  if (bytes.readUInt32BE(at) !== crc32(bytes.subarray(0, at))) throw new BrokenFrameError('a checksum is wrong');
}

function headersOf(bytes: Buffer): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  try {
    let at = 0;
    while (at < bytes.length) {
      const nameEnd = at + 1 + bytes.readUInt8(at);
      const name = bytes.toString('utf8', at + 1, nameEnd);
      const type = bytes.readUInt8(nameEnd);
      const hasLength = type === 6 || type === textType;
      const begin = nameEnd + (hasLength ? 3 : 1);
      const length = hasLength ? bytes.readUInt16BE(nameEnd + 1) : valueBytes[type];
      if (length === undefined || begin + length > bytes.length) throw new BrokenFrameError('a header is broken');
      if (type === textType) headers.set(name, bytes.toString('utf8', begin, begin + length));
      at = begin + length;
    }
  } catch (cause) {
    // Reading beyond the end.
    if (cause instanceof RangeError) throw new BrokenFrameError('a header is broken', { cause });
    throw cause;
  }
  return headers;
}
