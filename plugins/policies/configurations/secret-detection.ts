import { z } from '../../../core/api/index.js';
import { allowList } from './allow-list.js';
import { fieldsOfEveryType } from './every-type.js';
import { redaction } from './redaction.js';

/** Configuration of `secret_detection`. */
export const secretDetection = z.strictObject({
  ...fieldsOfEveryType,
  generic: z
    .boolean()
    .optional()
    .describe('Also random-looking values behind names like "password"; when absent, at levels above "low".'),
  allowList,
  redaction,
});
