import { z } from 'zod';
import type { ReplyDocument } from '../route.js';

/** Schema of the body of every refused management request. */
export const apiError = z
  .looseObject({
    error: z.string().describe('The text of the HTTP status.'),
    message: z.string().describe('What was wrong, where, and how to fix it.'),
    code: z.string().describe('Stable code, listed in docs/errors.md.'),
    field: z.string().optional().describe('Path of the offending field, if there is one.'),
  })
  .meta({ id: 'Error', description: 'What was wrong, where, and how to fix it.' });

/** The documentation of an error status, for `Route.replies`. */
export function refusal(description: string): ReplyDocument {
  return { description, schema: apiError };
}
