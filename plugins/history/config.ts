import { retentionFields, z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxTextLength: z
    .int()
    .min(100)
    .max(10_000_000)
    .default(100_000)
    .describe('Characters of an input or output that are kept; what is cut off is marked.'),
  ...retentionFields,
});

/** The parsed configuration. */
export type HistoryConfig = z.output<typeof config>;
