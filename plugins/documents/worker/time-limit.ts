import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../core/api/index.js';
import type { ProcessingConfig } from '../config.js';

/** How many times the limit a document may take by the clock, on a machine with too much to do, or if its process does nothing. */
const longestByClock = 10;

/** Never set back or forward. */
const monotonicClock: Pick<Clock, 'now' | 'sleep'> = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { ref: false, ...(signal && { signal }) }),
};

/**
 * The time limit of a child for one document, without the time that its parent needs. It does not run at first. Where the system tells it, the
 * child's processor time counts: a document must not fail because the machine is busy.
 */
export class TimeLimit {
  /** Aborted when the time is over, and when the job is. */
  readonly signal: AbortSignal;
  readonly #config: ProcessingConfig;
  readonly #clock: Pick<Clock, 'now' | 'sleep'>;
  readonly #over = new AbortController();
  #ocrPages = 0;
  /** Time by the clock before the current run. */
  #ranMs = 0;
  #since = 0;
  /** Aborted when the current run ends; undefined while it does not run. */
  #run: AbortController | undefined;
  #processorTime: () => number | undefined = () => undefined;
  #processorBefore = 0;
  #processorMs: number | undefined;

  constructor(config: ProcessingConfig, job: AbortSignal, clock = monotonicClock) {
    this.#config = config;
    this.#clock = clock;
    this.signal = AbortSignal.any([job, this.#over.signal]);
  }

  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  get message(): string {
    return `Processing took longer than ${Math.round(this.#allowedMs / 1000)} seconds.`;
  }

  /** There is more time for a page that is read by OCR, for as many as a document may have. */
  addOcrPage(): void {
    if (this.#ocrPages === this.#config.maxOcrPages) return;
    this.#ocrPages += 1;
    if (!this.#run) return;
    this.pause();
    this.run();
  }

  /**
   * Counts the processor time of the child from now on.
   *
   * @param processorTime all that it has used, in milliseconds; undefined if the system does not tell
   */
  count(processorTime: () => number | undefined): void {
    this.#processorBefore = processorTime() ?? 0;
    this.#processorTime = processorTime;
  }

  run(): void {
    const run = new AbortController();
    this.#run = run;
    this.#since = this.#clock.now();
    this.#clock.sleep(Math.max(1, this.#leftMs()), run.signal).then(
      () => this.#check(),
      () => undefined,
    );
  }

  pause(): void {
    if (!this.#run) return;
    this.#run.abort();
    this.#run = undefined;
    this.#ranMs += this.#clock.now() - this.#since;
  }

  #check(): void {
    this.pause();
    if (this.#leftMs() > 0) this.run();
    else this.#over.abort(new Error(this.message));
  }

  get #allowedMs(): number {
    const { timeoutMs, ocrPageTimeoutMs } = this.#config;
    return timeoutMs + this.#ocrPages * ocrPageTimeoutMs;
  }

  /** The time until its end, if the child works all of it. */
  #leftMs(): number {
    const processorTime = this.#processorTime();
    // Of a child that has ended, the last one counts.
    if (processorTime !== undefined) this.#processorMs = processorTime - this.#processorBefore;
    // Several threads may use more than passes by the clock.
    const used = Math.min(this.#ranMs, this.#processorMs ?? this.#ranMs);
    return Math.min(this.#allowedMs - used, longestByClock * this.#allowedMs - this.#ranMs);
  }
}
