import type { Clock } from '../../api/services/clock.js';
import type { ProcessEnded } from '../../api/services/journal.js';
import type { Logger } from '../../api/services/logger.js';
import type { LeftFolder } from './process-folder.js';

const pauseAfterFailureMs = 1_000;

/** The context of {@link EndedProcesses}. */
interface EndingContext {
  readonly clock: Clock;
  readonly log: Logger;
  /** Aborted when the journal is closed. */
  readonly signal: AbortSignal;
}

/**
 * Folders of processes that have ended, and whose entries are all in the database. A folder is removed when all listeners have confirmed the end of
 * its process, so that the next process notifies them if this one is interrupted.
 */
export class EndedProcesses {
  readonly #context: EndingContext;
  readonly #listeners = new Set<ProcessEnded>();
  readonly #folders = new Set<LeftFolder>();
  #notifying: Promise<void> | undefined;

  constructor(context: EndingContext) {
    this.#context = context;
  }

  /** Adds a listener, which is called for each process until it confirms by not rejecting. @returns removes it */
  onEnded(listener: ProcessEnded): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  add(folder: LeftFolder): void {
    this.#folders.add(folder);
    this.#notifying ??= this.#notifyAll();
  }

  /** The folders that were not removed yet. */
  get folders(): Iterable<LeftFolder> {
    return this.#folders;
  }

  /** Resolves when no listener is being called. */
  async idle(): Promise<void> {
    await this.#notifying;
  }

  /** Sequential, because each may take several transactions, and current entries are being delivered too. */
  async #notifyAll(): Promise<void> {
    const { clock, signal } = this.#context;
    // At least once, because a folder that was finished while the journal closes must be handled too.
    for (;;) {
      for (const folder of this.#folders) if (await this.#notifyOf(folder)) this.#folders.delete(folder);
      if (this.#folders.size === 0 || signal.aborted) break;
      await clock.sleep(pauseAfterFailureMs, signal).catch(() => undefined);
    }
    this.#notifying = undefined;
  }

  async #notifyOf(folder: LeftFolder): Promise<boolean> {
    try {
      for (const listener of this.#listeners) await listener(folder.name);
      await folder.remove();
      return true;
    } catch (error) {
      const { path } = folder;
      this.#context.log.warn({ error, path }, 'what a dead process left unfinished could not be settled; trying again');
      return false;
    }
  }
}
