/**
 * The program of a child process: processes one document after the other, as its parent says. It has no secrets, opens no database, and
 * what it says is checked by nobody but its own types: its parent trusts it as far as the shape of messages goes, never with time or memory.
 */
import type { ChunkDraft } from '../document-chunk.js';
import { type ProcessDocument, ProcessingError } from '../processing/processing-contract.js';
import { indexChunks } from '../search/index-chunks.js';
import type { ChildJob, FromChild, ToChild } from './child-messages.js';
import { endWithParent } from './watch-parent.js';

const [, , processor = ''] = process.argv;

endWithParent();
process.on('disconnect', () => process.exit());

const longestReason = 2000;
let stored: (() => void) | undefined;
const { processDocument } = (await import(processor)) as { readonly processDocument: ProcessDocument };

process.on('message', (message: ToChild) => {
  if (message.type === 'stored') stored?.();
  else work(message).catch(() => process.exit(1));
});
tell({ type: 'ready' });

async function work({ id, job }: ToChild & { readonly type: 'process' }): Promise<void> {
  try {
    const summary = await processDocument(job, {
      progress: (percent) => tell({ type: 'progress', id, percent }),
      ocrPage: () => tell({ type: 'ocr-page', id }),
      pluginFailed: (plugin, reason) =>
        tell({ type: 'plugin-failed', id, plugin, reason: reason.slice(0, longestReason) }),
      chunks: (chunks) => handOver(id, chunks, job),
    });
    tell({ type: 'done', id, summary, rssBytes: process.memoryUsage.rss() });
  } catch (cause) {
    const final = cause instanceof ProcessingError;
    const reason = cause instanceof Error ? (final ? cause.message : (cause.stack ?? cause.message)) : String(cause);
    tell({ type: 'failed', id, reason: reason.slice(0, longestReason), final, rssBytes: process.memoryUsage.rss() });
  }
}

/** Resolves when they are stored. */
async function handOver(id: string, chunks: readonly ChunkDraft[], { fileName, vectors }: ChildJob): Promise<void> {
  const findable = indexChunks(chunks, fileName, vectors);
  const { promise, resolve } = Promise.withResolvers<void>();
  stored = resolve;
  tell({ type: 'chunks', id, batch: { chunks, findable } });
  await promise;
}

function tell(message: FromChild): void {
  process.send?.(message);
}
