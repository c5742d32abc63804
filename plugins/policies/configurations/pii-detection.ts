import { distinct, policyMembers, z } from '../../../core/api/index.js';
import { spansOfPolicy } from '../classifiers/remote/remote-config.js';
import { allowList } from './allow-list.js';
import { fieldsOfEveryType } from './every-type.js';

const entity = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{1,63}$/, 'must be a kind of personal data in capitals, such as "EMAIL_ADDRESS"')
  .describe('Kind of personal data in capitals, such as EMAIL_ADDRESS.');

/** Configuration of `pii_detection`. */
export const piiDetection = z.strictObject({
  ...fieldsOfEveryType,
  entities: distinct(z.array(entity).min(1).max(120))
    .optional()
    .describe('The kinds of personal data to find; by default those of the sensitivity level.'),
  excludeEntities: distinct(z.array(entity).max(120)).optional().describe('Kinds that are not to be found.'),
  entityActions: z
    .record(entity, z.enum(['block', 'audit', 'redact', 'ignore']))
    .optional()
    .describe('Other actions than that of the policy, by kind.'),
  regions: distinct(
    z.array(z.string().regex(/^[A-Z]{2}$/, 'must be a code of two capital letters, such as "DE"')).max(30),
  )
    .optional()
    .describe('Countries (ISO 3166-1 alpha-2) whose telephone numbers are known without a country code.'),
  allowList,
  remote: spansOfPolicy
    .optional()
    .describe('A service that looks for personal data in addition: it may know more names and places.'),
  redaction: policyMembers.redaction,
});
