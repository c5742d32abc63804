import { join } from 'node:path';
import type { Awaitable } from '../../api/awaitable.js';
import { GatewayError } from '../../api/errors.js';
import { messageOf } from '../../api/internal/message-of.js';
import { endsWithin } from '../../api/waiting/ends-within.js';
import type { Clock } from '../../api/services/clock.js';
import type {
  AnyJournalEntry,
  Appending,
  Journal,
  JournalBacklog,
  JournalConsumer,
  JournalValue,
  ProcessEnded,
  ValuesConsumer,
} from '../../api/services/journal.js';
import type { Logger } from '../../api/services/logger.js';
import { Arrivals } from './delivery/arrivals.js';
import { Backlog } from './delivery/backlog.js';
import { Consumers } from './delivery/consumers.js';
import { type DeliveryContext, deliverEntries } from './delivery/deliver-entries.js';
import { type DeliveryPiece, DeliverySources } from './delivery/delivery-sources.js';
import { ShippingPace } from './delivery/shipping-pace.js';
import { DiskStalls } from './disk-stalls.js';
import { EndedProcesses } from './ended-processes.js';
import { GroupWriter } from './group-writer.js';
import { BatchedEntries, type EncodedEntry } from './lines/batched-entries.js';
import { encodeEntry, LineEncoder } from './lines/line-encoder.js';
import { storeValues } from './lines/store-values.js';
import { makeFolder, type ProcessFolder, takeLeftFolders } from './process-folder.js';
import { SegmentFile } from './segment-file.js';
import { UnwrittenEntries } from './unwritten-entries.js';

export interface JournalOptions {
  /** The journal's folder, shared by the processes of one machine with the same data folder. */
  readonly folder: string;
  /** Whether an entry counts as safe only after `fsync`, so that it survives a power failure. */
  readonly fsync: boolean;
  /** New requests are refused when more bytes than this wait for the database. */
  readonly maxBytes: number;
  readonly segmentBytes?: number;
  /** How long a reader waits for pending entries, in milliseconds; two seconds if absent. */
  readonly readerPatienceMs?: number;
  /** For an embedded database: whether the process is busy, so that entries wait. */
  readonly isBusy?: () => boolean;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The journal, as the core uses it. */
export interface OpenJournal extends Journal {
  /** Starts the delivery of entries, including those of processes that have ended. Call it when the consumers are registered. */
  start(): void;
  /** Resolves when the database has all entries, or after the time limit. */
  drain(limitMs: number): Promise<void>;
  /** Closes the journal. Entries that have not reached the database stay in the file, for the next process. */
  close(): Promise<void>;
}

/**
 * The most bytes that are delivered together, three to five thousand records. A batch costs the embedded database half a millisecond more than its rows.
 */
const batchBytes = 4 * 1024 * 1024;
const defaultSegmentBytes = 8 * 1024 * 1024;
/**
 * How often processes that have ended are looked for, and a file of this one ends: until it is removed, a crash delivers its entries again, even those
 * that were deleted from the database since.
 */
const tidyMs = 30_000;
const pauseAfterFailureMs = 1_000;
const closeLimitMs = 2_000;
const unwritable = 'GW_JOURNAL_UNWRITABLE';
/** How long the end of an answer waits for entries that neither the disk nor the database takes, in milliseconds. */
const answerPatienceMs = 2_000;
const defaultReaderPatienceMs = 2_000;

/** The journal in a local folder, see README.md. */
export class FileJournal implements OpenJournal {
  readonly #options: JournalOptions;
  readonly #folder: ProcessFolder;
  readonly #writer: GroupWriter;
  readonly #unwritten: UnwrittenEntries;
  readonly #together = new BatchedEntries((entries) => this.#write(entries));
  readonly #consumers = new Consumers();
  readonly #sources: DeliverySources;
  readonly #ending = new AbortController();
  readonly #ended: EndedProcesses;
  #aside: SegmentFile | undefined;
  readonly #backlog: Backlog;
  readonly #pace: ShippingPace;
  readonly #arrivals: Arrivals;
  #wake = Promise.withResolvers<void>();
  /** Whether the delivery has been woken, so that not every line does that. */
  #isAwake = false;
  /** Since the last entry that the database has stored. */
  #isOut = false;
  /** Since the last batch. */
  #isUnreadable = false;
  #isReportedFull = false;
  readonly #stalls: DiskStalls;
  #shipping: Promise<void> | undefined;
  #tookLeft: Promise<void> | undefined;
  #stopTidying: (() => void) | undefined;
  #closed: Promise<void> | undefined;

  private constructor(options: JournalOptions, folder: ProcessFolder) {
    this.#options = options;
    this.#folder = folder;
    this.#stalls = new DiskStalls(options);
    this.#ended = new EndedProcesses({ ...options, signal: this.#ending.signal });
    this.#backlog = new Backlog(options.clock);
    this.#pace = new ShippingPace({ clock: options.clock, backlog: this.#backlog, isBusy: options.isBusy });
    this.#arrivals = new Arrivals(options.clock, (isAwaited) => this.#pace.hurry(isAwaited));
    this.#sources = new DeliverySources({
      log: options.log,
      isOpen: (segment) => this.#writer.isOpen(segment),
      onDelivered: (left) => this.#ended.add(left),
    });
    this.#writer = new GroupWriter({
      clock: options.clock,
      folder: folder.path,
      fsync: options.fsync,
      segmentBytes: options.segmentBytes ?? defaultSegmentBytes,
      onSegment: (segment) => this.#sources.add(segment),
      onWritten: (bytes) => {
        this.#unwritten.fileWritten();
        this.#grow(bytes);
      },
      onStall: (took) => this.#stalls.add(took),
    });
    this.#unwritten = new UnwrittenEntries({
      ...options,
      signal: this.#ending.signal,
      write: async (contents) => this.#writer.append(contents),
      consumerOf: this.#consumers.of,
      deliverWritten: () => this.#settle(),
    });
  }

  /** Opens this process's part of the journal. @throws GatewayError `GW_JOURNAL_UNWRITABLE` when the folder is not writable */
  static async open(options: JournalOptions): Promise<OpenJournal> {
    const { folder, clock } = options;
    try {
      return new FileJournal(options, await makeFolder(folder, clock.now()));
    } catch (cause) {
      throw new GatewayError({
        code: unwritable,
        status: 503,
        message:
          `The journal in ${folder} cannot be written: ${messageOf(cause)}. Is the disk full or read-only, or are permissions missing? ` +
          'Every process needs a folder that it can write (data.folder), also with a PostgreSQL server.',
        cause,
      });
    }
  }

  append(entry: AnyJournalEntry, { together = false }: Appending = {}): Awaitable<void> {
    if (this.#ending.signal.aborted) return Promise.reject(new Error('the journal is closed'));
    const encoded = { entry, content: encodeEntry(entry), together };
    if (together && this.#writer.writesAtOnce) {
      this.#together.add(encoded);
      return undefined;
    }
    // Batched entries are written first, to keep the order.
    if (!this.#together.isWaiting) return this.#write([encoded]);
    this.#together.add(encoded);
    return this.#together.written();
  }

  written(): Awaitable<void> {
    return this.#together.written();
  }

  get batched(): number {
    return this.#together.added;
  }

  #write(entries: readonly EncodedEntry[]): Promise<void> | undefined {
    const keep = async (error: unknown): Promise<void> => {
      const kept = Promise.all(entries.map(({ entry, content }) => this.#unwritten.keep(entry, content, error)));
      const endsOnly = entries.every(({ together }) => together);
      await (endsOnly ? endsWithin(kept, answerPatienceMs, this.#options.clock) : kept);
    };
    try {
      return this.#writer.append(entries.map(({ content }) => content))?.catch(keep);
    } catch (error) {
      return keep(error);
    }
  }

  consume<Value extends JournalValue>(
    kind: string,
    consumer: JournalConsumer<Value>,
    ofBytes?: ValuesConsumer,
  ): () => void {
    return this.#consumers.add(kind, consumer, ofBytes);
  }

  get process(): string {
    return this.#folder.name;
  }

  onProcessEnded(listener: ProcessEnded): () => void {
    return this.#ended.onEnded(listener);
  }

  refusal(): GatewayError | undefined {
    if (this.#unwritten.isStuck) {
      return refuse(unwritable, 'The gateway cannot write its journal at the moment. Try again shortly.');
    }
    const { maxBytes, log } = this.#options;
    const { bytes } = this.#backlog;
    // Reported again only after it was half empty, because it may stay at the limit for long.
    if (bytes <= maxBytes / 2) this.#isReportedFull = false;
    if (bytes <= maxBytes) return undefined;
    if (!this.#isReportedFull)
      log.error(
        { bytes, maxBytes },
        'too many records wait for the database; new requests are refused until it has them',
      );
    this.#isReportedFull = true;
    return refuse('GW_JOURNAL_FULL', 'Too many records are waiting for the database. Try again shortly.');
  }

  get stalledMs(): number {
    return this.#stalls.totalMs;
  }

  get unwritable(): boolean {
    return this.#unwritten.isReported;
  }

  get backlog(): JournalBacklog {
    const { bytes, since } = this.#backlog;
    return { bytes, since };
  }

  start(): void {
    if (this.#shipping) return;
    this.#tookLeft = this.#takeLeft();
    this.#shipping = this.#shipAll();
    this.#stopTidying = this.#options.clock.every(tidyMs, () => void this.#tidy());
  }

  async settled(): Promise<void> {
    await this.#settle();
  }

  /** @returns whether the database has all entries that can be read */
  async #settle(): Promise<boolean> {
    await this.#tookLeft;
    if (!this.#shipping) return true;
    if (this.#isOut) return false;
    const { readerPatienceMs: limitMs = defaultReaderPatienceMs } = this.#options;
    const arrived = await this.#arrivals.of(this.#sources.all, { limitMs, patient: false });
    return arrived || this.#isUnreadable;
  }

  async drain(limitMs: number): Promise<void> {
    await Promise.all([this.#tookLeft, this.#writer.idle()]);
    await this.#arrivals.of(this.#sources.all, { limitMs, patient: true });
  }

  /** The pending or completed close, which further calls return. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    this.#together.written()?.catch(() => undefined);
    await this.#writer.idle();
    this.#ending.abort(new Error('the journal is closed'));
    this.#wake.resolve();
    this.#pace.end();
    this.#stopTidying?.();
    const waitOver = new AbortController();
    const limit = this.#options.clock.sleep(closeLimitMs, waitOver.signal).catch(() => undefined);
    await Promise.race([this.#shipping, limit]);
    await this.#sources.finishComplete();
    await Promise.race([this.#ended.idle(), limit]);
    waitOver.abort();
    await Promise.all([this.#sources.close(), this.#aside?.close()]);
    for (const left of new Set([...this.#sources.left, ...this.#ended.folders])) left.release();
    if (!this.#aside && this.#sources.hasDeliveredOwn) await this.#folder.remove();
    else this.#folder.release();
  }

  /** Ends the current file, which is removed when all of it is delivered, and takes over those of processes that have ended. */
  #tidy(): Promise<void> {
    this.#writer.endFile();
    // Also for files that could not be removed before.
    this.#wakeUp();
    return this.#takeLeft();
  }

  #grow(bytes: number): void {
    this.#backlog.add(bytes);
    this.#wakeUp();
  }

  #wakeUp(): void {
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
        this.#isUnreadable = true;
        log.error({ error }, 'the journal could not be read');
        await clock.sleep(pauseAfterFailureMs, signal).catch(() => undefined);
      }
    }
  }

  async #shipNext(): Promise<void> {
    await this.#pace.due();
    const { bytes } = this.#backlog;
    const pieces = await this.#sources.read(batchBytes, (kind) => this.#consumers.ofBytes(kind) !== undefined);
    const shipped = pieces.length > 0 ? await this.#ship(pieces) : 0;
    if (shipped < bytes) return;
    await this.#sources.finishComplete();
    await this.#wake.promise;
    this.#wake = Promise.withResolvers();
    this.#isAwake = false;
    await this.#pace.gathered();
  }

  /** Reads without bulk consumers. @throws when closed: the files may be closed, too */
  #readEntries(): Promise<readonly DeliveryPiece[]> {
    this.#ending.signal.throwIfAborted();
    return this.#sources.read(batchBytes, () => false);
  }

  /** @returns the number of delivered bytes */
  async #ship(read: readonly DeliveryPiece[]): Promise<number> {
    const { clock } = this.#options;
    const begun = clock.now();
    const isStored = await storeValues(read, { log: this.#options.log, consumerOf: this.#consumers.ofBytes });
    // With entries, an outage is waited for, and an invalid value is found.
    const pieces = isStored ? read : await this.#readEntries();
    await deliverEntries(
      pieces.flatMap(({ entries }) => entries),
      this.#delivery(),
    );
    this.#isOut = false;
    this.#isUnreadable = false;
    let bytes = 0;
    for (const { source, length } of pieces) {
      source.offset += length;
      bytes += length;
    }
    this.#backlog.take(bytes);
    this.#pace.shipped(bytes, clock.now() - begun);
    this.#arrivals.moved();
    await this.#sources.finishComplete();
    return bytes;
  }

  async #takeLeft(): Promise<void> {
    const { folder, log } = this.#options;
    try {
      const unreadable = (error: unknown, path: string): void =>
        log.error({ error, path }, 'the journal of a process that has ended could not be read; trying again');
      for (const left of await takeLeftFolders(folder, unreadable)) {
        const bytes = left.segments.reduce((sum, { size }) => sum + size, 0);
        log.info({ path: left.path, bytes }, 'took over the journal of a process that has ended');
        if (left.segments.length === 0) this.#ended.add(left);
        for (const segment of left.segments) this.#sources.add(segment, left);
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
      consumerOf: this.#consumers.of,
      onOutage: () => {
        this.#isOut = true;
        this.#arrivals.stopped();
      },
      setAside: (entry) => this.#setAside(entry),
    };
  }

  async #setAside(entry: AnyJournalEntry): Promise<void> {
    this.#aside ??= await SegmentFile.create(join(this.#folder.path, 'aside.journal'), true);
    await this.#aside.append(new LineEncoder().encode([encodeEntry(entry)]), true);
  }
}

function refuse(code: string, message: string): GatewayError {
  return new GatewayError({ code, status: 503, message, retryAfter: 1 });
}
