import { z } from '../../core/api/index.js';

const mebibyte = 1024 * 1024;
const count = (most: number, otherwise: number) => z.int().min(1).max(most).default(otherwise);

/** The `config:` block of the plugin. */
export const config = z.strictObject({
  concurrency: count(10_000, 16).describe(
    'Requests of all batches that a process makes at the same time; what clients send itself is not counted. One more if all are of one organization, and another one waits.',
  ),
  concurrencyPerBatch: count(1_000, 4).describe('Those of them that belong to one batch.'),
  maxRequests: count(1_000_000, 50_000).describe('Requests in a batch; one with more is refused.'),
  maxRequestBytes: count(1024 * mebibyte, 10 * mebibyte).describe(
    'Length of one request, as a line of the input file.',
  ),
  maxInputBytes: count(10 * 1024 * mebibyte, 100 * mebibyte).describe('Length of the input file.'),
  maxUnfinished: count(100_000, 20).describe(
    'Batches of a connection that have not ended; further ones are refused until one has.',
  ),
  maxUnfinishedOfOrganization: count(1_000_000, 100).describe(
    'The same for all connections of an organization together.',
  ),
  retentionDays: z
    .int()
    .min(2)
    .max(36_500)
    .default(30)
    .describe('Batches are deleted so many days after they were created, with the results that are not files.'),
});

export type BatchesConfig = z.output<typeof config>;
