import type { Logger } from '../../api/services/logger.js';

/** The log says that the disk is slow once in this time, as long as it is. */
const betweenReportsMs = 60_000;

/** Adds up how long writes took for which the disk was slow, and reports them. */
export class DiskStalls {
  readonly #about: { readonly folder: string; readonly log: Logger };
  totalMs = 0;
  /** When the log has last said so, by the monotonic clock. */
  #reportedAt = Number.NEGATIVE_INFINITY;

  constructor(about: { readonly folder: string; readonly log: Logger }) {
    this.#about = about;
  }

  add(milliseconds: number): void {
    this.totalMs += milliseconds;
    const now = performance.now();
    if (now - this.#reportedAt < betweenReportsMs) return;
    this.#reportedAt = now;
    const { folder, log } = this.#about;
    log.warn(
      { folder, milliseconds },
      'the disk of the data folder is slow, and answers wait until it has their records',
    );
  }
}
