import type { DocumentBlock } from '../../document-block.js';
import { metafileBlocks } from '../embedded/metafile-text.js';
import { pptKinds, type PptRecord, recordAt, recordsBelow } from './ppt-records.js';
import { PptUnpacker } from './ppt-unpacker.js';

/** Position in a picture's entry of its offset in the picture stream; [MS-ODRAW] 2.2.32. */
const placeOffset = 28;
/** Identifiers of a picture, of 16 bytes each; its measures in front of its bytes. [MS-ODRAW] 2.2.24, 2.2.25. */
const [identifierLength, measuresLength, packedOffset] = [16, 34, 32];

/** The texts of vector images on slides. */
export class PptPictures {
  readonly #pictures: Buffer;
  /** The offset of each image, by the index that shapes use. */
  readonly #places: (number | undefined)[] = [];
  readonly #unpacker: PptUnpacker;

  constructor(stream: Buffer, document: PptRecord | undefined, pictures: Buffer | undefined, maxUnpackedBytes: number) {
    this.#pictures = pictures ?? Buffer.alloc(0);
    this.#unpacker = new PptUnpacker(maxUnpackedBytes);
    for (const { kind, start, end } of document && pictures ? recordsBelow(stream, document) : []) {
      if (kind !== pptKinds.pictureEntry) continue;
      this.#places.push(end - start < placeOffset + 4 ? undefined : stream.readUInt32LE(start + placeOffset));
    }
  }

  /** The words of a picture, numbered from 1. Each is read once, however many slides show it. */
  read(number: number): readonly DocumentBlock[] {
    const record = recordAt(this.#pictures, this.#places[number - 1] ?? -1);
    this.#places[number - 1] = undefined;
    if (record?.kind !== pptKinds.enhancedMetafile && record?.kind !== pptKinds.metafile) return [];
    const bytes = this.#unpack(record);
    return bytes === undefined ? [] : metafileBlocks(bytes);
  }

  /** An odd instance has a second identifier. */
  #unpack({ instance, start, end }: PptRecord): Buffer | undefined {
    const measures = start + identifierLength * (1 + (instance & 1));
    const body = this.#pictures.subarray(measures + measuresLength, end);
    const isPacked = this.#pictures[measures + packedOffset] === 0;
    return this.#unpacker.unpack(body, isPacked);
  }
}
