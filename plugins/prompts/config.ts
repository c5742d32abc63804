import { definitionLimit, z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxBytesPerOrganization: definitionLimit(
    'the prompt templates of an organization, 1 KiB for each version, with its text, variables and labels',
  ),
});
