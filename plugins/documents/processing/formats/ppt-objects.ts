import { constants, inflateSync } from 'node:zlib';
import type { DocumentBlock } from '../document-block.js';
import { readEmbedded } from './embedded-object.js';
import type { PptParts } from './ppt-parts.js';
import { pptKinds, type PptRecord, recordsBelow } from './ppt-records.js';

/** What is there of a stream that breaks off is read. */
const untilCut = { finishFlush: constants.Z_SYNC_FLUSH };
/** Bytes of one object. */
const maxObjectBytes = 64 * 1024 * 1024;

/** Tables of Excel, charts of Graph and texts of Word that stand on slides: only a picture of them is drawn there. */
export class PptObjects {
  readonly #stream: Buffer;
  readonly #byNumber: PptParts['byNumber'];
  /** Numbers of parts by the numbers of objects. */
  readonly #parts = new Map<number, number>();
  #bytesLeft: number;

  constructor(stream: Buffer, { document, byNumber }: PptParts, maxUnpackedBytes: number) {
    this.#stream = stream;
    this.#byNumber = byNumber;
    this.#bytesLeft = maxUnpackedBytes;
    for (const { kind, start, end } of document ? recordsBelow(stream, document) : []) {
      if (kind !== pptKinds.objectAtom || end - start < 20) continue;
      this.#parts.set(stream.readUInt32LE(start + 8), stream.readUInt32LE(start + 16));
    }
  }

  /** What an object says. One that is broken, or of another program, says nothing: the slide around it is read all the same. */
  async *read(number: number): AsyncGenerator<DocumentBlock> {
    const record = this.#byNumber.get(this.#parts.get(number) ?? -1);
    // Each is read once, however many slides show it.
    this.#parts.delete(number);
    if (record?.kind !== pptKinds.objectStorage) return;
    const bytes = this.#unpack(record);
    if (bytes !== undefined) yield* readEmbedded(bytes, maxObjectBytes);
  }

  /** The instance says whether it is packed; the size stands in front then. */
  #unpack({ instance, start, end }: PptRecord): Buffer | undefined {
    const most = Math.min(maxObjectBytes, this.#bytesLeft);
    const body = this.#stream.subarray(start, end);
    try {
      const bytes = instance === 0 ? body : inflateSync(body.subarray(4), { maxOutputLength: most, ...untilCut });
      this.#bytesLeft -= bytes.length;
      return bytes;
    } catch {
      return undefined;
    }
  }
}
