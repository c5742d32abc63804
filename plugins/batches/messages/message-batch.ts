import { storableText, z } from '../../../core/api/index.js';
import { type Batch, hasEnded, idOf } from '../batch.js';
import { batchTags, tagsOf } from '../batch-tags.js';

const time = z.iso.datetime();

/** Body of `createMessageBatch`. */
export const messagesToCreate = z
  .looseObject({
    requests: z
      .array(
        z.looseObject({
          custom_id: storableText({ least: 1, most: 512 }).describe('The name of the request in the results.'),
          params: z
            .record(z.string(), z.unknown())
            .describe('The body of a request to `/v1/messages`, without `stream`.'),
        }),
      )
      .min(1),
  })
  .meta({ id: 'MessageBatchToCreate' });

export const messageBatch = z
  .object({
    id: z.string(),
    type: z.literal('message_batch'),
    processing_status: z.enum(['in_progress', 'canceling', 'ended']),
    request_counts: z
      .object({
        processing: z.int(),
        succeeded: z.int(),
        errored: z.int(),
        canceled: z.int(),
        expired: z.int(),
      })
      .describe('All are `processing` until the batch has ended.'),
    created_at: time,
    expires_at: time,
    ended_at: time.nullable(),
    cancel_initiated_at: time.nullable(),
    archived_at: z.null(),
    results_url: z.string().nullable().describe('The address of the results, once the batch has ended.'),
    usage: z
      .object({
        input_tokens: z.int().describe('Without the tokens that were read from a cache.'),
        cache_read_input_tokens: z.int(),
        output_tokens: z.int(),
      })
      .describe('The tokens of the requests that have a result.'),
    tags: batchTags,
  })
  .meta({ id: 'MessageBatch' });

/** A batch as clients see it. @param address of the list of batches, for the client */
export function messageBatchOf(batch: Batch, address: string): z.output<typeof messageBatch> {
  const id = idOf(batch);
  const isOver = hasEnded(batch);
  const { total, succeeded, errored, cancelled, expired, cancellingAt } = batch;
  const counts = isOver
    ? { processing: 0, succeeded, errored, canceled: cancelled, expired }
    : { processing: total, succeeded: 0, errored: 0, canceled: 0, expired: 0 };
  const running = cancellingAt === null ? 'in_progress' : 'canceling';
  return {
    id,
    type: 'message_batch',
    processing_status: isOver ? 'ended' : running,
    request_counts: counts,
    created_at: new Date(batch.createdAt).toISOString(),
    expires_at: new Date(batch.expiresAt).toISOString(),
    ended_at: timeOf(batch.endedAt),
    cancel_initiated_at: timeOf(cancellingAt),
    archived_at: null,
    results_url: isOver ? `${address}/${id}/results` : null,
    usage: {
      input_tokens: batch.inputTokens - batch.cachedInputTokens,
      cache_read_input_tokens: batch.cachedInputTokens,
      output_tokens: batch.outputTokens,
    },
    tags: tagsOf(batch),
  };
}

function timeOf(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
