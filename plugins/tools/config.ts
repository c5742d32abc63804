import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  maxSteps: z
    .int()
    .min(1)
    .max(20)
    .default(5)
    .describe('Rounds of function calls in one request, unless the request sets `agent_parameters.max_steps`.'),
  toolTimeoutMs: z
    .int()
    .min(1)
    .max(600_000)
    .default(30_000)
    .describe('Time for one function, unless the request sets a shorter `agent_parameters.tool_timeout_ms`.'),
  maxCallsAtOnce: z.int().min(1).max(100).default(16).describe('Functions that a model may ask for in one step.'),
  maxResultLength: z
    .int()
    .min(1_000)
    .max(10_000_000)
    .default(200_000)
    .describe('Characters of a result; a longer one is an error to the model.'),
});

/** The parsed configuration. */
export type ToolsConfig = z.output<typeof config>;
