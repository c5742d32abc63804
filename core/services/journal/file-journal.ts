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
import { BatchedEntries, type EncodedEntry } from './batched-entries.js';
import { Delivery } from './delivery/delivery.js';
import { DiskStalls } from './disk-stalls.js';
import { GroupWriter } from './group-writer.js';
import { encodeEntry } from './lines/line-encoder.js';
import { makeFolder, type ProcessFolder } from './process-folder.js';
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

const defaultSegmentBytes = 8 * 1024 * 1024;
/**
 * How often processes that have ended are looked for, and a file of this one ends: until it is removed, a crash delivers its entries again, even those
 * that were deleted from the database since.
 */
const tidyMs = 30_000;
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
  readonly #delivery: Delivery;
  readonly #ending = new AbortController();
  #isReportedFull = false;
  readonly #stalls: DiskStalls;
  #stopTidying: (() => void) | undefined;
  #closed: Promise<void> | undefined;

  private constructor(options: JournalOptions, folder: ProcessFolder) {
    this.#options = options;
    this.#folder = folder;
    this.#stalls = new DiskStalls(options);
    const { signal } = this.#ending;
    this.#delivery = new Delivery({
      ...options,
      own: folder,
      isOpen: (segment) => this.#writer.isOpen(segment),
      readerPatienceMs: options.readerPatienceMs ?? defaultReaderPatienceMs,
      isBusy: options.isBusy,
      signal,
    });
    this.#writer = new GroupWriter({
      clock: options.clock,
      folder: folder.path,
      fsync: options.fsync,
      segmentBytes: options.segmentBytes ?? defaultSegmentBytes,
      onSegment: (segment) => this.#delivery.add(segment),
      onWritten: (bytes) => {
        this.#unwritten.fileWritten();
        this.#delivery.grow(bytes);
      },
      onStall: (took) => this.#stalls.add(took),
    });
    this.#unwritten = new UnwrittenEntries({
      ...options,
      signal,
      write: async (contents) => this.#writer.append(contents),
      consumerOf: this.#delivery.consumers.of,
      deliverWritten: () => this.#delivery.settle(),
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
    return this.#delivery.consumers.add(kind, consumer, ofBytes);
  }

  get process(): string {
    return this.#folder.name;
  }

  onProcessEnded(listener: ProcessEnded): () => void {
    return this.#delivery.ended.onEnded(listener);
  }

  refusal(): GatewayError | undefined {
    if (this.#unwritten.isStuck) {
      return refuse(unwritable, 'The gateway cannot write its journal at the moment. Try again shortly.');
    }
    const { maxBytes, log } = this.#options;
    const { bytes } = this.#delivery.backlog;
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
    const { bytes, since } = this.#delivery.backlog;
    return { bytes, since };
  }

  get setAside(): number {
    return this.#delivery.setAside;
  }

  start(): void {
    this.#delivery.start();
    this.#stopTidying ??= this.#options.clock.every(tidyMs, () => void this.#tidy());
  }

  async settled(): Promise<void> {
    await this.#delivery.settle();
  }

  async drain(limitMs: number): Promise<void> {
    await this.#writer.idle();
    await this.#delivery.drain(limitMs);
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
    this.#stopTidying?.();
    if (await this.#delivery.close()) await this.#folder.remove();
    else this.#folder.release();
  }

  /** Ends the current file, which is removed when all of it is delivered, and takes over those of processes that have ended. */
  #tidy(): Promise<void> {
    this.#writer.endFile();
    return this.#delivery.tidy();
  }
}

function refuse(code: string, message: string): GatewayError {
  return new GatewayError({ code, status: 503, message, retryAfter: 1 });
}
