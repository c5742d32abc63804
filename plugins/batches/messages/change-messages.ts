import {
  counted,
  type Exchange,
  fieldRefused,
  type JsonObject,
  stringifyJson,
  type z,
} from '../../../core/api/index.js';
import { auditBatch } from '../audit-batch.js';
import { type Batch, type BatchOwner, findBatch, hasEnded, idOf } from '../batch.js';
import { type BatchLine, insertLines } from '../batch-lines.js';
import type { BatchServices } from '../batch-services.js';
import { openBatch } from '../open-batch.js';
import { refused } from '../refused.js';
import type { messagesToCreate } from './message-batch.js';

/** The path to which the requests go. */
export const endpoint = '/v1/messages';

/** The most requests in one `insert`. */
const linesAtOnce = 500;

/**
 * `createMessageBatch`.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400), `GW_BATCH_LIMIT` (429)
 */
export function createMessages(
  { requests }: z.output<typeof messagesToCreate>,
  exchange: Exchange,
  services: BatchServices,
): Promise<Batch> {
  const { database, config } = services;
  if (requests.length > config.maxRequests)
    throw fieldRefused('requests', `must have at most ${counted(config.maxRequests, 'member')} (maxRequests)`);
  const lines = linesOf(requests);
  return database.transactional(async (entities) => {
    const batch = { form: 'messages', endpoint, state: 'in_progress', total: lines.length } as const;
    const opened = await openBatch(entities, batch, exchange, services);
    for (let from = 0; from < lines.length; from += linesAtOnce)
      await insertLines(entities, opened.batchId, lines.slice(from, from + linesAtOnce));
    return opened;
  });
}

function linesOf(requests: z.output<typeof messagesToCreate>['requests']): readonly BatchLine[] {
  const seen = new Set<string>();
  return requests.map(({ custom_id: customId, params }, index) => {
    if (seen.has(customId))
      throw fieldRefused(`requests[${index}].custom_id`, 'must not be that of an earlier request');
    seen.add(customId);
    if (params['stream'] === true)
      throw fieldRefused(`requests[${index}].params.stream`, 'must not be true in a batch');
    return { line: index + 1, customId, request: stringifyJson(params as JsonObject) };
  });
}

/**
 * `deleteMessageBatch`: deletes a batch with its results.
 *
 * @throws GatewayError `GW_BATCH_UNKNOWN` (404), `GW_BATCH_STATE` (409) if it has not ended
 */
export function deleteMessages(id: string, owner: BatchOwner, services: BatchServices): Promise<void> {
  return services.database.transactional(async (entities) => {
    const batch = await findBatch(entities, id, owner, 'for update');
    if (!hasEnded(batch)) throw refused(`The batch "${idOf(batch)}" has not ended: cancel it first.`);
    await entities.execute('delete from batch where batch_id = ?', [batch.batchId]);
    await auditBatch(entities, { action: 'batch.delete', batch }, owner, services);
  });
}
