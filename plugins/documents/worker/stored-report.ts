import type { RunningJob } from '../../../core/api/database.js';
import { counted, type Logger } from '../../../core/api/index.js';
import type { DocumentIndex } from '../document-index.js';
import { tooMuch } from '../processing/processing-contract.js';
import type { DraftBatch } from './child-messages.js';
import type { ChildReport } from './child-pool.js';
import type { ClaimedDocument } from './claimed-document.js';
import type { ProgressNote } from './progress-note.js';
import { storeChunks } from './store-chunks.js';
import type { TimeLimit, WatchedProcess } from './time-limit.js';

interface AttemptContext {
  readonly job: RunningJob;
  readonly index: DocumentIndex;
  readonly log: Logger;
  readonly maxChunks: number;
  readonly limit: Pick<TimeLimit, 'signal' | 'run' | 'pause' | 'addOcrPage' | 'count'>;
  readonly progressNote: Pick<ProgressNote, 'note'>;
}

/** Stores what a child process finds in a document. The time that storing takes is not the child's. */
export class StoredReport implements ChildReport {
  /** Number of stored chunks. */
  stored = 0;
  readonly #document: ClaimedDocument;
  readonly #context: AttemptContext;

  constructor(document: ClaimedDocument, context: AttemptContext) {
    this.#document = document;
    this.#context = context;
  }

  begun(child: WatchedProcess): void {
    this.#context.limit.count(child);
  }

  progress(percent: number): void {
    this.#context.progressNote.note(percent);
  }

  pluginFailed(plugin: string, reason: string): void {
    const { documentId } = this.#document;
    this.#context.log.error({ plugin, documentId, reason }, 'a plugin failed to read a document');
  }

  ocrPage(): void {
    this.#context.limit.addOcrPage();
  }

  async chunks(batch: DraftBatch): Promise<void> {
    const { job, index, maxChunks, limit } = this.#context;
    limit.pause();
    this.stored += batch.chunks.length;
    if (this.stored > maxChunks) throw tooMuch(counted(maxChunks, 'passage'), 'maxChunks');
    await storeChunks(this.#document, batch, { job, index, signal: limit.signal });
    limit.run();
  }
}
