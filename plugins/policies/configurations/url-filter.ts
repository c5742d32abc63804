import { distinct, policyMembers, z } from '../../../core/api/index.js';
import { fieldsOfEveryType } from './every-type.js';

/** `example.com`, an address, or `*.example.com` for everything below. RFC 1035: labels of at most 63 characters. */
const host = z
  .string()
  .max(255)
  .regex(/^(?:\*\.)?[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?:\.[\p{L}\p{N}][\p{L}\p{N}-]{0,62})*$/u)
  .describe('A host name; "*." in front stands for everything below it.');

/** Configuration of `url_filter`. */
export const urlFilter = z.strictObject({
  ...fieldsOfEveryType,
  allow: distinct(z.array(host).max(1000)).optional().describe('The only hosts that links may lead to.'),
  deny: distinct(z.array(host).max(1000))
    .optional()
    .describe('Hosts that links must not lead to, even if they are allowed.'),
  images: z
    .enum(['same', 'deny'])
    .default('deny')
    .describe(
      'Pictures in Markdown are loaded without a click and can carry data away: "same" treats them like links.',
    ),
  redaction: policyMembers.redaction,
});
