import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type LineContent, LineEncoder, type Lines } from './line-encoder.js';
import { SegmentFile } from './segment-file.js';

/** What a writer is told once. */
export interface WriterOptions {
  readonly folder: string;
  readonly fsync: boolean;
  /** A segment that has grown beyond this is followed by another. */
  readonly segmentBytes: number;
  /** Hears of every segment before the first line is written to it. */
  onSegment(segment: SegmentFile): void;
  /** Hears how many bytes have been added, before anybody is told that their line is written. */
  onWritten(bytes: number): void;
}

/** Lines that are written together, or not at all. */
interface Group extends PromiseWithResolvers<void> {
  readonly contents: LineContent[];
}

/**
 * Writes that have kept this thread so long, one after the other, met a busy disk. Then the ones that follow are left to another thread for a while:
 * handing them over costs more than an ordinary write, which ends in the system's memory after a microsecond. A single one says little: where
 * processors are busy this thread may have been put aside in the middle of it.
 */
const slowWriteMs = 2;
const slowWrites = 2;
const distrustMs = 1_000;

/**
 * Writes lines to a sequence of files. A line is written at once, which takes about a microsecond; where each write waits for the disk, or the
 * disk is busy, the lines that come in one turn of the event loop or while a write is under way go out together, so that one write serves many.
 */
export class GroupWriter {
  readonly #options: WriterOptions;
  readonly #encoder = new LineEncoder();
  #gathering: Group | undefined;
  #writing: Promise<void> | undefined;
  #segment: SegmentFile | undefined;
  #made = 0;
  /** Slow writes in a row. */
  #slow = 0;
  #distrustUntil = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Whether what comes now would be written at once, and cost this thread no more than that takes. */
  get writesAtOnce(): boolean {
    return !this.#writing && !this.#isLeftToOthers() && this.#openSegment() !== undefined;
  }

  /**
   * Writes a line for each content: at once, or resolves when they are written. When it throws or rejects nothing of them is in the file.
   */
  append(contents: readonly LineContent[]): Promise<void> | undefined {
    const segment = this.#writing || this.#isLeftToOthers() ? undefined : this.#openSegment();
    if (!segment) return this.#gather(contents);
    this.#writeNow(segment, this.#encoder.encode(contents));
    return undefined;
  }

  #gather(contents: readonly LineContent[]): Promise<void> {
    this.#gathering ??= { contents: [], ...Promise.withResolvers<void>() };
    this.#gathering.contents.push(...contents);
    this.#writing ??= this.#writeAll();
    return this.#gathering.promise;
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
    await setImmediate();
    for (let group = this.#gathering; group; group = this.#gathering) {
      this.#gathering = undefined;
      try {
        const segment = this.#openSegment() ?? (await this.#nextSegment());
        const lines = this.#encoder.encode(group.contents);
        if (this.#isLeftToOthers()) {
          await segment.append(lines, this.#options.fsync);
          this.#options.onWritten(lines.length);
        } else this.#writeNow(segment, lines);
        group.resolve();
      } catch (error) {
        group.reject(error);
      }
    }
    this.#writing = undefined;
  }

  /** Whether a write would keep this thread for longer than handing it to another one takes. */
  #isLeftToOthers(): boolean {
    return this.#options.fsync || (this.#distrustUntil > 0 && performance.now() < this.#distrustUntil);
  }

  #writeNow(segment: SegmentFile, lines: Lines): void {
    const begun = performance.now();
    segment.appendNow(lines);
    const ended = performance.now();
    this.#slow = ended - begun > slowWriteMs ? this.#slow + 1 : 0;
    this.#distrustUntil = this.#slow >= slowWrites ? ended + distrustMs : 0;
    this.#options.onWritten(lines.length);
  }

  #openSegment(): SegmentFile | undefined {
    return this.#segment && this.#segment.size < this.#options.segmentBytes ? this.#segment : undefined;
  }

  async #nextSegment(): Promise<SegmentFile> {
    this.#made += 1;
    const name = `${String(this.#made).padStart(8, '0')}.journal`;
    this.#segment = await SegmentFile.create(join(this.#options.folder, name));
    this.#options.onSegment(this.#segment);
    return this.#segment;
  }
}
