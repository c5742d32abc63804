import type { AnyJournalEntry } from '../../api/services/journal.js';
import type { LineContent } from './lines/line-encoder.js';

/** An entry, and the content of its line. */
export interface EncodedEntry {
  readonly entry: AnyJournalEntry;
  readonly content: LineContent;
  /** Whether nothing but the end of an answer waits for it. */
  readonly together: boolean;
}

/** Writes entries in this order: synchronously, or resolves when they are safe, or were waited for long enough. Never throws or rejects. */
type WriteEntries = (entries: readonly EncodedEntry[]) => Promise<void> | undefined;

/**
 * Batches the entries of the exchanges that are settled at the same time: one write takes a third of the time of three. They are written when someone
 * needs to know that they are safe, at the latest in the next microtask.
 */
export class BatchedEntries {
  readonly #writeAll: WriteEntries;
  #waiting: EncodedEntry[] = [];
  #added = 0;
  #unsafe: Promise<void> | undefined;
  readonly #write = (): void => void this.written();

  constructor(writeAll: WriteEntries) {
    this.#writeAll = writeAll;
  }

  /** Adds an entry to the batch. */
  add(entry: EncodedEntry): void {
    this.#added += 1;
    if (this.#waiting.push(entry) > 1) return;
    Promise.resolve().then(this.#write).catch(ignore);
  }

  /** The number of entries ever added. */
  get added(): number {
    return this.#added;
  }

  /** Whether the batch has any entries. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Writes the batch. Resolves when all entries ever added are safe; undefined if they are. */
  written(): Promise<void> | undefined {
    if (this.#waiting.length === 0) return this.#unsafe;
    const waiting = this.#waiting;
    this.#waiting = [];
    const writing = this.#writeAll(waiting);
    if (writing) this.#remember(writing);
    return this.#unsafe;
  }

  #remember(writing: Promise<void>): void {
    const before = this.#unsafe;
    const all = before ? Promise.all([before, writing]).then(ignore) : writing;
    this.#unsafe = all;
    all.then(() => {
      if (this.#unsafe === all) this.#unsafe = undefined;
    }, ignore);
  }
}

/** Failures are handled where the promise is awaited. */
function ignore(): void {}
