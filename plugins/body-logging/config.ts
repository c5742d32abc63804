import { retentionFields, z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxBodyLength: z
    .int()
    .min(100)
    .max(10_000_000)
    .default(100_000)
    .describe('Maximum characters kept of a request, and of the texts of an answer; a text that was cut is marked.'),
  ...retentionFields,
});

/** The parsed configuration. */
export type BodyLoggingConfig = z.output<typeof config>;
