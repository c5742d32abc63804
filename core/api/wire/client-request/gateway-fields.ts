import { z } from 'zod';

/** Schemas of the gateway's own fields, which requests of every dialect may have in addition to the dialect's. */
export const gatewayFields = {
  auto_continuation: z.boolean().nullish().describe('Run built-in tools inside the gateway, as in the native dialect.'),
  agent_parameters: z.record(z.string(), z.unknown()).nullish().describe('`max_steps` (1 to 20), `tool_timeout_ms`.'),
  prompt: z
    .unknown()
    .optional()
    .describe(
      'A prompt template of the gateway: `{id, version or label, variables}`, as in the native dialect. Any other is passed on to the provider.',
    ),
};
