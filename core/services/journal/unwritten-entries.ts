import type { Clock } from '../../api/services/clock.js';
import type { AnyJournalEntry } from '../../api/services/journal.js';
import type { Logger } from '../../api/services/logger.js';
import type { AnyConsumer } from './delivery/consumers.js';
import type { LineContent } from './lines/line-encoder.js';

const pauseMs = 250;
/** An attempt that takes longer has failed for new requests, such as one with a database that is silent. */
const patienceMs = 1_000;

/** The context of {@link UnwrittenEntries}. */
interface RescueContext {
  readonly clock: Clock;
  readonly log: Logger;
  /** The folder of the files, for the log. */
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Writes lines to the file, all or none; rejects if that fails. */
  write(contents: readonly LineContent[]): Promise<void>;
  consumerOf(kind: string): AnyConsumer | undefined;
  /** Delivers what is in the files, which is older. Resolves with whether the database has it. */
  deliverWritten(): Promise<boolean>;
}

interface PendingEntry {
  readonly entry: AnyJournalEntry;
  readonly content: LineContent;
  readonly safe: () => void;
}

/**
 * Entries that could not be written to disk. They are kept in memory, and the file and the database are tried in turn until one accepts
 * them. There are few: answers wait for the database, and new requests are refused while neither accepts them.
 */
export class UnwrittenEntries {
  readonly #context: RescueContext;
  #kept: readonly PendingEntry[] = [];
  #rescuing = false;
  /** Whether the last attempt has left entries. */
  #hasFailed = false;
  /** When the last attempt began, by the monotonic clock. */
  #triedAt = 0;
  /** Whether the log says that the file cannot be written. */
  #isReported = false;
  /** Whether it says that the database does not accept entries either. */
  #hasWarned = false;

  constructor(context: RescueContext) {
    this.#context = context;
  }

  get size(): number {
    return this.#kept.length;
  }

  /** Whether the file did not accept entries when it was last tried. */
  get isReported(): boolean {
    return this.#isReported;
  }

  /** Whether neither the file nor the database accepts entries, as far as is known. */
  get isStuck(): boolean {
    return this.size > 0 && (this.#hasFailed || performance.now() - this.#triedAt > patienceMs);
  }

  /** Keeps an entry. Resolves when it is safe. */
  keep(entry: AnyJournalEntry, content: LineContent, cause: unknown): Promise<void> {
    return new Promise((safe) => {
      this.#kept = [...this.#kept, { entry, content, safe }];
      // Once, because the disk may stay full, and the log may be on it too.
      if (!this.#isReported)
        this.#context.log.error(
          { folder: this.#context.folder, error: cause },
          'the journal cannot be written: answers wait until the database has their records, and new requests are refused while it does not take them; make room in this folder, and nothing has to be restarted',
        );
      this.#isReported = true;
      if (this.#rescuing) return;
      this.#rescuing = true;
      this.#rescue().catch((error: unknown) =>
        this.#context.log.error({ error }, 'the journal stopped trying to write'),
      );
    });
  }

  /** Must be called after each write to the file. */
  fileWritten(): void {
    if (!this.#isReported || this.#kept.length > 0) return;
    this.#isReported = false;
    this.#hasWarned = false;
    this.#context.log.info({}, 'the journal can be written again');
  }

  async #rescue(): Promise<void> {
    const { clock, signal } = this.#context;
    while (this.#kept.length > 0 && !signal.aborted) {
      this.#triedAt = performance.now();
      this.#hasFailed = !(await this.#toEither());
      if (this.#hasFailed) await clock.sleep(pauseMs, signal).catch(() => undefined);
    }
    this.#rescuing = false;
  }

  /** @returns whether all are safe that were kept when it began */
  async #toEither(): Promise<boolean> {
    if (await this.#toFile(this.#kept)) return true;
    return (await this.#context.deliverWritten()) && this.#toDatabase(this.#kept);
  }

  async #toFile(kept: readonly PendingEntry[]): Promise<boolean> {
    try {
      await this.#context.write(kept.map(({ content }) => content));
      this.#resolve(kept);
      this.fileWritten();
      return true;
    } catch {
      return false;
    }
  }

  async #toDatabase(kept: readonly PendingEntry[]): Promise<boolean> {
    let hasAll = true;
    for (const [kind, ofKind] of Map.groupBy(kept, ({ entry }) => entry.kind)) {
      try {
        const consumer = this.#context.consumerOf(kind);
        if (!consumer) {
          hasAll = false;
          continue;
        }
        await consumer(ofKind.map(({ entry }) => entry));
        this.#resolve(ofKind);
      } catch (error) {
        hasAll = false;
        if (!this.#hasWarned)
          this.#context.log.warn(
            { error, kind },
            'the database does not accept the entries that the journal cannot write',
          );
        this.#hasWarned = true;
      }
    }
    return hasAll;
  }

  #resolve(kept: readonly PendingEntry[]): void {
    this.#kept = this.#kept.filter((each) => !kept.includes(each));
    for (const { safe } of kept) safe();
  }
}
