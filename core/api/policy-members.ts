import { z } from 'zod';
import { distinct } from './distinct.js';
import { policySurfaces, type PolicySurface } from './policy.js';

/** The `appliesTo` member of a policy's configuration, with these surfaces as its default. */
export function policyScope(usual: readonly PolicySurface[]) {
  return distinct(z.array(z.enum(policySurfaces)).min(1))
    .default([...usual])
    .describe('Where the policy looks: messages, retrieved passages, arguments and results of tools, answers.');
}

/** The `redaction` member: how redacted values are replaced. */
const redaction = z
  .strictObject({
    style: z
      .enum(['label', 'numbered', 'mask', 'hash'])
      .default('label')
      .describe('A label, a label with a number for each different value, asterisks, or a keyed hash.'),
    restore: z
      .boolean()
      .default(false)
      .describe(
        'Whether values that were redacted in a request are restored in its answer. Requires the style "numbered".',
      ),
    keepLast: z
      .int()
      .min(0)
      .max(4)
      .default(0)
      .describe('The number of characters at the end that a mask leaves readable.'),
  })
  .refine(({ style, restore }) => !restore || style === 'numbered', {
    path: ['restore'],
    message: 'needs the style "numbered", which tells different values apart',
  })
  .optional()
  .describe('What replaces a redacted text.');

/**
 * Members of the configuration of a policy that the gateway itself understands, for types with a detector: where it looks, how it treats streams, what
 * a refused client reads, and how redacted values are replaced, and restored for the client. Without them in its schema, a type has their defaults.
 *
 * @example
 * configuration: z.strictObject({ names: z.array(z.string()).default(['Falcon']), ...policyMembers }),
 */
export const policyMembers = {
  appliesTo: policyScope(policySurfaces),
  streamMode: z
    .enum(['exact', 'buffered', 'async'])
    .optional()
    .describe(
      'How streamed answers are treated: "exact" holds back only what may still become a match (the default of redact), ' +
        '"buffered" releases sentence by sentence (the default of block), "async" releases at once and cuts off afterwards.',
    ),
  blockMessage: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe('The error message for a client whose request is blocked.'),
  redaction,
};
