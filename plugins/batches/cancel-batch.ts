import { auditBatch } from './audit-batch.js';
import { type Batch, type BatchOwner, findBatch } from './batch.js';
import type { BatchServices } from './batch-services.js';

/**
 * Notes that a batch is to be cancelled: requests that are running are finished, and no others are sent. Does nothing if the batch is being
 * cancelled already, or if all of its requests have results.
 *
 * @throws GatewayError `GW_BATCH_UNKNOWN` (404)
 */
export function cancelBatch(id: string, owner: BatchOwner, services: BatchServices): Promise<Batch> {
  return services.database.transactional(async (entities) => {
    const batch = await findBatch(entities, id, owner, 'for update');
    const isRunning = batch.state === 'validating' || batch.state === 'in_progress';
    if (!isRunning || batch.cancellingAt !== null) return batch;
    await entities.execute('update batch set cancelling_at = ? where batch_id = ?', [
      new Date(services.clock.now()).toISOString(),
      batch.batchId,
    ]);
    await auditBatch(entities, { action: 'batch.cancel', batch }, owner, services);
    return findBatch(entities, id, owner);
  });
}
