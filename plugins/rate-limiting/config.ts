import { prefixPattern, z } from '../../core/api/index.js';

/** For whom a limit counts. */
const perWhom = z.enum(['connection', 'key', 'owner', 'endUser', 'organization']);

/** The groups of routes to which a limit can apply. */
const routeGroup = z.enum(['inference', 'management', 'reporting', 'other']);

/** What an entry can limit, each by a number of its own. */
export const limitedUnits = ['requests', 'tokens', 'concurrent'] as const;

/** The times for which requests and tokens can be limited. */
const limitWindows = ['minute', 'hour', 'day', 'month'] as const;

const limit = z
  .strictObject({
    per: perWhom.describe(
      'Whose requests are counted together: those of a connection, of a credential (API key or access token), of all API keys of an ' +
        'owner, of an end user of an app (`user`, `metadata.user_id`), or of the organization.',
    ),
    routes: z
      .array(routeGroup)
      .min(1)
      .default(['inference'])
      .describe(
        'inference: calls of models; reporting: /v1/management/reporting; management: the rest of /v1/management; other: all else ' +
          'that takes a credential.',
      ),
    only: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe(
        'Connections (names in the gateway’s own organization, or ids), ids of keys and tokens, owners, or end users: the limit applies only to these.',
      ),
    models: z
      .array(prefixPattern(z.string().min(1)))
      .min(1)
      .optional()
      .describe(
        'Models as clients request them, by any of their names: `large-*` are all that begin so, `PROVIDER/*` all of a provider. Only calls of these are counted, all together.',
      ),
    window: z
      .enum(limitWindows)
      .default('minute')
      .describe(
        'What `requests` and `tokens` are the most of: a minute from the first request on; or a calendar hour, day or month in the time zone of gateway.yaml, counted in the database.',
      ),
    requests: z.int().positive().optional().describe('Maximum requests per minute, or `window`.'),
    tokens: z
      .int()
      .positive()
      .optional()
      .describe(
        'Maximum tokens per minute, or `window`, input and output together: estimated before the call, corrected after it.',
      ),
    burst: z.int().positive().optional().describe('Additional requests per ten minutes, for peaks.'),
    concurrent: z.int().positive().optional().describe('Maximum concurrent requests.'),
  })
  .refine(
    ({ requests, tokens, concurrent }) => requests !== undefined || tokens !== undefined || concurrent !== undefined,
    {
      message: 'must have "requests", "tokens" or "concurrent"',
    },
  )
  .refine(({ burst, requests }) => burst === undefined || requests !== undefined, {
    message: '"burst" comes on top of "requests", which is missing',
    path: ['burst'],
  })
  .refine(({ burst, window }) => burst === undefined || window === 'minute', {
    message: '"burst" is for limits per minute',
    path: ['burst'],
  })
  .refine(({ tokens, routes }) => tokens === undefined || routes.includes('inference'), {
    message: 'only calls of models have tokens, and "routes" is without "inference"',
    path: ['tokens'],
  })
  .refine(({ models, routes }) => models === undefined || routes.every((route) => route === 'inference'), {
    message: 'only calls of models name one, and "routes" has others',
    path: ['models'],
  });

/** A time for which requests and tokens are limited. */
export type LimitWindow = (typeof limitWindows)[number];

/** One limit of gateway.yaml. */
export type LimitConfig = z.output<typeof limit>;

export const config = z.strictObject({
  limits: z
    .array(limit)
    .default([
      { per: 'key', routes: ['management'], window: 'minute', requests: 3000 },
      { per: 'key', routes: ['reporting'], window: 'minute', requests: 600 },
    ])
    .describe(
      'Every limit that matches a request applies; of several that count the same thing, with the same `per`, routes, models and window, only the first.',
    ),
  replicas: z
    .int()
    .positive()
    .optional()
    .describe(
      'Number of processes that share the limits: while Redis is down, each keeps to its share. By default, as many as there were when Redis was last up.',
    ),
  redisTimeoutMs: z
    .int()
    .positive()
    .max(10_000)
    .default(100)
    .describe('How long Redis may take to answer; after that, and while Redis is down, each process counts by itself.'),
});
