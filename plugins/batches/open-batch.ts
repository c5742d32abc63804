import type { EntityManager } from '../../core/api/database.js';
import { type Exchange, GatewayError, newId } from '../../core/api/index.js';
import { type Batch, type BatchOwner, idOf, readBatch, unknownBatch } from './batch.js';
import type { BatchServices } from './batch-services.js';

export const batchQueue = 'batches.run';

/** Within this time a batch ends. */
const windowMs = 24 * 3_600_000;

/** What a client says about a batch. */
interface NewBatch extends Partial<Pick<Batch, 'metadata' | 'inputFile' | 'outputSeconds' | 'total'>> {
  readonly endpoint: string;
  readonly state: 'validating' | 'in_progress';
}

/**
 * Creates a batch, and queues it.
 *
 * @throws GatewayError `GW_BATCH_LIMIT` (429)
 */
export async function openBatch(
  entities: EntityManager,
  batch: NewBatch,
  owner: BatchOwner,
  exchange: Exchange,
  services: BatchServices,
): Promise<Batch> {
  const { organizationId, connectionId, form, caller: identity } = owner;
  const { endpoint, state, metadata = null, inputFile = null, outputSeconds = null, total = 0 } = batch;
  const now = services.clock.now();
  const batchId = newId(now);
  const caller = {
    identity,
    remoteAddress: exchange.remoteAddress,
    headers: services.calls.headersFor(endpoint, exchange),
  };
  await refuseTooMany(entities, owner, services);
  await entities.execute(
    `insert into batch (batch_id, organization_id, connection_id, form, endpoint, caller, metadata, input_file, output_seconds,
       state, total, created_at, expires_at, started_at)
     values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?, ?, ?)`,
    [
      batchId,
      organizationId,
      connectionId,
      form,
      endpoint,
      JSON.stringify(caller),
      metadata === null ? null : JSON.stringify(metadata),
      inputFile,
      outputSeconds,
      state,
      total,
      new Date(now).toISOString(),
      new Date(now + windowMs).toISOString(),
      state === 'in_progress' ? new Date(now).toISOString() : null,
    ],
  );
  await services.jobs.enqueue(entities, { queue: batchQueue, subject: batchId, organizationId });
  await audit(entities, 'batch.create', { form, batchId, endpoint }, owner, services);
  const opened = await readBatch(entities, batchId);
  if (!opened) throw unknownBatch(idOf({ form, batchId }));
  return opened;
}

/** Locks the number of batches, which concurrent requests would all read otherwise. */
async function refuseTooMany(
  entities: EntityManager,
  { organizationId, connectionId }: BatchOwner,
  { config: { maxUnfinished, maxUnfinishedOfOrganization } }: BatchServices,
): Promise<void> {
  await entities.execute("select pg_advisory_xact_lock(hashtextextended('batches of ' || ?, 0))", [organizationId]);
  const [counted] = await entities.execute<{ readonly own: number; readonly all: number }[]>(
    `select count(*)::integer as all, count(*) filter (where connection_id = ?)::integer as own
     from batch where organization_id = ? and ended_at is null`,
    [connectionId, organizationId],
  );
  const { own = 0, all = 0 } = counted ?? {};
  if (own >= maxUnfinished) throw tooMany('connection', `${maxUnfinished}`, 'maxUnfinished');
  if (all >= maxUnfinishedOfOrganization)
    throw tooMany('organization', `${maxUnfinishedOfOrganization}`, 'maxUnfinishedOfOrganization');
}

function tooMany(whose: string, most: string, setting: string): GatewayError {
  return new GatewayError({
    code: 'GW_BATCH_LIMIT',
    status: 429,
    message: `This ${whose} has ${most} batches that have not ended, and may have no more (${setting}). Wait until one has ended, or cancel one.`,
    retryable: false,
  });
}

/** Writes an entry of the audit trail, in the transaction of the change. */
export async function audit(
  entities: EntityManager,
  action: `batch.${string}`,
  batch: Pick<Batch, 'form' | 'batchId' | 'endpoint'>,
  { organizationId, author }: BatchOwner,
  { trail }: BatchServices,
): Promise<void> {
  const resource = { type: 'batch', id: idOf(batch), name: batch.endpoint };
  await trail?.append(entities, { organizationId, author, action, resource });
}
