import type { Clock } from '../../../api/services/clock.js';
import type { JournalBacklog } from '../../../api/services/journal.js';

/** The settings of a {@link ShippingPace}. */
interface PaceSettings {
  readonly clock: Clock;
  readonly backlog: JournalBacklog;
  /** Whether the process is busy, for an embedded database, whose work then gives way to requests; otherwise undefined. */
  readonly isBusy: (() => boolean) | undefined;
}

/**
 * How long entries are gathered into a batch: briefly after a pause, because someone may look at what has just happened, and longer in a
 * continuous flow, because a batch of ten costs the database hardly more than one entry.
 */
const gatherMs = 50;
const busyGatherMs = 500;
/** The time without batches, in milliseconds, after which the flow counts as paused. */
const pauseMs = 500;

/** How often a busy process is checked, in milliseconds. */
const checkMs = 50;
/** The longest time that an entry waits because the process is busy, in milliseconds. */
const maxWaitMs = 5_000;
/** No more entries wait than the database stores in this time in milliseconds, because readers wait for them. */
const maxBacklogMs = 1_000;
const bounds = { least: 1024 * 1024, first: 4 * 1024 * 1024, most: 16 * 1024 * 1024 } as const;
/** Batches of at least this many bytes are used to measure the database's throughput. */
const measuredBytes = 64 * 1024;
/** Weight of the latest batch in the moving average of the throughput. */
const weight = 0.25;

/** Schedules the delivery of entries to the database. */
export class ShippingPace {
  readonly #settings: PaceSettings;
  #waiting: AbortController | undefined;
  #isAwaited = false;
  #hasEnded = false;
  #lastShipped = Number.NEGATIVE_INFINITY;
  #bytesPerMs: number | undefined;

  constructor(settings: PaceSettings) {
    this.#settings = settings;
  }

  /** Sets whether someone waits for the entries; they are then delivered without delay. */
  hurry(isAwaited: boolean): void {
    this.#isAwaited = isAwaited;
    if (isAwaited) this.#waiting?.abort();
  }

  /** Ends all waiting. */
  end(): void {
    this.#hasEnded = true;
    this.#waiting?.abort();
  }

  /** Resolves when the time for gathering entries after the first one is over. */
  async gathered(): Promise<void> {
    const { clock, isBusy } = this.#settings;
    const inFlow = clock.now() - this.#lastShipped < pauseMs;
    // Starts a new measurement.
    isBusy?.();
    await this.#wait(inFlow ? busyGatherMs : gatherMs);
  }

  /** Resolves when the next batch should be delivered. */
  async due(): Promise<void> {
    while (this.#mayWait()) await this.#wait(checkMs);
  }

  /** Records that a batch was stored, and how long that took. */
  shipped(bytes: number, milliseconds: number): void {
    this.#lastShipped = this.#settings.clock.now();
    if (bytes < measuredBytes || milliseconds <= 0) return;
    const now = bytes / milliseconds;
    this.#bytesPerMs = this.#bytesPerMs === undefined ? now : this.#bytesPerMs + weight * (now - this.#bytesPerMs);
  }

  #mayWait(): boolean {
    const { clock, backlog, isBusy } = this.#settings;
    if (this.#isAwaited || this.#hasEnded || !isBusy?.()) return false;
    const { bytes, since } = backlog;
    const waited = since === undefined ? 0 : clock.now() - since;
    // If it is negative, the clock was set back, and the age is unknown.
    return bytes <= this.#maxBytes && waited >= 0 && waited < maxWaitMs;
  }

  get #maxBytes(): number {
    if (this.#bytesPerMs === undefined) return bounds.first;
    return Math.min(bounds.most, Math.max(bounds.least, this.#bytesPerMs * maxBacklogMs));
  }

  async #wait(milliseconds: number): Promise<void> {
    if (this.#isAwaited || this.#hasEnded) return;
    this.#waiting = new AbortController();
    await this.#settings.clock.sleep(milliseconds, this.#waiting.signal).catch(() => undefined);
  }
}
