import type { Clock } from '../../../api/services/clock.js';
import { endsWithin } from '../../../api/waiting/ends-within.js';

/** A file whose entries are delivered in order. */
interface DeliveredFile {
  readonly segment: { readonly size: number };
  /** The entries before this offset are in the database. */
  readonly offset: number;
}

interface Waiter {
  /** The length of each file when this caller started to wait. */
  readonly sizes: readonly (readonly [DeliveredFile, number])[];
  /** Whether to keep waiting while the database is unavailable. */
  readonly patient: boolean;
  readonly end: () => void;
}

/** Callers that wait until everything that was in the files when they called is in the database. */
export class Arrivals {
  readonly #clock: Clock;
  readonly #onChange: (isAwaited: boolean) => void;
  #waiters: readonly Waiter[] = [];

  /** @param onChange called with whether any caller waits */
  constructor(clock: Clock, onChange: (isAwaited: boolean) => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** Resolves when the database has all current entries of these files, or after the time limit. @returns whether it has them */
  async of(
    sources: readonly DeliveredFile[],
    { limitMs, patient }: { limitMs: number; patient: boolean },
  ): Promise<boolean> {
    const sizes = sources.map((source) => [source, source.segment.size] as const);
    const arrived = Promise.withResolvers<void>();
    const waiter: Waiter = { sizes, patient, end: arrived.resolve };
    if (hasArrived(waiter)) return true;
    this.#keep([...this.#waiters, waiter]);
    await endsWithin(arrived.promise, limitMs, this.#clock);
    if (this.#waiters.includes(waiter)) this.#keep(this.#waiters.filter((other) => other !== waiter));
    return hasArrived(waiter);
  }

  /** Called when entries have reached the database. */
  moved(): void {
    if (this.#waiters.length > 0) this.#release(hasArrived);
  }

  /** Called when the database is unavailable. */
  stopped(): void {
    this.#release(({ patient }) => !patient);
  }

  #release(ends: (waiter: Waiter) => boolean): void {
    const [others, ending] = [this.#waiters.filter((each) => !ends(each)), this.#waiters.filter(ends)];
    this.#keep(others);
    for (const { end } of ending) end();
  }

  #keep(waiters: readonly Waiter[]): void {
    this.#waiters = waiters;
    this.#onChange(waiters.length > 0);
  }
}

function hasArrived({ sizes }: Waiter): boolean {
  return sizes.every(([{ offset }, size]) => offset >= size);
}
