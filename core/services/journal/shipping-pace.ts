import type { Clock } from '../../api/services/clock.js';
import type { JournalBacklog } from '../../api/services/journal.js';

/** What a pace is kept by. */
export interface PaceSettings {
  readonly clock: Clock;
  readonly backlog: JournalBacklog;
  /** Present when the database computes in this process, and answers come first: whether the process has hardly any time to spare. */
  readonly isBusy: (() => boolean) | undefined;
}

/**
 * Entries are gathered for so long, then handed out together: a short time after a pause, when somebody may look at what has just happened,
 * longer while entries come and come, because ten in one batch cost the database hardly more than one.
 */
const gatherMs = 50;
const busyGatherMs = 500;
/** A pause is no batch for so long. */
const pauseMs = 500;

/** How often a busy process is looked at. */
const lookMs = 50;
/** No entry waits longer because the process is busy. */
const longestMs = 5_000;
/** No more waits for that reason than the database takes in this time: whoever reads waits for it. */
const worthMs = 1_000;
const bounds = { least: 1024 * 1024, first: 4 * 1024 * 1024, most: 16 * 1024 * 1024 } as const;
/** Of batches that are as large as this the time tells how fast the database is. */
const tellingBytes = 64 * 1024;
/** How much of what is known the last batch changes. */
const weight = 0.25;

/** Says when entries go to the database. */
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

  /** While somebody waits for the entries they go as fast as they can. */
  hurry(isAwaited: boolean): void {
    this.#isAwaited = isAwaited;
    if (isAwaited) this.#waiting?.abort();
  }

  /** Nobody waits for anything any more. */
  end(): void {
    this.#hasEnded = true;
    this.#waiting?.abort();
  }

  /** Resolves when entries have been gathered after the first one. */
  async gathered(): Promise<void> {
    const { clock, isBusy } = this.#settings;
    const inFlow = clock.now() - this.#lastShipped < pauseMs;
    // What was before does not count.
    isBusy?.();
    await this.#wait(inFlow ? busyGatherMs : gatherMs);
  }

  /** Resolves when the next batch is to be handed out. */
  async due(): Promise<void> {
    while (this.#mayWait()) await this.#wait(lookMs);
  }

  /** A batch has been taken, after so many milliseconds. */
  shipped(bytes: number, milliseconds: number): void {
    this.#lastShipped = this.#settings.clock.now();
    if (bytes < tellingBytes || milliseconds <= 0) return;
    const now = bytes / milliseconds;
    this.#bytesPerMs = this.#bytesPerMs === undefined ? now : this.#bytesPerMs + weight * (now - this.#bytesPerMs);
  }

  #mayWait(): boolean {
    const { clock, backlog, isBusy } = this.#settings;
    if (this.#isAwaited || this.#hasEnded || !isBusy?.()) return false;
    const { bytes, since } = backlog;
    const waited = since === undefined ? 0 : clock.now() - since;
    // Below nothing: the clock was set back, and how long they have waited is not known.
    return bytes <= this.#mostBytes && waited >= 0 && waited < longestMs;
  }

  get #mostBytes(): number {
    if (this.#bytesPerMs === undefined) return bounds.first;
    return Math.min(bounds.most, Math.max(bounds.least, this.#bytesPerMs * worthMs));
  }

  async #wait(milliseconds: number): Promise<void> {
    if (this.#isAwaited || this.#hasEnded) return;
    this.#waiting = new AbortController();
    await this.#settings.clock.sleep(milliseconds, this.#waiting.signal).catch(() => undefined);
  }
}
