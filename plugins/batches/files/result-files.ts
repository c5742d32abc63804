import type { RunningJob } from '../../../core/api/database.js';
import { type Batch, idOf } from '../batch.js';
import { resultsOf } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { fileOwnerOf } from './take-input.js';

/** The purpose of the files, by which clients can list them. */
const purpose = 'batch_output';
/** Thirty days: how long the files are kept if the client has not said otherwise. */
const usualSeconds = 2_592_000;

const kinds = [
  { name: 'output', id: 'outputFile', column: 'output_file', which: 'succeeded' },
  { name: 'error', id: 'errorFile', column: 'error_file', which: 'others' },
] as const;

/**
 * Writes the results of a batch into two files, one for the answers and one for everything else. A file that would be empty is left out. Both are
 * left out if the connection was deleted, because nobody could fetch them. After a crash between writing a file and noting its id, there is a second file.
 */
export async function writeResultFiles(
  batch: Batch,
  job: RunningJob,
  { library, connections, database, clock }: BatchServices,
): Promise<void> {
  if (!library || !connections.get(batch.organizationId, batch.connectionId)) return;
  const { batchId, total, succeeded } = batch;
  const counts = { succeeded, others: total - succeeded };
  for (const { name, id, column, which } of kinds) {
    if (batch[id] !== null || counts[which] === 0) continue;
    const file = {
      fileName: `${idOf(batch)}_${name}.jsonl`,
      contentType: 'application/jsonl',
      bytes: resultsOf(database, batchId, which),
      maxBytes: Infinity,
      details: () => ({
        purpose,
        classification: 'restricted' as const,
        isSearched: false,
        expiresAt: clock.now() + (batch.outputSeconds ?? usualSeconds) * 1_000,
      }),
    };
    const { documentId } = await library.add(file, fileOwnerOf(batch), job.signal);
    await job.transactional((entities) =>
      entities.execute(`update batch set ${column} = ? where batch_id = ?`, [documentId, batchId]),
    );
  }
}
