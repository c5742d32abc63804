import type { ClientFiles } from '../../../core/api/database.js';
import { storableText, z } from '../../../core/api/index.js';
import { type Batch, hasEnded, idOf } from '../batch.js';
import { batchTags, tagsOf } from '../batch-tags.js';

const seconds = z.int().nullable().describe('Unix seconds.');
const fileId = z.string().nullable();

/** The paths to which the requests of a batch can go. */
const endpoints = [
  '/v1/chat/completions',
  '/v1/responses',
  '/v1/embeddings',
  '/v1/completions',
  '/v1/moderations',
  '/v1/images/generations',
] as const;

/** Those of Azure, as its clients write them. */
const endpointsOfAzure = ['/chat/completions', '/responses', '/embeddings', '/completions'] as const;

/** The path of a request, whose `/v1` Azure's clients leave out. */
export function endpointOf(url: string): string {
  return url.startsWith('/v1/') ? url : `/v1${url}`;
}

const metadata = z
  .record(storableText({ most: 64 }), storableText({ most: 512 }))
  .refine((members) => Object.keys(members).length <= 16, 'must have at most 16 members');

/** Body of `createBatch`. */
export const batchToCreate = z
  .looseObject({
    input_file_id: z.string().describe('A file with the purpose `batch`: a request on each line.'),
    endpoint: z
      .enum([...endpoints, ...endpointsOfAzure])
      .describe('The `url` of all requests. Azure’s clients leave `/v1` out.'),
    completion_window: z.literal('24h').describe('Requests that have not been sent by then expire.'),
    metadata: metadata.nullish(),
    output_expires_after: z
      .object({ anchor: z.literal('created_at'), seconds: z.int().min(3_600).max(2_592_000) })
      .nullish()
      .describe('How long the result files are kept; 30 days when absent.'),
  })
  .meta({ id: 'BatchToCreate' });

export const batchObject = z
  .object({
    id: z.string(),
    object: z.literal('batch'),
    endpoint: z.string(),
    errors: z
      .object({
        object: z.literal('list'),
        data: z.array(
          z.object({
            code: z.string(),
            message: z.string(),
            line: z.int().nullable().describe('The line of the input file, from 1.'),
            param: z.string().nullable(),
          }),
        ),
      })
      .nullable(),
    input_file_id: z.string(),
    completion_window: z.literal('24h'),
    model: z.string().nullable().describe('The model, if all requests name the same; otherwise null.'),
    status: z.enum([
      'validating',
      'failed',
      'in_progress',
      'finalizing',
      'completed',
      'expired',
      'cancelling',
      'cancelled',
    ]),
    output_file_id: fileId.describe('The file with the answers.'),
    error_file_id: fileId.describe('The file with an error for each request that got no answer.'),
    created_at: z.int().describe('Unix seconds.'),
    in_progress_at: seconds,
    expires_at: seconds,
    finalizing_at: seconds,
    completed_at: seconds,
    failed_at: seconds,
    expired_at: seconds,
    cancelling_at: seconds,
    cancelled_at: seconds,
    request_counts: z.object({ total: z.int(), completed: z.int(), failed: z.int() }),
    usage: z
      .object({
        input_tokens: z.int(),
        input_tokens_details: z.object({ cached_tokens: z.int() }),
        output_tokens: z.int(),
        output_tokens_details: z.object({ reasoning_tokens: z.int() }),
        total_tokens: z.int(),
      })
      .describe('The tokens of the requests that have a result.'),
    metadata: z.record(z.string(), z.string()).nullable(),
    tags: batchTags,
  })
  .meta({ id: 'BatchObject' });

/** A batch as clients see it. */
export function batchOf(batch: Batch, files: Pick<ClientFiles, 'idOf'>): z.output<typeof batchObject> {
  const { state, endedAt, total, succeeded, errored, cancelled, expired, problems } = batch;
  const endedAs = (ending: Batch['state']): number | null => (state === ending ? secondsOf(endedAt) : null);
  return {
    id: idOf(batch),
    object: 'batch',
    endpoint: batch.endpoint,
    errors: problems && {
      object: 'list',
      data: problems.map(({ code, message, line = null, param = null }) => ({ code, message, line, param })),
    },
    input_file_id: batch.inputFile === null ? '' : files.idOf(batch.inputFile),
    completion_window: '24h',
    model: batch.model,
    status: batch.cancellingAt !== null && !hasEnded(batch) ? 'cancelling' : state,
    output_file_id: batch.outputFile && files.idOf(batch.outputFile),
    error_file_id: batch.errorFile && files.idOf(batch.errorFile),
    created_at: Math.floor(batch.createdAt / 1000),
    in_progress_at: secondsOf(batch.startedAt),
    expires_at: secondsOf(batch.expiresAt),
    finalizing_at: secondsOf(batch.finalizingAt),
    completed_at: endedAs('completed'),
    failed_at: endedAs('failed'),
    expired_at: endedAs('expired'),
    cancelling_at: secondsOf(batch.cancellingAt),
    cancelled_at: endedAs('cancelled'),
    request_counts: { total, completed: succeeded, failed: errored + cancelled + expired },
    usage: usageOf(batch),
    metadata: batch.metadata,
    tags: tagsOf(batch),
  };
}

function usageOf({ inputTokens, cachedInputTokens, outputTokens, reasoningTokens }: Batch) {
  return {
    input_tokens: inputTokens,
    input_tokens_details: { cached_tokens: cachedInputTokens },
    output_tokens: outputTokens,
    output_tokens_details: { reasoning_tokens: reasoningTokens },
    total_tokens: inputTokens + outputTokens,
  };
}

function secondsOf(time: number | null): number | null {
  return time === null ? null : Math.floor(time / 1000);
}
