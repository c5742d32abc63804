import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  premiumFrom: z
    .number()
    .nonnegative()
    .default(10)
    .describe(
      'A model is premium when a million tokens of its answers cost at least so many US dollars, unless it says isPremium.',
    ),
});
