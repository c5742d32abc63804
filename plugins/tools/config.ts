import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxSteps: z
    .int()
    .min(1)
    .max(20)
    .default(5)
    .describe('Maximum rounds of function calls in one request, unless the request sets `agent_parameters.max_steps`.'),
  toolTimeoutMs: z
    .int()
    .min(1)
    .max(600_000)
    .default(30_000)
    .describe('How long one function may take, unless the request sets a shorter `agent_parameters.tool_timeout_ms`.'),
  maxCallsAtOnce: z.int().min(1).max(100).default(16).describe('Maximum functions that a model may call in one step.'),
  maxResultLength: z
    .int()
    .min(1_000)
    .max(10_000_000)
    .default(200_000)
    .describe('Maximum characters of a result; in place of a longer one, the model gets an error.'),
});

/** The parsed configuration. */
export type ToolsConfig = z.output<typeof config>;
