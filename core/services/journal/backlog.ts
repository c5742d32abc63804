import type { Clock } from '../../api/services/clock.js';
import type { JournalBacklog } from '../../api/services/journal.js';

/** Entries that come within this time of each other are taken to be of one age. */
const markMs = 100;

/** From which byte on, of all that have ever been added, entries are of this time or later. */
interface Mark {
  readonly from: number;
  readonly at: number;
}

/** Counts what waits for the database, and knows how old it is. */
export class Backlog implements JournalBacklog {
  readonly #clock: Clock;
  #added = 0;
  #taken = 0;
  /** The first is of what is taken next. */
  readonly #marks: Mark[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get bytes(): number {
    return this.#added - this.#taken;
  }

  get since(): number | undefined {
    return this.bytes > 0 ? this.#marks[0]?.at : undefined;
  }

  add(bytes: number): void {
    const at = this.#clock.now();
    const last = this.#marks.at(-1);
    if (!last || at - last.at >= markMs) this.#marks.push({ from: this.#added, at });
    this.#added += bytes;
  }

  take(bytes: number): void {
    this.#taken += bytes;
    const next = this.#marks.findIndex(({ from }) => from > this.#taken);
    const past = this.bytes <= 0 ? this.#marks.length : next < 0 ? this.#marks.length - 1 : next - 1;
    if (past > 0) this.#marks.splice(0, past);
  }
}
