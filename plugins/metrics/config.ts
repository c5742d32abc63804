import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  public: z
    .boolean()
    .default(false)
    .describe(
      'Whether GET /metrics works without an access token. Metrics name models, providers and operations only.',
    ),
  maxModels: z
    .int()
    .min(1)
    .max(10_000)
    .default(200)
    .describe(
      'Maximum models that are counted by name, because clients choose the names; further ones are counted together as "other".',
    ),
});

/** The plugin's validated configuration. */
export type MetricsConfig = z.output<typeof config>;
