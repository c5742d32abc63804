import { definitionLimit, z } from '../../core/api/index.js';

export const config = z.strictObject({
  premiumFrom: z
    .number()
    .nonnegative()
    .default(10)
    .describe(
      'Models whose output costs at least this many US dollars per million tokens are premium, unless they set isPremium.',
    ),
  maxBytesPerOrganization: definitionLimit('the models that an organization has switched off', 'its name'),
});
