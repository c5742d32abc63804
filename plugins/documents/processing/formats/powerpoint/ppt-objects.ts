import type { DocumentBlock } from '../../document-block.js';
import { readEmbedded } from '../embedded/embedded-object.js';
import type { PptParts } from './ppt-parts.js';
import { pptKinds, type PptRecord, recordsBelow } from './ppt-records.js';
import { maxObjectBytes, PptUnpacker } from './ppt-unpacker.js';

/** Embedded Excel tables, Graph charts and Word texts of slides, which contain only an image of them. */
export class PptObjects {
  readonly #stream: Buffer;
  readonly #byNumber: PptParts['byNumber'];
  /** Numbers of parts by the numbers of objects. */
  readonly #parts = new Map<number, number>();
  readonly #unpacker: PptUnpacker;

  constructor(stream: Buffer, { document, byNumber }: PptParts, maxUnpackedBytes: number) {
    this.#stream = stream;
    this.#byNumber = byNumber;
    this.#unpacker = new PptUnpacker(maxUnpackedBytes);
    for (const { kind, start, end } of document ? recordsBelow(stream, document) : []) {
      if (kind !== pptKinds.objectAtom || end - start < 20) continue;
      this.#parts.set(stream.readUInt32LE(start + 8), stream.readUInt32LE(start + 16));
    }
  }

  /** Reads the text of an object; empty for a corrupt one or one of another program, so that the slide can be read nevertheless. */
  async *read(number: number): AsyncGenerator<DocumentBlock> {
    const record = this.#byNumber.get(this.#parts.get(number) ?? -1);
    // Each is read once, however many slides show it.
    this.#parts.delete(number);
    if (record?.kind !== pptKinds.objectStorage) return;
    const bytes = this.#unpack(record);
    if (bytes !== undefined) yield* readEmbedded(bytes, maxObjectBytes);
  }

  /** The record instance indicates compression; the data then begin with the uncompressed size. */
  #unpack({ instance, start, end }: PptRecord): Buffer | undefined {
    const isPacked = instance !== 0;
    return this.#unpacker.unpack(this.#stream.subarray(isPacked ? start + 4 : start, end), isPacked);
  }
}
