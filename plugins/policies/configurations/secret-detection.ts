import { policyMembers, z } from '../../../core/api/index.js';
import { allowList } from './allow-list.js';
import { fieldsOfEveryType } from './every-type.js';

/** Configuration of `secret_detection`. */
export const secretDetection = z.strictObject({
  ...fieldsOfEveryType,
  generic: z
    .boolean()
    .optional()
    .describe(
      'Whether to find random-looking values after names like "password" as well; by default at levels above "low".',
    ),
  allowList,
  redaction: policyMembers.redaction,
});
