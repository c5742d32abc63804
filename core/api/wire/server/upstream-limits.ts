import { z } from 'zod';

/**
 * Time and size limits for responses, for the `config` of a provider plugin: `z.strictObject({ …, ...upstreamLimits })`. The times have the
 * names of the fields of `HttpRequest`.
 */
export const upstreamLimits = {
  headersTimeoutMs: z
    .int()
    .positive()
    .optional()
    .describe('Milliseconds within which the answer must begin. 300,000 when absent.'),
  idleTimeoutMs: z
    .int()
    .positive()
    .optional()
    .describe('Maximum milliseconds between two pieces of an answer. 300,000 when absent.'),
  maxAnswerBytes: z
    .int()
    .positive()
    .default(128 * 1024 * 1024)
    .describe('A longer answer, or a longer event of a stream, is refused.'),
} as const;
