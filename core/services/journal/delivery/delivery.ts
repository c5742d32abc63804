import { join } from 'node:path';
import type { Clock } from '../../../api/services/clock.js';
import type { AnyJournalEntry } from '../../../api/services/journal.js';
import type { Logger } from '../../../api/services/logger.js';
import { EndedProcesses } from '../ended-processes.js';
import { encodeEntry, LineEncoder } from '../lines/line-encoder.js';
import { type ProcessFolder, takeLeftFolders } from '../process-folder.js';
import { SegmentFile } from '../segment-file.js';
import { Arrivals } from './arrivals.js';
import { Backlog } from './backlog.js';
import { Consumers } from './consumers.js';
import { type DeliveryContext, deliverEntries } from './deliver-entries.js';
import { type DeliveryPiece, DeliverySources } from './delivery-sources.js';
import { ShippingPace } from './shipping-pace.js';
import { storeValues } from './store-values.js';

/**
 * The most bytes that are delivered together, three to five thousand records. A batch costs the embedded database half a millisecond more than its rows.
 */
const batchBytes = 4 * 1024 * 1024;
const pauseAfterFailureMs = 1_000;
const closeLimitMs = 2_000;

/** The options of a {@link Delivery}. */
interface DeliveryOptions {
  /** The journal's folder, with those of all its processes. */
  readonly folder: string;
  /** This process's part of it. */
  readonly own: ProcessFolder;
  /** Whether this process still writes the file. */
  readonly isOpen: (segment: SegmentFile) => boolean;
  /** How long a reader waits for pending entries, in milliseconds. */
  readonly readerPatienceMs: number;
  /** For an embedded database: whether the process is busy, so that entries wait. */
  readonly isBusy: (() => boolean) | undefined;
  /** Aborted when the journal is closed. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The disk does not take an entry that cannot be delivered. */
class NotSetAside extends Error {}

/** Delivers the entries in the files of a journal to the database: those of this process, and of processes that have ended. */
export class Delivery {
  readonly consumers = new Consumers();
  /** The processes that have ended, which listeners are told of. */
  readonly ended: EndedProcesses;
  /** What the database does not have yet. */
  readonly backlog: Backlog;
  readonly #options: DeliveryOptions;
  readonly #sources: DeliverySources;
  readonly #pace: ShippingPace;
  readonly #arrivals: Arrivals;
  #aside: SegmentFile | undefined;
  #asideCount = 0;
  #wake = Promise.withResolvers<void>();
  /** Whether the delivery has been woken, so that not every line does that. */
  #isAwake = false;
  /** Since the last entry that the database has stored. */
  #isOut = false;
  /** Since the last batch. */
  #isUnreadable = false;
  /** Aborted when the plugins are being closed, and one that is gone would have taken what comes next. */
  readonly #over = new AbortController();
  #isDrained = false;
  #shipping: Promise<void> | undefined;
  #tookLeft: Promise<void> | undefined;

  constructor(options: DeliveryOptions) {
    this.#options = { ...options, signal: AbortSignal.any([options.signal, this.#over.signal]) };
    const { clock, log, isBusy, isOpen } = options;
    this.ended = new EndedProcesses(options);
    this.backlog = new Backlog(clock);
    this.#pace = new ShippingPace({ clock, backlog: this.backlog, isBusy });
    this.#arrivals = new Arrivals(clock, (isAwaited) => this.#pace.hurry(isAwaited));
    this.#sources = new DeliverySources({ log, isOpen, onDelivered: (left) => this.ended.add(left) });
  }

  /** The number of entries that are kept for the next start. */
  get setAside(): number {
    return this.#asideCount;
  }

  /** Adds a file of this process. */
  add(segment: SegmentFile): void {
    this.#sources.add(segment);
  }

  /** Must be called when bytes were added to a file. */
  grow(bytes: number): void {
    this.backlog.add(bytes);
    this.#wakeUp();
  }

  start(): void {
    if (this.#shipping) return;
    this.#tookLeft = this.#takeLeft();
    this.#shipping = this.#shipAll();
  }

  /** Takes over the files of processes that have ended, and removes those that could not be removed before. */
  tidy(): Promise<void> {
    this.#wakeUp();
    return this.#takeLeft();
  }

  /** Waits for entries on their way. @returns whether the database has all entries that can be read */
  async settle(): Promise<boolean> {
    await this.#tookLeft;
    if (!this.#shipping) return true;
    if (this.#isOut) return false;
    const { readerPatienceMs: limitMs } = this.#options;
    const arrived = await this.#arrivals.of(this.#sources.all, { limitMs, patient: false });
    return arrived || this.#isUnreadable;
  }

  /** Resolves when the database has all entries, or after the time limit. Then plugins may be closed. */
  async drain(limitMs: number): Promise<void> {
    await this.#tookLeft;
    await this.#arrivals.of(this.#sources.all, { limitMs, patient: true });
    this.#isDrained = true;
  }

  /** Ends after the signal was aborted. @returns whether all entries of this process are in the database */
  async close(): Promise<boolean> {
    this.#wake.resolve();
    this.#pace.end();
    const waitOver = new AbortController();
    const limit = this.#options.clock.sleep(closeLimitMs, waitOver.signal).catch(() => undefined);
    await Promise.race([this.#shipping, limit]);
    await this.#sources.finishComplete();
    await Promise.race([this.ended.idle(), limit]);
    waitOver.abort();
    await Promise.all([this.#sources.close(), this.#aside?.close()]);
    for (const left of new Set([...this.#sources.left, ...this.ended.folders])) left.release();
    return !this.#aside && this.#sources.hasDeliveredOwn;
  }

  #wakeUp(): void {
    if (!this.#isAwake) this.#wake.resolve();
    this.#isAwake = true;
  }

  async #shipAll(): Promise<void> {
    const { clock, log, signal } = this.#options;
    await this.#tookLeft;
    while (!signal.aborted) {
      try {
        await this.#shipNext();
      } catch (error) {
        if (signal.aborted) return;
        this.#isUnreadable = true;
        const isAside = error instanceof NotSetAside;
        log.error({ error: isAside ? error.cause : error }, isAside ? error.message : 'the journal could not be read');
        await clock.sleep(pauseAfterFailureMs, signal).catch(() => undefined);
      }
    }
  }

  async #shipNext(): Promise<void> {
    await this.#pace.due();
    const { bytes } = this.backlog;
    const pieces = await this.#sources.read(batchBytes, (kind) => this.consumers.ofBytes(kind) !== undefined);
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
    this.#options.signal.throwIfAborted();
    return this.#sources.read(batchBytes, () => false);
  }

  /** @returns the number of delivered bytes */
  async #ship(read: readonly DeliveryPiece[]): Promise<number> {
    const { clock } = this.#options;
    const begun = clock.now();
    const isStored = await storeValues(read, { log: this.#options.log, consumerOf: this.consumers.ofBytes });
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
    this.backlog.take(bytes);
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
        if (left.segments.length === 0) this.ended.add(left);
        for (const segment of left.segments) this.#sources.add(segment, left);
        this.grow(bytes);
      }
    } catch (error) {
      log.error({ error, path: folder }, 'the journals of other processes could not be read');
    }
  }

  #delivery(): DeliveryContext {
    return {
      ...this.#options,
      consumerOf: (kind) => {
        const consumer = this.consumers.of(kind);
        // Its plugin is closed, and not removed from the list: the entries stay where they are.
        if (!consumer && this.#isDrained) this.#over.abort(new Error('the plugins are closed'));
        return consumer;
      },
      onOutage: () => {
        this.#isOut = true;
        this.#arrivals.stopped();
      },
      setAside: (entry) => this.#setAside(entry),
    };
  }

  async #setAside(entry: AnyJournalEntry): Promise<void> {
    try {
      this.#aside ??= await SegmentFile.create(join(this.#options.own.path, 'aside.journal'), true);
      await this.#aside.append(new LineEncoder().encode([encodeEntry(entry)]), true);
    } catch (cause) {
      throw new NotSetAside('a journal entry that cannot be delivered could not be set aside; trying again', { cause });
    }
    this.#asideCount += 1;
  }
}
