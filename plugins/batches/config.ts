import { z } from '../../core/api/index.js';

const mebibyte = 1024 * 1024;
const count = (most: number, otherwise: number) => z.int().min(1).max(most).default(otherwise);

/** The `config:` block of the plugin. */
export const config = z.strictObject({
  concurrency: count(10_000, 16).describe(
    'Maximum requests of batches that a process sends at the same time; those that clients send directly are not counted. One more is sent if all are of one organization and another organization is waiting.',
  ),
  concurrencyPerBatch: count(1_000, 4).describe('Maximum of these that belong to one batch.'),
  maxRequests: count(1_000_000, 50_000).describe('Maximum requests in a batch; a batch with more is refused.'),
  maxRequestBytes: count(1024 * mebibyte, 10 * mebibyte).describe(
    'Maximum length of one request, as a line of the input file.',
  ),
  maxInputBytes: count(10 * 1024 * mebibyte, 100 * mebibyte).describe('Maximum length of the input file.'),
  maxUnfinished: count(100_000, 20).describe(
    'Maximum batches of a connection that have not ended; further ones are refused until one has.',
  ),
  maxUnfinishedOfOrganization: count(1_000_000, 100).describe(
    'The same for all connections of an organization together.',
  ),
  retentionDays: z
    .int()
    .min(2)
    .max(36_500)
    .default(30)
    .describe(
      'Days after which a batch is deleted, counted from its creation, with those of its results that are not files.',
    ),
});

export type BatchesConfig = z.output<typeof config>;
