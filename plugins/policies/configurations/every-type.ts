import { z } from '../../../core/api/index.js';
import { distinct } from './distinct.js';

const surfaces = ['input', 'documents', 'tool_arguments', 'tool_results', 'output'] as const;

/** The sensitivity of a detector. */
export const level = z.enum(['low', 'medium', 'high']);

/** The `appliesTo` member, with a default. */
export function appliesTo(usual: readonly (typeof surfaces)[number][]) {
  return distinct(z.array(z.enum(surfaces)).min(1))
    .default([...usual])
    .describe('Where the policy looks: messages, retrieved passages, arguments and results of tools, answers.');
}

/** Members of the configurations of all bundled types. */
export const fieldsOfEveryType = {
  sensitivityLevel: level
    .default('medium')
    .describe('What counts as a finding: at "low" only what is certain; at "high" as little as possible is missed.'),
  appliesTo: appliesTo(surfaces),
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
};
