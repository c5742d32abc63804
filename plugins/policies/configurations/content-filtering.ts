import { z } from '../../../core/api/index.js';
import { contentCategories } from '../classifiers/classifier-settings.js';
import { remotePolicy } from '../classifiers/remote/remote-config.js';
import { fieldsOfEveryType, level } from './every-type.js';

/** Configuration of `content_filtering`. */
export const contentFiltering = z.strictObject({
  ...fieldsOfEveryType,
  remote: remotePolicy.optional().describe('A service that is called in addition to the local model.'),
  categories: z
    .partialRecord(z.enum(contentCategories), z.enum(['off', ...level.options]))
    .optional()
    .describe('Other sensitivity levels than that of the policy, by category.'),
});
