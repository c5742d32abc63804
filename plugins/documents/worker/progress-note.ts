import type { RunningJob } from '../../../core/api/database.js';

/** Between two notes. */
const pauseMs = 1_000;

/** Writes down how far a document is, now and then, one note at a time. A note that cannot be written is no failure of the document. */
export class ProgressNote {
  readonly #job: RunningJob;
  readonly #signal: AbortSignal;
  #percent = 0;
  #writing: Promise<void> | undefined;
  #writtenAt = 0;

  constructor(job: RunningJob, signal: AbortSignal) {
    this.#job = job;
    this.#signal = signal;
  }

  note(percent: number): void {
    this.#percent = percent;
    if (this.#writing || this.#signal.aborted || performance.now() - this.#writtenAt < pauseMs) return;
    this.#writtenAt = performance.now();
    this.#writing = this.#write()
      .catch(() => undefined)
      .finally(() => {
        this.#writing = undefined;
      });
  }

  /** Resolves when none is being written. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    const { subject } = this.#job;
    await this.#job.transactional((entities) =>
      entities.execute('update document set progress = ?, updated_at = clock_timestamp() where document_id = ?', [
        this.#percent,
        subject,
      ]),
    );
  }
}
