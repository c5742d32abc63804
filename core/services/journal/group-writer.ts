import { join } from 'node:path';
import { SegmentFile } from './segment-file.js';

/** What a writer is told once. */
export interface WriterOptions {
  readonly folder: string;
  readonly fsync: boolean;
  /** A segment that has grown beyond this is followed by another. */
  readonly segmentBytes: number;
  /** Hears of every segment before the first line is written to it. */
  onSegment(segment: SegmentFile): void;
}

interface Waiting {
  readonly line: Buffer;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes lines to a sequence of files. While one write is under way the lines that come gather, and go out together with the next:
 * under load a write, and a flush to the disk, serves many.
 */
export class GroupWriter {
  readonly #options: WriterOptions;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #segment: SegmentFile | undefined;
  #made = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Resolves when the line is written; rejects when it is not, and then nothing of it is in the file. */
  append(line: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ line, resolve, reject });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Whether lines still go into this segment. */
  isOpen(segment: SegmentFile): boolean {
    return segment === this.#segment;
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        const segment = await this.#current();
        const [first] = group;
        const bytes = group.length === 1 && first ? first.line : Buffer.concat(group.map(({ line }) => line));
        await segment.append(bytes, this.#options.fsync);
        for (const { resolve } of group) resolve();
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.#writing = undefined;
  }

  async #current(): Promise<SegmentFile> {
    const { folder, segmentBytes } = this.#options;
    if (this.#segment && this.#segment.size < segmentBytes) return this.#segment;
    this.#made += 1;
    const name = `${String(this.#made).padStart(8, '0')}.journal`;
    this.#segment = await SegmentFile.create(join(folder, name));
    this.#options.onSegment(this.#segment);
    return this.#segment;
  }
}
