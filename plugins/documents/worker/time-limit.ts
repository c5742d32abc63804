import type { ProcessingConfig } from '../config.js';

/** The time limit of a child for one document, without the time that its parent needs. It does not run at first. */
export class TimeLimit {
  /** Aborted when the time is over, and when the job is. */
  readonly signal: AbortSignal;
  readonly #config: ProcessingConfig;
  readonly #over = new AbortController();
  #leftMs: number;
  #ocrPages = 0;
  #timer: NodeJS.Timeout | undefined;
  #since = 0;

  constructor(config: ProcessingConfig, job: AbortSignal) {
    this.#config = config;
    this.#leftMs = config.timeoutMs;
    this.signal = AbortSignal.any([job, this.#over.signal]);
  }

  get isOver(): boolean {
    return this.#over.signal.aborted;
  }

  get message(): string {
    const { timeoutMs, ocrPageTimeoutMs } = this.#config;
    const allowed = Math.round((timeoutMs + this.#ocrPages * ocrPageTimeoutMs) / 1000);
    return `Processing took longer than ${allowed} seconds.`;
  }

  /** There is more time for a page that is read by OCR, for as many as a document may have. */
  addOcrPage(): void {
    if (this.#ocrPages === this.#config.maxOcrPages) return;
    this.#ocrPages += 1;
    const runs = this.#timer !== undefined;
    this.pause();
    this.#leftMs += this.#config.ocrPageTimeoutMs;
    if (runs) this.run();
  }

  run(): void {
    this.#since = performance.now();
    const end = (): void => this.#over.abort(new Error(this.message));
    this.#timer = setTimeout(end, Math.max(1, this.#leftMs)).unref();
  }

  pause(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#leftMs -= performance.now() - this.#since;
  }
}
