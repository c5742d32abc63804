import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  public: z
    .boolean()
    .default(false)
    .describe(
      'Whether GET /metrics needs no access token. Metrics name models, providers and operations, nobody else.',
    ),
  maxModels: z
    .int()
    .min(1)
    .max(10_000)
    .default(200)
    .describe('Clients choose the names of models: those beyond this many are counted together as "other".'),
});

/** What gateway.yaml says. */
export type MetricsConfig = z.output<typeof config>;
