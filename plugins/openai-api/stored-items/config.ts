import { retentionFields, z } from '../../../core/api/index.js';

const kibibyte = 1024;

/** The settings of stored answers and requests. */
export const storedItemsConfig = z.strictObject({
  enabled: z
    .boolean()
    .default(true)
    .describe('Whether answers of /v1/responses are kept, encrypted, so that later requests can refer to their items.'),
  keepRequests: z
    .boolean()
    .default(true)
    .describe(
      'Whether requests are kept with the answers, so that previous_response_id can continue them, and they can be fetched.',
    ),
  ...retentionFields,
  retentionDays: z
    .int()
    .min(1)
    .max(36_500)
    .default(30)
    .describe('Days after which an answer and its request are deleted.'),
  maxAnswerBytes: z
    .int()
    .min(kibibyte)
    .max(16 * kibibyte * kibibyte)
    .default(kibibyte * kibibyte)
    .describe('A longer answer is not kept, nor the input of a request that is longer together with its answer.'),
  maxAnswers: z
    .int()
    .min(1)
    .default(1_000_000)
    .describe(
      'Maximum answers kept for one organization; the oldest beyond it are deleted hourly, and whenever a process has stored a tenth of it.',
    ),
});

/** The parsed settings. */
export type StoredItemsConfig = z.output<typeof storedItemsConfig>;
