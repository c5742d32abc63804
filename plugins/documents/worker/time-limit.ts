import { setTimeout as sleep } from 'node:timers/promises';
import { type Clock, counted } from '../../../core/api/index.js';
import type { ProcessingConfig } from '../config.js';
import { adviceToDivide } from '../processing/processing-contract.js';

/** How many times the limit a document may take by the clock, on a machine with too much to do. */
const longestByClock = 10;
/** How many times in succession a process must be found idle to count as hung. The looks are spread over the limit of a document without OCR. */
const idleLooks = 6;
/** The shortest pause between two checks, as a share of the pause between two looks: a process that waits has the same time left each time. */
const shortestCheck = 0.01;
/** A process uses less than this share of the time if it does nothing: a thread of it watches its parent. */
const idleShare = 0.01;

/** What the system tells about a child; undefined where it does not. */
export interface WatchedProcess {
  /** The processor time that all its threads have used, in milliseconds. */
  readonly processorMs: number | undefined;
  /** Whether one of its threads runs, or waits for a processor or a disk. */
  readonly isRunnable: boolean | undefined;
}

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
  #process: WatchedProcess | undefined;
  #processorBefore = 0;
  #processorMs: number | undefined;
  /** How many times in succession it was idle; when the last look was, and what it had used then. */
  #idle = 0;
  #lookedAt = 0;
  #usedAtLook: number | undefined;

  constructor(config: ProcessingConfig, job: AbortSignal, clock = monotonicClock) {
    this.#config = config;
    this.#clock = clock;
    this.signal = AbortSignal.any([job, this.#over.signal]);
  }

  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  get message(): string {
    if (this.#isHung) return `Processing did nothing for ${secondsIn(this.#config.timeoutMs)}.`;
    return `Processing took longer than ${secondsIn(this.#allowedMs)} (processing.timeoutMs). ${adviceToDivide}`;
  }

  /** There is more time for a page that is read by OCR, for as many as a document may have. */
  addOcrPage(): void {
    if (this.#ocrPages === this.#config.maxOcrPages) return;
    this.#ocrPages += 1;
    if (!this.#run) return;
    this.pause();
    this.run();
  }

  /** Counts the processor time of the child from now on. */
  count(child: WatchedProcess): void {
    this.#processorBefore = child.processorMs ?? 0;
    this.#process = child;
  }

  run(): void {
    // Whoever has just stored something for the child has heard from it.
    this.#idle = 0;
    this.#lookedAt = this.#clock.now();
    this.#usedAtLook = this.#process?.processorMs;
    this.#runOn();
  }

  #runOn(): void {
    const run = new AbortController();
    this.#run = run;
    this.#since = this.#clock.now();
    const untilLook = this.#lookedAt + this.#lookMs - this.#since;
    const untilCheck = Math.min(untilLook, Math.max(this.#leftMs(), this.#lookMs * shortestCheck));
    this.#clock.sleep(Math.max(1, untilCheck), run.signal).then(
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
    this.#look();
    if (this.#leftMs() > 0 && !this.#isHung) this.#runOn();
    else this.#over.abort(new Error(this.message));
  }

  /**
   * Looks whether the child has done nothing since the last look. One that wants to run but gets no processor is not hung, and neither is one
   * that waits for a disk. Looks are counted, not time: after a standstill of the whole machine there is only one.
   */
  #look(): void {
    const now = this.#clock.now();
    const passedMs = now - this.#lookedAt;
    if (passedMs < this.#lookMs) return;
    const used = this.#process?.processorMs;
    const hasWorked = used === undefined || used - (this.#usedAtLook ?? 0) > idleShare * passedMs;
    this.#idle = hasWorked || this.#process?.isRunnable !== false ? 0 : this.#idle + 1;
    [this.#lookedAt, this.#usedAtLook] = [now, used];
  }

  get #lookMs(): number {
    return this.#config.timeoutMs / idleLooks;
  }

  get #isHung(): boolean {
    return this.#idle === idleLooks;
  }

  get #allowedMs(): number {
    const { timeoutMs, ocrPageTimeoutMs } = this.#config;
    return timeoutMs + this.#ocrPages * ocrPageTimeoutMs;
  }

  /** The time until its end, if the child works all of it. */
  #leftMs(): number {
    const processorTime = this.#process?.processorMs;
    // Of a child that has ended, the last one counts.
    if (processorTime !== undefined) this.#processorMs = processorTime - this.#processorBefore;
    // Several threads may use more than passes by the clock.
    const used = Math.min(this.#ranMs, this.#processorMs ?? this.#ranMs);
    return Math.min(this.#allowedMs - used, longestByClock * this.#allowedMs - this.#ranMs);
  }
}

function secondsIn(milliseconds: number): string {
  return counted(Math.round(milliseconds / 1000), 'second');
}
