import type { RunningJob } from '../../../core/api/database.js';
import { type LineResult, writeResults } from '../batch-lines.js';

/** Stores the results of one batch. Those that arrive during a write are written together, after it. */
export class ResultWriter {
  readonly #job: RunningJob;
  #waiting: LineResult[] = [];
  /** The write that is running, and the one that begins after it. */
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(job: RunningJob) {
    this.#job = job;
  }

  /** Resolves when the result is committed. */
  write(result: LineResult): Promise<void> {
    this.#waiting.push(result);
    this.#next ??= this.#writing.catch(() => undefined).then(() => this.#write());
    return this.#next;
  }

  #write(): Promise<void> {
    const results = this.#waiting;
    this.#waiting = [];
    this.#next = undefined;
    this.#writing = this.#job.transactional((entities) => writeResults(entities, this.#job.subject, results));
    return this.#writing;
  }
}
