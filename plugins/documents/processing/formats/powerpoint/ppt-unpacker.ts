import { constants, inflateSync } from 'node:zlib';

/** Size limit of one object or image in bytes. */
export const maxObjectBytes = 64 * 1024 * 1024;

/** Options with which the readable part of a truncated stream is inflated. */
const untilCut = { finishFlush: constants.Z_SYNC_FLUSH };

/** Unpacks objects or images of slides, up to a number of bytes together. */
export class PptUnpacker {
  #bytesLeft: number;

  constructor(maxUnpackedBytes: number) {
    this.#bytesLeft = maxUnpackedBytes;
  }

  /** @returns undefined for what is broken or too large */
  unpack(bytes: Buffer, isPacked: boolean): Buffer | undefined {
    const maxOutputLength = Math.min(maxObjectBytes, this.#bytesLeft);
    try {
      const unpacked = isPacked ? inflateSync(bytes, { maxOutputLength, ...untilCut }) : bytes;
      this.#bytesLeft -= unpacked.length;
      return unpacked;
    } catch {
      return undefined;
    }
  }
}
