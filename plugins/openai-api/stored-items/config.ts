import { retentionFields, z } from '../../../core/api/index.js';

const kibibyte = 1024;

/** The settings of stored items. */
export const storedItemsConfig = z.strictObject({
  enabled: z
    .boolean()
    .default(true)
    .describe('Whether output items of /v1/responses are kept, encrypted, so that later requests can refer to them.'),
  ...retentionFields,
  retentionDays: z
    .int()
    .min(1)
    .max(36_500)
    .default(30)
    .describe('Days after which the items of an answer are deleted.'),
  maxAnswerBytes: z
    .int()
    .min(kibibyte)
    .max(16 * kibibyte * kibibyte)
    .default(kibibyte * kibibyte)
    .describe('Items of a longer answer are not kept.'),
  maxAnswers: z
    .int()
    .min(1)
    .default(1_000_000)
    .describe(
      'Answers of one organization whose items are kept; the oldest beyond it are deleted hourly, and whenever a process has stored a tenth of it.',
    ),
});

/** The parsed settings. */
export type StoredItemsConfig = z.output<typeof storedItemsConfig>;
