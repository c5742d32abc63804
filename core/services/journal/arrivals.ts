import type { Clock } from '../../api/services/clock.js';

/** A file whose entries are handed out one after the other. */
export interface Progress {
  readonly segment: { readonly size: number };
  /** Up to here they are in the database. */
  readonly offset: number;
}

interface Waiter {
  /** How long each file was when this one came. */
  readonly sizes: readonly (readonly [Progress, number])[];
  /** Whether to wait for a database that is away. */
  readonly patient: boolean;
  readonly end: () => void;
}

/** Those who wait until the database has what was in the files when they came. */
export class Arrivals {
  readonly #clock: Clock;
  readonly #onChange: (isAwaited: boolean) => void;
  #waiters: readonly Waiter[] = [];

  /** @param onChange hears whether anybody waits */
  constructor(clock: Clock, onChange: (isAwaited: boolean) => void) {
    this.#clock = clock;
    this.#onChange = onChange;
  }

  /** Resolves when the database has all that is in these files by now, or when the time is up. */
  async of(sources: readonly Progress[], { limitMs, patient }: { limitMs: number; patient: boolean }): Promise<void> {
    const sizes = sources.map((source) => [source, source.segment.size] as const);
    const arrived = Promise.withResolvers<void>();
    const waiter: Waiter = { sizes, patient, end: arrived.resolve };
    if (hasArrived(waiter)) return;
    this.#keep([...this.#waiters, waiter]);
    const waitOver = new AbortController();
    const limit = this.#clock.sleep(limitMs, waitOver.signal).catch(() => undefined);
    await Promise.race([arrived.promise, limit]);
    waitOver.abort();
    if (this.#waiters.includes(waiter)) this.#keep(this.#waiters.filter((other) => other !== waiter));
  }

  /** Something has reached the database. */
  moved(): void {
    if (this.#waiters.length > 0) this.#release(hasArrived);
  }

  /** Nothing reaches the database for the time being. */
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
