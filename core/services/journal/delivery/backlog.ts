import type { Clock } from '../../../api/services/clock.js';
import type { JournalBacklog } from '../../../api/services/journal.js';

/** Resolution in milliseconds of the age of entries. */
const markMs = 100;
/** After a long outage it is this part of the time between two entries and the oldest one, so that a week of it has 10,000 marks. */
const markPart = 1 / 1_000;

/** Entries from this offset on, counted over all bytes ever added, are of this time or later. */
interface Mark {
  readonly from: number;
  readonly at: number;
}

/** The number of bytes that wait for the database, and the age of the oldest. */
export class Backlog implements JournalBacklog {
  readonly #clock: Clock;
  #added = 0;
  #taken = 0;
  /** Oldest first. */
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
    const oldest = this.#marks[0]?.at ?? at;
    if (!last || at - last.at >= Math.max(markMs, (last.at - oldest) * markPart))
      this.#marks.push({ from: this.#added, at });
    this.#added += bytes;
  }

  take(bytes: number): void {
    this.#taken += bytes;
    const next = this.#marks.findIndex(({ from }) => from > this.#taken);
    const past = this.bytes <= 0 ? this.#marks.length : next < 0 ? this.#marks.length - 1 : next - 1;
    if (past > 0) this.#marks.splice(0, past);
  }
}
