import type { EntityManager } from '../../../core/api/database.js';
import type { BatchProblem } from '../batch.js';

/** Notes why a batch fails. */
export async function noteProblems(
  entities: EntityManager,
  batchId: string,
  problems: readonly BatchProblem[],
): Promise<void> {
  await entities.execute('update batch set problems = ?::jsonb where batch_id = ?', [
    JSON.stringify(problems),
    batchId,
  ]);
}
