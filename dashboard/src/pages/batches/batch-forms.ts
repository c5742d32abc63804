import type { BatchObject, MessageBatch } from '../../api/schemas.js';

/** A batch of either API, as the page shows it. */
export interface Batch {
  readonly id: string;
  readonly status: string;
  readonly hasEnded: boolean;
  readonly endpoint: string;
  /** The only one that is asked; null if there are several, or it is not known. */
  readonly model: string | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly tags: readonly string[];
  /** Unix seconds or ISO 8601, as the API has it. */
  readonly created: number | string;
  readonly ended: number | string | null;
  readonly total: number;
  readonly answered: number;
  readonly failed: number;
  readonly problems: readonly string[];
  /** The paths of what can be downloaded, by what is said on the button. */
  readonly downloads: readonly (readonly [what: string, path: string])[];
  readonly canBeDeleted: boolean;
}

/** The APIs for batches, by their names in the address of the page: the path of the list, and the parameter with the id after which a page begins. */
export const batchForms = {
  files: { title: 'Of files', path: 'v1/batches', after: 'after' },
  messages: { title: 'Of messages', path: 'v1/messages/batches', after: 'after_id' },
} as const;

/** A batch, as either API has it. */
export type BatchItem = BatchObject | MessageBatch;

export function batchOf(item: BatchItem): Batch {
  return 'object' in item ? ofFiles(item) : ofMessages(item);
}

const runningStates: readonly string[] = ['validating', 'in_progress', 'finalizing', 'cancelling'];

function ofFiles(batch: BatchObject): Batch {
  const { id, status, endpoint, model, usage, tags, errors, output_file_id: output, error_file_id: failures } = batch;
  const { total, completed, failed } = batch.request_counts;
  const contentOf = (fileId: string): string => `v1/files/${fileId}/content`;
  return {
    id,
    status: status.replace('_', ' '),
    hasEnded: !runningStates.includes(status),
    endpoint,
    model,
    inputTokens: usage.input_tokens,
    outputTokens: usage.output_tokens,
    tags,
    created: batch.created_at,
    ended: batch.completed_at ?? batch.failed_at ?? batch.expired_at ?? batch.cancelled_at,
    total,
    answered: completed,
    failed,
    problems: errors?.data.map(({ line, message }) => (line === null ? message : `Line ${line}: ${message}`)) ?? [],
    downloads: [
      ...(output === null ? [] : [['Answers', contentOf(output)] as const]),
      ...(failures === null ? [] : [['Errors', contentOf(failures)] as const]),
    ],
    // The API has no operation for it.
    canBeDeleted: false,
  };
}

function ofMessages(batch: MessageBatch): Batch {
  const { id, processing_status: status, ended_at: ended, usage, tags } = batch;
  const { processing, succeeded, errored, canceled, expired } = batch.request_counts;
  const failed = errored + canceled + expired;
  return {
    id,
    status: status.replace('_', ' '),
    hasEnded: status === 'ended',
    endpoint: '/v1/messages',
    model: null,
    inputTokens: usage.input_tokens + usage.cache_read_input_tokens,
    outputTokens: usage.output_tokens,
    tags,
    created: batch.created_at,
    ended,
    total: processing + succeeded + failed,
    answered: succeeded,
    failed,
    problems: [],
    downloads: status === 'ended' ? [['Results', `v1/messages/batches/${id}/results`]] : [],
    canBeDeleted: status === 'ended',
  };
}
