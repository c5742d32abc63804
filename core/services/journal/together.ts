import type { AnyJournalEntry } from '../../api/services/journal.js';
import type { LineContent } from './line-encoder.js';

/** An entry and what its line will hold. */
export interface Encoded {
  readonly entry: AnyJournalEntry;
  readonly content: LineContent;
}

/** How entries are written that have waited for each other. */
export interface TogetherOptions {
  /** Writes them, in this order: at once, or resolves when they are safe. Never throws, and never rejects. */
  write(entries: readonly Encoded[]): Promise<void> | undefined;
}

/**
 * Entries of one exchange that wait for each other: one write for all of them takes a third of the time that three need. They wait no longer than
 * until somebody wants to know them safe, or until the code that runs now has ended.
 */
export class Together {
  readonly #options: TogetherOptions;
  #waiting: Encoded[] = [];
  #unsafe: Promise<void> | undefined;
  readonly #write = (): void => void this.written();

  constructor(options: TogetherOptions) {
    this.#options = options;
  }

  /** Takes an entry that may wait. */
  add(entry: Encoded): void {
    if (this.#waiting.push(entry) > 1) return;
    Promise.resolve().then(this.#write).catch(ignore);
  }

  /** Whether any wait. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Writes what waits, and resolves when all that has ever waited is safe; undefined when it is. */
  written(): Promise<void> | undefined {
    if (this.#waiting.length === 0) return this.#unsafe;
    const waiting = this.#waiting;
    this.#waiting = [];
    const writing = this.#options.write(waiting);
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

/** Whatever has become of them is told by the promise itself. */
function ignore(): void {}
