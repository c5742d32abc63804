import { definitionLimit, z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxBytesPerOrganization: definitionLimit(
    'the versions of all prompt templates of an organization',
    'its text, variables and labels',
  ),
});
