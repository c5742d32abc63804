import { join } from 'node:path';
import type { Awaitable } from '../../api/awaitable.js';
import { GatewayError } from '../../api/errors.js';
import type { Clock } from '../../api/services/clock.js';
import type {
  AnyJournalEntry,
  Journal,
  JournalBacklog,
  JournalConsumer,
  JournalValue,
  ProcessEnded,
} from '../../api/services/journal.js';
import type { Logger } from '../../api/services/logger.js';
import { Arrivals } from './arrivals.js';
import { Backlog } from './backlog.js';
import { type AnyConsumer, type DeliveryContext, deliverEntries } from './deliver-entries.js';
import { GroupWriter } from './group-writer.js';
import { type LeftFolder, makeFolder, type ProcessFolder, takeLeftFolders } from './process-folder.js';
import { type DecodedPiece, encodeEntry, encodeRecord } from './record.js';
import { SegmentFile } from './segment-file.js';
import { ShippingPace } from './shipping-pace.js';
import { Unwritten } from './unwritten.js';

export interface JournalOptions {
  /** Shared by the processes of one machine that use one data folder. */
  readonly folder: string;
  /** Whether an entry is safe only on the disk, so that it survives a power cut, or already with the operating system. */
  readonly fsync: boolean;
  /** No new work is begun when more than this is waiting for the database. */
  readonly maxBytes: number;
  readonly segmentBytes?: number;
  /** For a database that computes in this process: entries give way to answers while it says that there is hardly any time to spare. */
  readonly isBusy?: () => boolean;
  readonly clock: Clock;
  readonly log: Logger;
}

/** A journal, seen from the core. */
export interface OpenJournal extends Journal {
  /** Begins to hand out entries, also those that dead processes have left. Called when the consumers are known. */
  start(): void;
  /** Resolves when the database has everything, or when the time is up. */
  drain(limitMs: number): Promise<void>;
  /** Ends. What has not reached the database stays in the file and is found by the next process. */
  close(): Promise<void>;
}

/** A file whose entries are being handed out. */
interface Source {
  readonly segment: SegmentFile;
  /** Present when another process has written it. */
  readonly left?: LeftFolder;
  offset: number;
}

/** What is read of a source at once. */
interface Piece extends DecodedPiece {
  readonly source: Source;
}

const pieceBytes = 1024 * 1024;
const defaultSegmentBytes = 8 * 1024 * 1024;
const lookForLeftMs = 30_000;
const pauseAfterFailureMs = 1_000;
const closeLimitMs = 2_000;
/** How long a reader waits for what is on its way. */
const settleLimitMs = 2_000;

/** The journal in a local folder: see the README beside. */
export class FileJournal implements OpenJournal {
  readonly #options: JournalOptions;
  readonly #folder: ProcessFolder;
  readonly #writer: GroupWriter;
  readonly #unwritten: Unwritten;
  /** By kind; the last one takes the entries. */
  readonly #consumers = new Map<string, readonly AnyConsumer[]>();
  readonly #listeners = new Set<ProcessEnded>();
  /** Folders that are empty, of which somebody has still to be told. */
  readonly #ended = new Set<LeftFolder>();
  #telling: Promise<void> | undefined;
  /** The one that is being handed out is the first. */
  readonly #sources: Source[] = [];
  readonly #ending = new AbortController();
  #aside: SegmentFile | undefined;
  readonly #backlog: Backlog;
  readonly #pace: ShippingPace;
  readonly #arrivals: Arrivals;
  #wake = Promise.withResolvers<void>();
  /** Whoever ships has been told that there is something, which is said of every line otherwise. */
  #isAwake = false;
  /** Since the last entry that the database has taken. */
  #isOut = false;
  #shipping: Promise<void> | undefined;
  #tookLeft: Promise<void> | undefined;
  #stopLooking: (() => void) | undefined;
  #closed: Promise<void> | undefined;

  private constructor(options: JournalOptions, folder: ProcessFolder) {
    this.#options = options;
    this.#folder = folder;
    this.#backlog = new Backlog(options.clock);
    this.#pace = new ShippingPace({ clock: options.clock, backlog: this.#backlog, isBusy: options.isBusy });
    this.#arrivals = new Arrivals(options.clock, (isAwaited) => this.#pace.hurry(isAwaited));
    this.#writer = new GroupWriter({
      folder: folder.path,
      fsync: options.fsync,
      segmentBytes: options.segmentBytes ?? defaultSegmentBytes,
      onSegment: (segment) => void this.#sources.push({ segment, offset: 0 }),
      onWritten: (bytes) => this.#grow(bytes),
    });
    this.#unwritten = new Unwritten({
      ...options,
      signal: this.#ending.signal,
      write: async (content) => this.#writer.append(content),
      consumerOf: (kind) => this.#consumers.get(kind)?.at(-1),
    });
  }

  /** Makes this process's part of the journal. @throws when the folder cannot be written */
  static async open(options: JournalOptions): Promise<OpenJournal> {
    return new FileJournal(options, await makeFolder(options.folder, options.clock.now()));
  }

  append(entry: AnyJournalEntry): Awaitable<void> {
    if (this.#ending.signal.aborted) return Promise.reject(new Error('the journal is closed'));
    const content = encodeEntry(entry);
    const keep = (error: unknown): Promise<void> => this.#unwritten.keep(entry, content, error);
    try {
      return this.#writer.append(content)?.catch(keep);
    } catch (error) {
      return keep(error);
    }
  }

  consume<Value extends JournalValue>(kind: string, consumer: JournalConsumer<Value>): () => void {
    // Whoever asks for a kind knows what its values are.
    const taker = consumer as AnyConsumer;
    const of = (): readonly AnyConsumer[] => this.#consumers.get(kind) ?? [];
    this.#consumers.set(kind, [...of(), taker]);
    return () => {
      const others = of().filter((other) => other !== taker);
      this.#consumers.set(kind, others);
    };
  }

  get process(): string {
    return this.#folder.name;
  }

  onProcessEnded(listener: ProcessEnded): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  refusal(): GatewayError | undefined {
    if (this.#unwritten.size > 0) {
      return refuse('GW_JOURNAL_UNWRITABLE', 'The gateway cannot write its journal at the moment. Try again shortly.');
    }
    if (this.#backlog.bytes <= this.#options.maxBytes) return undefined;
    return refuse('GW_JOURNAL_FULL', 'Too many records are waiting for the database. Try again shortly.');
  }

  get backlog(): JournalBacklog {
    const { bytes, since } = this.#backlog;
    return { bytes, since };
  }

  start(): void {
    if (this.#shipping) return;
    this.#tookLeft = this.#takeLeft();
    this.#shipping = this.#shipAll();
    this.#stopLooking = this.#options.clock.every(lookForLeftMs, () => void this.#takeLeft());
  }

  async settled(): Promise<void> {
    await this.#tookLeft;
    if (!this.#shipping || this.#isOut) return;
    await this.#arrivals.of(this.#sources, { limitMs: settleLimitMs, patient: false });
  }

  async drain(limitMs: number): Promise<void> {
    await Promise.all([this.#tookLeft, this.#writer.idle()]);
    await this.#arrivals.of(this.#sources, { limitMs, patient: true });
  }

  /** Closing again is waiting for the same. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    await this.#writer.idle();
    this.#ending.abort(new Error('the journal is closed'));
    this.#wake.resolve();
    this.#pace.end();
    this.#stopLooking?.();
    const waitOver = new AbortController();
    const limit = this.#options.clock.sleep(closeLimitMs, waitOver.signal).catch(() => undefined);
    await Promise.race([this.#shipping, limit]);
    await this.#finishComplete();
    await Promise.race([this.#telling, limit]);
    waitOver.abort();
    const open = [...this.#sources.map(({ segment }) => segment), ...(this.#aside ? [this.#aside] : [])];
    await Promise.all(open.map((segment) => segment.close()));
    const unfinished = new Set([...this.#sources.flatMap((source) => source.left ?? []), ...this.#ended]);
    for (const left of unfinished) left.release();
    const empty = !this.#aside && this.#sources.every(({ left, segment, offset }) => left || offset === segment.size);
    if (empty) await this.#folder.remove();
    else this.#folder.release();
  }

  #grow(bytes: number): void {
    this.#backlog.add(bytes);
    if (!this.#isAwake) this.#wake.resolve();
    this.#isAwake = true;
  }

  async #shipAll(): Promise<void> {
    const { clock, log } = this.#options;
    const { signal } = this.#ending;
    await this.#tookLeft;
    while (!signal.aborted) {
      try {
        await this.#shipNext();
      } catch (error) {
        if (signal.aborted) return;
        log.error({ error }, 'the journal could not be read');
        await clock.sleep(pauseAfterFailureMs, signal).catch(() => undefined);
      }
    }
  }

  async #shipNext(): Promise<void> {
    await this.#pace.due();
    const { bytes } = this.#backlog;
    const pieces = await this.#readPieces();
    if (pieces.length > 0) await this.#ship(pieces);
    if (pieces.reduce((sum, { length }) => sum + length, 0) < bytes) return;
    await this.#finishComplete();
    await this.#wake.promise;
    this.#wake = Promise.withResolvers();
    this.#isAwake = false;
    await this.#pace.gathered();
  }

  /** From one file after the other: what many dead processes have left, a few entries each, goes to the database at once. */
  async #readPieces(): Promise<readonly Piece[]> {
    const pieces: Piece[] = [];
    let left = pieceBytes;
    for (const source of this.#sources) {
      const { segment, offset } = source;
      if (offset >= segment.size) continue;
      if (left <= 0) break;
      const piece = await segment.read(offset, left);
      left -= piece.length;
      pieces.push({ source, ...piece });
      if (piece.damaged === 0) continue;
      const { path } = segment;
      this.#options.log.warn({ path, offset, lines: piece.damaged }, 'incomplete lines in the journal were skipped');
    }
    return pieces;
  }

  async #ship(pieces: readonly Piece[]): Promise<void> {
    const { clock } = this.#options;
    const begun = clock.now();
    await deliverEntries(
      pieces.flatMap(({ entries }) => entries),
      this.#delivery(),
    );
    this.#isOut = false;
    let bytes = 0;
    for (const { source, length } of pieces) {
      source.offset += length;
      bytes += length;
    }
    this.#backlog.take(bytes);
    this.#pace.shipped(bytes, clock.now() - begun);
    this.#arrivals.moved();
    for (const { source } of pieces) if (this.#isComplete(source)) await this.#finish(source);
  }

  /** Everything in it has been handed out, and nothing will be added. */
  #isComplete({ segment, left, offset }: Source): boolean {
    return offset === segment.size && (left !== undefined || !this.#writer.isOpen(segment));
  }

  async #finishComplete(): Promise<void> {
    for (const done of this.#sources.filter((each) => this.#isComplete(each))) await this.#finish(done);
  }

  async #finish(source: Source): Promise<void> {
    this.#sources.splice(this.#sources.indexOf(source), 1);
    const { segment, left } = source;
    if (!left) return segment.remove();
    await segment.close();
    if (!this.#sources.some((other) => other.left === left)) this.#end(left);
  }

  /** Its folder stays until everybody has been told, so that the next process tells them if this one does not come to it. */
  #end(left: LeftFolder): void {
    this.#ended.add(left);
    this.#telling ??= this.#tellAll();
  }

  /** One after the other: each may be several transactions, and entries of the living are on their way as well. */
  async #tellAll(): Promise<void> {
    const { signal } = this.#ending;
    // Once in any case: what is finished while the journal closes is finished with its folder.
    for (;;) {
      for (const left of this.#ended) if (await this.#tellOf(left)) this.#ended.delete(left);
      if (this.#ended.size === 0 || signal.aborted) break;
      await this.#options.clock.sleep(pauseAfterFailureMs, signal).catch(() => undefined);
    }
    this.#telling = undefined;
  }

  async #tellOf(left: LeftFolder): Promise<boolean> {
    try {
      for (const listener of this.#listeners) await listener(left.name);
      await left.remove();
      return true;
    } catch (error) {
      const { path } = left;
      this.#options.log.warn({ error, path }, 'what a dead process left unfinished could not be settled; trying again');
      return false;
    }
  }

  async #takeLeft(): Promise<void> {
    const { folder, log } = this.#options;
    try {
      for (const left of await takeLeftFolders(folder)) {
        const bytes = left.segments.reduce((sum, { size }) => sum + size, 0);
        log.info({ path: left.path, bytes }, 'took over the journal of a process that has ended');
        if (left.segments.length === 0) this.#end(left);
        for (const segment of left.segments) this.#sources.push({ segment, left, offset: 0 });
        this.#grow(bytes);
      }
    } catch (error) {
      log.error({ error, path: folder }, 'the journals of other processes could not be read');
    }
  }

  #delivery(): DeliveryContext {
    return {
      ...this.#options,
      signal: this.#ending.signal,
      consumerOf: (kind) => this.#consumers.get(kind)?.at(-1),
      onOutage: () => {
        this.#isOut = true;
        this.#arrivals.stopped();
      },
      setAside: (entry) => this.#setAside(entry),
    };
  }

  async #setAside(entry: AnyJournalEntry): Promise<void> {
    this.#aside ??= await SegmentFile.create(join(this.#folder.path, 'aside.journal'));
    await this.#aside.append(encodeRecord(entry), true);
  }
}

function refuse(code: string, message: string): GatewayError {
  return new GatewayError({ code, status: 503, message, retryAfter: 1 });
}
