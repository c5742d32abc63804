import { retentionFields, z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxTextLength: z
    .int()
    .min(100)
    .max(10_000_000)
    .default(100_000)
    .describe('Maximum characters kept of an input or output; a text that was cut is marked.'),
  ...retentionFields,
});

/** The parsed configuration. */
export type HistoryConfig = z.output<typeof config>;
