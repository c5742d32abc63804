import { definitionLimit, z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxBytesPerOrganization: definitionLimit(
    'the connections of an organization, 1 KiB for each, their policies and their lists of models',
  ),
});
