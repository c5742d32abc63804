import { z } from '../../../core/api/index.js';

/** The `redaction` member: how redacted values are replaced. */
export const redaction = z
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
