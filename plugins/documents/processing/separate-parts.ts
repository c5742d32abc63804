import type { ZipArchive } from './archive/zip-archive.js';
import type { DocumentBlocks } from './document-block.js';
import { warnOfUnread } from './inner-files.js';
import { ProcessingError } from './processing-contract.js';
import type { SourceDocument } from './source-document.js';

/**
 * The parts of a document that are read one by one, such as slides, sheets and chapters. Of a broken one is kept what comes before the fault, and it is
 * named in a warning with the reason.
 */
export class SeparateParts {
  readonly #archive: ZipArchive | undefined;
  readonly #names = new Set<string>();
  readonly #broken = new Map<string, string>();

  /** @param archive in which they lie: when it unpacks to too much, the document fails */
  constructor(archive?: ZipArchive) {
    this.#archive = archive;
  }

  /** The blocks of a part. */
  async *read(name: string, blocks: DocumentBlocks): DocumentBlocks {
    this.#names.add(name);
    try {
      yield* blocks;
    } catch (error) {
      this.#leaveOut(name, error);
    }
  }

  /** Reads a part that the others can do without, such as their styles. */
  async readOptional(name: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      this.#leaveOut(name, error);
    }
  }

  /** Leaves out a part, or the rest of it, because of an error. @throws the error itself if it is no fault of this part */
  #leaveOut(name: string, error: unknown): void {
    if (!(error instanceof ProcessingError) || this.#archive?.isFull === true) throw error;
    this.#broken.set(name, error.message);
  }

  /** Names the broken ones. */
  warn(source: SourceDocument): void {
    warnOfUnread(
      Array.from(this.#broken, ([name, reason]) => `${name}: ${reason}`),
      source,
    );
  }

  /** The same for parts besides which the document has nothing. @throws ProcessingError if all of them are broken */
  end(source: SourceDocument): void {
    const [first] = this.#names;
    if (first !== undefined && Array.from(this.#names).every((name) => this.#broken.has(name)))
      throw new ProcessingError(`No part of the document can be read. ${this.#broken.get(first)}`);
    this.warn(source);
  }
}
