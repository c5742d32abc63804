import { distinct, z } from '../../../core/api/index.js';

/** Texts that are not reported, although they match. */
export const allowList = distinct(z.array(z.string().min(1).max(200)).max(1000))
  .optional()
  .describe('Texts that are not findings, such as the address of your own help desk.');
