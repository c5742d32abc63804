import { definitionLimit, z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxBytesPerOrganization: definitionLimit(
    'the connections of an organization',
    'its policies, lists of models and limits of models',
  ),
});
