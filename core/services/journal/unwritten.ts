import type { Clock } from '../../api/services/clock.js';
import type { AnyJournalEntry } from '../../api/services/journal.js';
import type { Logger } from '../../api/services/logger.js';
import type { AnyConsumer } from './deliver-entries.js';
import type { LineContent } from './record.js';

const pauseMs = 250;

/** What the rescue of unwritten entries works with. */
export interface RescueContext {
  readonly clock: Clock;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Writes a line to the file; rejects while it takes nothing. Lines of one call after the other are written together. */
  write(content: LineContent): Promise<void>;
  consumerOf(kind: string): AnyConsumer | undefined;
}

interface Kept {
  readonly entry: AnyJournalEntry;
  readonly content: LineContent;
  readonly safe: () => void;
}

/**
 * Entries that the disk has not taken. They are kept in memory, and the file and the database are tried in turn until one takes
 * them. There are few: while there is one, no new work is begun.
 */
export class Unwritten {
  readonly #context: RescueContext;
  #kept: readonly Kept[] = [];
  #rescuing = false;
  /** The log has been told that the database does not help. */
  #isTold = false;

  constructor(context: RescueContext) {
    this.#context = context;
  }

  get size(): number {
    return this.#kept.length;
  }

  /** Resolves when the entry is safe after all. */
  keep(entry: AnyJournalEntry, content: LineContent, cause: unknown): Promise<void> {
    return new Promise((safe) => {
      this.#kept = [...this.#kept, { entry, content, safe }];
      if (this.#rescuing) return;
      this.#rescuing = true;
      this.#context.log.error({ error: cause }, 'the journal cannot be written; new requests are refused until it can');
      this.#rescue().catch((error: unknown) =>
        this.#context.log.error({ error }, 'the journal stopped trying to write'),
      );
    });
  }

  async #rescue(): Promise<void> {
    const { clock, log, signal } = this.#context;
    while (this.#kept.length > 0 && !signal.aborted) {
      if (await this.#toFile(this.#kept)) continue;
      await this.#toDatabase(this.#kept);
      if (this.#kept.length > 0) await clock.sleep(pauseMs, signal).catch(() => undefined);
    }
    this.#rescuing = false;
    this.#isTold = false;
    if (this.#kept.length === 0) log.info({}, 'all entries that the journal could not write are now stored');
  }

  async #toFile(kept: readonly Kept[]): Promise<boolean> {
    try {
      await Promise.all(kept.map(({ content }) => this.#context.write(content)));
      this.#areSafe(kept);
      return true;
    } catch {
      return false;
    }
  }

  async #toDatabase(kept: readonly Kept[]): Promise<void> {
    for (const [kind, ofKind] of Map.groupBy(kept, ({ entry }) => entry.kind)) {
      try {
        const consumer = this.#context.consumerOf(kind);
        if (!consumer) continue;
        await consumer(ofKind.map(({ entry }) => entry));
        this.#areSafe(ofKind);
      } catch (error) {
        // A disk that is full may stay so, and the log may lie on it too.
        if (!this.#isTold)
          this.#context.log.warn(
            { error, kind },
            'the database does not accept the entries that the journal cannot write',
          );
        this.#isTold = true;
      }
    }
  }

  #areSafe(kept: readonly Kept[]): void {
    this.#kept = this.#kept.filter((each) => !kept.includes(each));
    for (const { safe } of kept) safe();
  }
}
