import { type Batch, type BatchOwner, findBatch, hasEnded, idOf } from './batch.js';
import type { BatchServices } from './batch-services.js';
import { refused } from './refused.js';
import { audit } from './open-batch.js';

/**
 * Notes that a batch is to be cancelled: what is running is finished, and nothing else is begun. Does nothing if that is noted already.
 *
 * @throws GatewayError `GW_BATCH_UNKNOWN` (404), `GW_BATCH_STATE` (409) if it has ended
 */
export function cancelBatch(id: string, owner: BatchOwner, services: BatchServices): Promise<Batch> {
  return services.database.transactional(async (entities) => {
    const batch = await findBatch(entities, id, owner, 'for update');
    if (batch.cancellingAt !== null && !hasEnded(batch)) return batch;
    if (batch.state !== 'validating' && batch.state !== 'in_progress')
      throw refused(`The batch "${idOf(batch)}" is ${batch.state} and cannot be cancelled any more.`);
    await entities.execute('update batch set cancelling_at = ? where batch_id = ?', [
      new Date(services.clock.now()).toISOString(),
      batch.batchId,
    ]);
    await audit(entities, 'batch.cancel', batch, owner, services);
    return findBatch(entities, id, owner);
  });
}
