import type { EntityManager } from '../../core/api/database.js';
import { type Exchange, GatewayError, newId } from '../../core/api/index.js';
import { auditBatch } from './audit-batch.js';
import { type Batch, type BatchOwner, idOf, ownerOf, readBatch, unknownBatch } from './batch.js';
import type { BatchServices } from './batch-services.js';

export const batchQueue = 'batches.run';

/** The completion window: a batch expires after this time. */
const windowMs = 24 * 3_600_000;

/** A batch to create. */
interface NewBatch
  extends Pick<Batch, 'form' | 'endpoint'>,
    Partial<Pick<Batch, 'metadata' | 'inputFile' | 'outputSeconds' | 'total'>> {
  readonly state: 'validating' | 'in_progress';
}

/**
 * Creates a batch of the caller, and queues it.
 *
 * @throws GatewayError `GW_BATCH_LIMIT` (429)
 */
export async function openBatch(
  entities: EntityManager,
  batch: NewBatch,
  exchange: Exchange,
  services: BatchServices,
): Promise<Batch> {
  const { form, endpoint, state, metadata = null, inputFile = null, outputSeconds = null, total = 0 } = batch;
  const owner = ownerOf(exchange, form);
  const { organizationId, connectionId, caller: identity } = owner;
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
  const opened = await readBatch(entities, batchId);
  if (!opened) throw unknownBatch(idOf({ form, batchId }));
  await auditBatch(entities, { action: 'batch.create', batch: opened }, owner, services);
  return opened;
}

/** Counts under a lock, because otherwise concurrent requests would all read the same number. */
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
