import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '../../api/services/clock.js';
import { type LineContent, LineEncoder, type Lines } from './lines/line-encoder.js';
import { SegmentFile } from './segment-file.js';

/** The options of a {@link GroupWriter}. */
interface WriterOptions {
  readonly clock: Clock;
  readonly folder: string;
  readonly fsync: boolean;
  /** Maximum size of a segment in bytes; a larger one is followed by a new segment. */
  readonly segmentBytes: number;
  /** Called with each new segment, before its first line is written. */
  onSegment(segment: SegmentFile): void;
  /** Called with the number of added bytes, before writers are notified. */
  onWritten(bytes: number): void;
  /** Called when the disk cannot keep up, with the milliseconds that a write has taken. */
  onStall(took: number): void;
}

/** Lines that are written together, all or none. */
interface Group extends PromiseWithResolvers<void> {
  readonly contents: LineContent[];
}

/**
 * Consecutive synchronous writes that take this long indicate a busy disk. For a while, writes are then asynchronous, which normally costs
 * more than a write to the page cache, which takes a microsecond. A single slow write is ignored, because the thread may have been preempted.
 */
const slowWriteMs = 2;
const slowWrites = 2;
const distrustMs = 1_000;
/**
 * The same for writes that take this long, synchronous or not: the disk itself is slow, and a trial each second would stop the event loop, with
 * all streams, for as long.
 */
const stallMs = 100;
const longDistrustMs = 30_000;

/**
 * Writes lines to a sequence of files: synchronously, which takes about a microsecond. With `fsync`, or if the disk is busy, it uses group
 * commit: the lines of one turn of the event loop, or those that arrive during a write, are written together.
 */
export class GroupWriter {
  readonly #options: WriterOptions;
  readonly #encoder = new LineEncoder();
  #gathering: Group | undefined;
  #writing: Promise<void> | undefined;
  #segment: SegmentFile | undefined;
  #made = 0;
  /** The number of consecutive slow writes. */
  #slow = 0;
  #distrustUntil = 0;

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  /** Whether a line would be written synchronously now. */
  get writesAtOnce(): boolean {
    return !this.#writing && !this.#isLeftToOthers() && this.#openSegment() !== undefined;
  }

  /**
   * Writes a line for each content, synchronously, or resolves when they are written. If it throws or rejects, nothing is in the file.
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

  /** Whether this segment is still being written. */
  isOpen(segment: SegmentFile): boolean {
    return segment === this.#segment;
  }

  /** Ends the current file: the next line begins another one. Does nothing while lines are being written. */
  endFile(): void {
    if (!this.#writing) this.#segment = undefined;
  }

  /** Resolves when no write is pending. */
  async idle(): Promise<void> {
    while (this.#writing) await this.#writing;
  }

  async #writeAll(): Promise<void> {
    await turn();
    for (let group = this.#gathering; group; group = this.#gathering) {
      this.#gathering = undefined;
      try {
        const segment = this.#openSegment() ?? (await this.#nextSegment());
        const lines = this.#encoder.encode(group.contents);
        if (this.#isLeftToOthers()) {
          await this.#writeLater(segment, lines);
        } else this.#writeNow(segment, lines);
        group.resolve();
      } catch (error) {
        group.reject(error);
      }
    }
    this.#writing = undefined;
  }

  async #writeLater(segment: SegmentFile, lines: Lines): Promise<void> {
    const begun = performance.now();
    let isSlow = false;
    let last = begun;
    // If the event loop was blocked, the write may have ended long ago: a late look says nothing, and what the disk has done is heard of before
    // an immediate.
    const stopWatching = this.#options.clock.every(stallMs, () => {
      const now = performance.now();
      if (now - last < 1.5 * stallMs) setImmediate(() => void (isSlow = true));
      last = now;
    });
    try {
      await segment.append(lines, this.#options.fsync);
    } finally {
      stopWatching();
    }
    if (isSlow) this.#distrust(begun);
    this.#options.onWritten(lines.length);
  }

  /** Whether a synchronous write would take longer than an asynchronous one. */
  #isLeftToOthers(): boolean {
    return this.#options.fsync || (this.#distrustUntil > 0 && performance.now() < this.#distrustUntil);
  }

  #writeNow(segment: SegmentFile, lines: Lines): void {
    const begun = performance.now();
    segment.appendNow(lines);
    this.#slow = performance.now() - begun > slowWriteMs ? this.#slow + 1 : 0;
    if (this.#slow >= slowWrites) this.#distrust(begun);
    this.#options.onWritten(lines.length);
  }

  /** Leaves writes to other threads for a while. @param begun when the last write, which was slow, began */
  #distrust(begun: number): void {
    const ended = performance.now();
    const isStall = ended - begun >= stallMs;
    this.#distrustUntil = ended + (isStall ? longDistrustMs : distrustMs);
    if (isStall) this.#options.onStall(ended - begun);
  }

  #openSegment(): SegmentFile | undefined {
    return this.#segment && this.#segment.size < this.#options.segmentBytes ? this.#segment : undefined;
  }

  async #nextSegment(): Promise<SegmentFile> {
    this.#made += 1;
    const name = `${String(this.#made).padStart(8, '0')}.journal`;
    this.#segment = await SegmentFile.create(join(this.#options.folder, name), this.#options.fsync);
    this.#options.onSegment(this.#segment);
    return this.#segment;
  }
}
