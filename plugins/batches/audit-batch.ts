import type { EntityManager } from '../../core/api/database.js';
import { type Batch, type BatchOwner, idOf } from './batch.js';
import type { BatchServices } from './batch-services.js';

interface BatchChange {
  readonly action: `batch.${string}`;
  readonly batch: Batch;
}

/** Writes an entry of the audit trail, in the transaction of the change. */
export async function auditBatch(
  entities: EntityManager,
  { action, batch }: BatchChange,
  { organizationId, author }: BatchOwner,
  { trail }: BatchServices,
): Promise<void> {
  const resource = { type: 'batch', id: idOf(batch), name: batch.endpoint };
  await trail?.append(entities, { organizationId, author, action, resource });
}
