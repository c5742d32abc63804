import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  timeoutMs: z
    .int()
    .min(1)
    .max(60_000)
    .default(2000)
    .describe(
      'How long plugins may take to say whether they are ready; one that has not answered by then counts as not ready.',
    ),
});
