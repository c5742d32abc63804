import { z } from '../../../core/api/index.js';
import { spansOfPolicy } from '../classifiers/remote/remote-config.js';
import { allowList } from './allow-list.js';
import { distinct } from './distinct.js';
import { fieldsOfEveryType } from './every-type.js';
import { redaction } from './redaction.js';

const entity = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{1,63}$/)
  .describe('Kind of personal data in capitals, such as EMAIL_ADDRESS.');

/** Configuration of `pii_detection`. */
export const piiDetection = z.strictObject({
  ...fieldsOfEveryType,
  entities: distinct(z.array(entity).min(1).max(120))
    .optional()
    .describe('Exactly these kinds of personal data; those of the sensitivity level when absent.'),
  excludeEntities: distinct(z.array(entity).max(120)).optional().describe('Kinds that are left alone.'),
  entityActions: z
    .record(entity, z.enum(['block', 'audit', 'redact', 'ignore']))
    .optional()
    .describe("Actions of single kinds, where they are not the policy's own."),
  regions: distinct(z.array(z.string().regex(/^[A-Z]{2}$/)).max(30))
    .optional()
    .describe('Countries (ISO 3166-1 alpha-2) whose telephone numbers are known without a country code.'),
  allowList,
  remote: spansOfPolicy
    .optional()
    .describe('A service that looks for personal data as well: for names and places it knows more.'),
  redaction,
});
