import type { Connection, KeyInfo, KeyIdentity } from '../../../core/api/index.js';
import { type Batch, type BatchProblem, readBatch } from '../batch.js';
import type { BatchServices } from '../batch-services.js';

/** Why a batch ends before all of its requests were sent. */
export type Stop =
  | { readonly ending: 'cancelled' | 'expired' }
  | { readonly ending: 'failed'; readonly problem: BatchProblem };

/** Whether a batch continues, and as whom. */
export type Standing =
  | { readonly stop: Stop }
  | { readonly stop?: undefined; readonly identity: KeyIdentity; readonly connection: Connection };

/** Whether a batch still may run: it is neither cancelled nor expired, and its key and its connection are valid. */
export async function standingOf(
  { batchId, organizationId, connectionId, caller }: Batch,
  { database, credentials, connections, clock }: BatchServices,
): Promise<Standing> {
  const batch = await readBatch(database.fork(), batchId);
  if (!batch || batch.cancellingAt !== null) return { stop: { ending: 'cancelled' } };
  if (clock.now() >= batch.expiresAt) return { stop: { ending: 'expired' } };
  const connection = connections.get(organizationId, connectionId);
  if (!connection) return failed('connection_deleted', 'The connection of this batch was deleted.');
  const key = await credentials?.findKey(organizationId, caller.identity.keyId);
  const problem = key && problemOf(key, connectionId, clock.now());
  return problem ?? { identity: key ? asNow(caller.identity, key) : caller.identity, connection };
}

function problemOf(
  { revokedAt, expiresAt, connectionIds }: KeyInfo,
  connectionId: string,
  now: number,
): Standing | undefined {
  if (revokedAt) return failed('key_revoked', 'The API key that has created this batch was revoked.');
  if (expiresAt && expiresAt.getTime() <= now)
    return failed('key_expired', 'The API key that has created this batch has expired.');
  if (connectionIds && !connectionIds.includes(connectionId))
    return failed(
      'connection_not_allowed',
      'The API key that has created this batch may not use its connection any more.',
    );
  return undefined;
}

function failed(code: string, message: string): Standing {
  return {
    stop: { ending: 'failed', problem: { code, message: `${message} Requests that were not sent have failed.` } },
  };
}

/** The identity with the models, limits and tags that the key has now. */
function asNow(identity: KeyIdentity, key: KeyInfo): KeyIdentity {
  const { name, owner = null, tags = null, version, spendingLimit = null, spendingPeriod = null } = key;
  const { modelSpendingLimits = null, allowedModelIdentifiersList = null, rateLimit = null } = key;
  const limits = { spendingLimit, spendingPeriod, modelSpendingLimits, rateLimit };
  return { ...identity, name, owner, tags, version, allowedModelIdentifiersList, ...limits };
}
