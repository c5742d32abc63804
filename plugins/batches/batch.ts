import { type EntityManager, epochMilliseconds } from '../../core/api/database.js';
import {
  type Author,
  type Exchange,
  isUuid,
  keyCallerOf,
  type KeyIdentity,
  traceIdOf,
  unknownResource,
  uuidOf,
} from '../../core/api/index.js';

/** How clients see a batch: as files of requests and results, or as a list of messages. */
export type BatchFormName = 'files' | 'messages';

/** How a batch ends. */
export const endings = ['completed', 'failed', 'expired', 'cancelled'] as const;

export type Ending = (typeof endings)[number];

/** What has become of a request. */
export type LineOutcome = 'succeeded' | 'errored' | 'cancelled' | 'expired';

/** Why a batch has failed. */
export interface BatchProblem {
  readonly code: string;
  readonly message: string;
  /** The line of the input file, from 1. */
  readonly line?: number;
  /** The member of the line. */
  readonly param?: string;
}

/** Who has created a batch: its requests are sent as theirs. */
interface BatchCaller {
  readonly identity: KeyIdentity;
  readonly remoteAddress: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A batch, as it is in the database. Times are milliseconds since 1970. */
export interface Batch {
  readonly batchId: string;
  readonly organizationId: string;
  readonly connectionId: string;
  readonly form: BatchFormName;
  /** The path of its requests. */
  readonly endpoint: string;
  readonly caller: BatchCaller;
  readonly metadata: Readonly<Record<string, string>> | null;
  /** Ids of documents. */
  readonly inputFile: string | null;
  readonly outputFile: string | null;
  readonly errorFile: string | null;
  /** For how long result files are kept. */
  readonly outputSeconds: number | null;
  readonly state: 'validating' | 'in_progress' | 'finalizing' | Ending;
  readonly ending: Ending | null;
  readonly problems: readonly BatchProblem[] | null;
  readonly total: number;
  readonly succeeded: number;
  readonly errored: number;
  readonly cancelled: number;
  readonly expired: number;
  /** Until it has so many results, its requests are sent one at a time. */
  readonly aloneUntil: number | null;
  /** The model that all of its requests name; null if they name several. */
  readonly model: string | null;
  /** The tokens of the requests that have a result. */
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
  readonly reasoningTokens: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly startedAt: number | null;
  readonly cancellingAt: number | null;
  readonly finalizingAt: number | null;
  readonly endedAt: number | null;
}

const columns = `batch_id as "batchId", organization_id as "organizationId", connection_id as "connectionId", form, endpoint,
  caller, metadata, input_file as "inputFile", output_file as "outputFile", error_file as "errorFile",
  output_seconds as "outputSeconds", state, ending, problems, total, succeeded, errored, cancelled, expired,
  alone_until as "aloneUntil", model,
  input_tokens::float8 as "inputTokens", cached_input_tokens::float8 as "cachedInputTokens",
  output_tokens::float8 as "outputTokens", reasoning_tokens::float8 as "reasoningTokens",
  ${epochMilliseconds('created_at')} as "createdAt", ${epochMilliseconds('expires_at')} as "expiresAt",
  ${epochMilliseconds('started_at')} as "startedAt", ${epochMilliseconds('cancelling_at')} as "cancellingAt",
  ${epochMilliseconds('finalizing_at')} as "finalizingAt", ${epochMilliseconds('ended_at')} as "endedAt"`;

/** Whose batches a request with an API key sees: those of its connection, in one form. */
export interface BatchOwner {
  readonly organizationId: string;
  readonly connectionId: string;
  readonly form: BatchFormName;
  readonly caller: KeyIdentity;
  /** Who is written into the audit trail. */
  readonly author: Author;
}

export function ownerOf(exchange: Exchange, form: BatchFormName): BatchOwner {
  const { connection, identity: caller, author } = keyCallerOf(exchange);
  const { organizationId, connectionId } = connection;
  return { organizationId, connectionId, form, caller, author };
}

/** The ids that clients see: a prefix, and the 32 hex digits of the UUID. */
const prefixes: Readonly<Record<BatchFormName, string>> = { files: 'batch_', messages: 'msgbatch_' };

export function idOf({ form, batchId }: Pick<Batch, 'form' | 'batchId'>): string {
  return prefixes[form] + traceIdOf(batchId);
}

/** The UUID in the id of a batch. @throws GatewayError `GW_BATCH_UNKNOWN` (404) for an id that no batch can have */
function uuidIn(id: string, form: BatchFormName): string {
  const digits = id.startsWith(prefixes[form]) ? id.slice(prefixes[form].length) : '';
  const uuid = digits.length === 32 ? uuidOf(digits) : '';
  if (!isUuid(uuid)) throw unknownBatch(id);
  return uuid;
}

export function unknownBatch(id: string): Error {
  return unknownResource('GW_BATCH_UNKNOWN', 'batch', id);
}

/** @throws GatewayError `GW_BATCH_UNKNOWN` (404) */
export async function findBatch(
  entities: EntityManager,
  id: string,
  { connectionId, form }: BatchOwner,
  lock: '' | 'for update' = '',
): Promise<Batch> {
  const [batch] = await entities.execute<Batch[]>(
    `select ${columns} from batch where connection_id = ? and form = ? and batch_id = ? ${lock}`,
    [connectionId, form, uuidIn(id, form)],
  );
  if (!batch) throw unknownBatch(id);
  return batch;
}

/** Reads a batch for its job, which knows only its id. */
export async function readBatch(entities: EntityManager, batchId: string): Promise<Batch | undefined> {
  const [batch] = await entities.execute<Batch[]>(`select ${columns} from batch where batch_id = ?`, [batchId]);
  return batch;
}

/** A page of batches. */
interface BatchListing {
  readonly limit: number;
  /** The id of the batch after which the page begins. */
  readonly after?: string | undefined;
  /** The id of the batch before which the page ends. */
  readonly before?: string | undefined;
}

/**
 * The batches of a connection in one form, the newest first.
 *
 * @throws GatewayError `GW_BATCH_UNKNOWN` (404) for the id of none
 */
export async function listBatches(
  entities: EntityManager,
  { limit, after, before }: BatchListing,
  owner: BatchOwner,
): Promise<{ readonly batches: readonly Batch[]; readonly hasMore: boolean }> {
  const isBackwards = after === undefined && before !== undefined;
  const beyond = after ?? before;
  const [sign, order] = isBackwards ? ['>', 'asc'] : ['<', 'desc'];
  const { batchId, createdAt } = beyond === undefined ? nowhere : await findBatch(entities, beyond, owner);
  const from = `and (created_at, batch_id) ${sign} (to_timestamp(?::float8 / 1000), ?::uuid)`;
  const rows = await entities.execute<Batch[]>(
    `select ${columns} from batch where connection_id = ? and form = ? ${beyond === undefined ? '' : from}
     order by created_at ${order}, batch_id ${order} limit ?`,
    [owner.connectionId, owner.form, ...(beyond === undefined ? [] : [createdAt, batchId]), limit + 1],
  );
  const page = rows.slice(0, limit);
  return { batches: isBackwards ? page.toReversed() : page, hasMore: rows.length > limit };
}

const nowhere = { batchId: '', createdAt: 0 };

/** Whether all requests of a batch have a result. */
export function hasEnded({ state }: Pick<Batch, 'state'>): boolean {
  return state !== 'validating' && state !== 'in_progress' && state !== 'finalizing';
}
