import type { Logger } from '../../../api/services/logger.js';
import type { DecodedPiece } from '../lines/line-decoder.js';
import type { LeftFolder } from '../process-folder.js';
import type { SegmentFile } from '../segment-file.js';

/** A file whose entries are being delivered. */
interface DeliverySource {
  readonly segment: SegmentFile;
  /** Set if another process has written it. */
  readonly left: LeftFolder | undefined;
  /** The entries before this offset are in the database. */
  offset: number;
}

/** Part of a file, and its entries. */
export interface DeliveryPiece extends DecodedPiece {
  readonly source: DeliverySource;
}

/** The context of {@link DeliverySources}. */
interface SourcesContext {
  readonly log: Logger;
  /** Whether this process still writes the file. */
  readonly isOpen: (segment: SegmentFile) => boolean;
  /** Called when all files of another process were delivered. */
  readonly onDelivered: (left: LeftFolder) => void;
}

/** The number of bytes that are read and decoded at a time. */
const pieceBytes = 1024 * 1024;

/** The files whose entries are being delivered, the oldest first. A file leaves when all its entries were delivered, and none will be added. */
export class DeliverySources {
  readonly #context: SourcesContext;
  readonly #sources: DeliverySource[] = [];
  /** Whether the log has said that a file cannot be removed. */
  #isReported = false;

  constructor(context: SourcesContext) {
    this.#context = context;
  }

  get all(): readonly DeliverySource[] {
    return this.#sources;
  }

  /** The folders of other processes whose files were not delivered yet. */
  get left(): readonly LeftFolder[] {
    return this.#sources.flatMap(({ left }) => left ?? []);
  }

  /** Whether all entries of this process were delivered. */
  get hasDeliveredOwn(): boolean {
    return this.#sources.every(({ left, segment, offset }) => left || offset === segment.size);
  }

  add(segment: SegmentFile, left?: LeftFolder): void {
    this.#sources.push({ segment, left, offset: 0 });
  }

  /**
   * Reads a batch across files, so that a few entries each of many ended processes are delivered together. A large batch consists of several pieces,
   * between which requests are handled. A file that cannot be read delays only those of the same process, whose order matters.
   *
   * @throws Error when nothing could be read because of that
   */
  async read(atMost: number, inBulk: (kind: string) => boolean): Promise<readonly DeliveryPiece[]> {
    const pieces: DeliveryPiece[] = [];
    const unreadable = new Map<LeftFolder | undefined, unknown>();
    let left = atMost;
    for (const source of this.#sources) {
      try {
        for (let { offset } = source; offset < source.segment.size && left > 0 && !unreadable.has(source.left); ) {
          const piece = await this.#readPiece(source, offset, Math.min(left, pieceBytes), inBulk);
          pieces.push(piece);
          offset += piece.length;
          left -= piece.length;
        }
      } catch (cause) {
        unreadable.set(source.left, new Error(`${source.segment.path} cannot be read`, { cause }));
      }
    }
    if (pieces.length === 0) for (const error of unreadable.values()) throw error;
    return pieces;
  }

  async #readPiece(
    source: DeliverySource,
    offset: number,
    atMost: number,
    inBulk: (kind: string) => boolean,
  ): Promise<DeliveryPiece> {
    const piece = await source.segment.read(offset, atMost, inBulk);
    if (piece.damaged > 0) {
      const { path } = source.segment;
      this.#context.log.warn(
        { path, offset, lines: piece.damaged },
        'damaged or incomplete lines in the journal were skipped: they were being written when the process or the machine ended, or the disk has changed them and their records are lost',
      );
    }
    return { source, ...piece };
  }

  /** Releases the files of which everything was delivered. */
  async finishComplete(): Promise<void> {
    for (const done of this.#sources.filter((each) => this.#isComplete(each))) await this.#finish(done);
  }

  async close(): Promise<void> {
    await Promise.all(this.#sources.map(({ segment }) => segment.close()));
  }

  /** Whether all entries were delivered, and none will be added. */
  #isComplete({ segment, left, offset }: DeliverySource): boolean {
    return offset === segment.size && (left !== undefined || !this.#context.isOpen(segment));
  }

  async #finish(source: DeliverySource): Promise<void> {
    const at = this.#sources.indexOf(source);
    // A close that no longer waits for the delivery finishes files at the same time.
    if (at < 0) return;
    this.#sources.splice(at, 1);
    const { segment, left } = source;
    if (!left) return this.#remove(source);
    await segment.close();
    if (!this.#sources.some((other) => other.left === left)) this.#context.onDelivered(left);
  }

  /** A file that cannot be removed stays in the list, to be removed later: if it were left, a crash would deliver all of it once more. */
  async #remove(source: DeliverySource): Promise<void> {
    try {
      await source.segment.remove();
      this.#isReported = false;
    } catch (error) {
      this.#sources.push(source);
      const { path } = source.segment;
      if (!this.#isReported)
        this.#context.log.error({ error, path }, 'a file of the journal cannot be removed; trying again');
      this.#isReported = true;
    }
  }
}
