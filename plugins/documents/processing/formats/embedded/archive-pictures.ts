import type { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { metafileBlocks } from './metafile-text.js';
import type { PictureTexts } from './picture-texts.js';

/** Size limit of all pictures of a document in bytes: half of the default limit for unpacked data. */
const maxPictureBytes = 128 * 1024 * 1024;

/** Names of pictures that are drawn by records, and of those that are made of points. */
const drawn = /\.(?:emf|wmf)$/i;
const pointed = /\.(?:png|jpe?g|gif|bmp|dib|tiff?|webp)$/i;

/**
 * The pictures of an archive, each read once. Of a corrupt or too large one, the text so far is used; beyond a total size no further one is
 * read: no document fails because of its pictures, and they leave room for its text.
 */
export class ArchivePictures {
  readonly #archive: ZipArchive;
  readonly #texts: PictureTexts | undefined;
  readonly #read = new Set<string>();
  #bytesLeft = maxPictureBytes;

  /** @param texts reads what is made of points; where there is none, only what is drawn by records is read */
  constructor(archive: ZipArchive, texts?: PictureTexts) {
    this.#archive = archive;
    this.#texts = texts;
  }

  /** Reads the text of a picture; empty for a part that is none. */
  async of(name: string): Promise<readonly DocumentBlock[]> {
    const texts = pointed.test(name) ? this.#texts : undefined;
    if ((texts === undefined && !drawn.test(name)) || this.#read.has(name) || this.#bytesLeft <= 0) return [];
    this.#read.add(name);
    const bytes = await this.#bytesOf(name);
    return texts === undefined ? metafileBlocks(bytes) : texts.of(bytes);
  }

  /** The words of all in a folder. */
  async *in(folder: string): DocumentBlocks {
    for (const name of this.#archive.names) if (name.startsWith(folder)) yield* await this.of(name);
  }

  /** Blocks with the words of each picture in its place. `partOf` tells its part from how the document names it. */
  async *placed(
    blocks: Iterable<DocumentBlock>,
    partOf: (reference: string) => string | undefined = (reference) => reference,
  ): DocumentBlocks {
    for (const block of blocks) {
      const part = block.picture === undefined ? undefined : partOf(block.picture);
      if (block.picture === undefined) yield block;
      else if (part !== undefined)
        for (const { kind, text, hardLines } of await this.of(part)) yield { ...block, kind, text, hardLines };
    }
  }

  async #bytesOf(name: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of this.#archive.read(name)) {
        pieces.push(piece);
        this.#bytesLeft -= piece.length;
        if (this.#bytesLeft <= 0) break;
      }
    } catch {
      // The data that were unpacked before the error are read.
    }
    return Buffer.concat(pieces);
  }
}
