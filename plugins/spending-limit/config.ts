import {
  exactAmountOf,
  modelsOfLimit,
  requestHeaders,
  serverUrl,
  spendingPeriod,
  tagName,
  z,
} from '../../core/api/index.js';

const limit = z
  .strictObject({
    per: z
      .enum(['organization', 'connection', 'key', 'owner', 'tag', 'endUser'])
      .describe(
        'Whose spending counts together: that of each organization, of each connection or API key without a limit of its own of the same models, of all API keys ' +
          'of each owner, or of each tag (`x-tags`) or end user (`user`, `metadata.user_id`) of an organization.',
      ),
    amount: z
      .union([z.number(), z.string()])
      .refine(
        (value) => exactAmountOf(value) !== undefined,
        'must be a decimal of at least 0, such as 50 or "12.50", with at most 14 digits before the point and 6 after it',
      )
      .describe("The most that may be spent in a period, in the gateway's currency."),
    models: modelsOfLimit.optional(),
    only: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe(
        'With `per: owner`: the limit applies only to these owners. With `per: tag`: only to these tags; `customer:*` stands for each tag that begins with `customer:`. ' +
          'Of limits of the same models, the first that names an owner or a tag, or has no `only`, applies.',
      ),
    period: spendingPeriod
      .default('monthly')
      .describe('Calendar period after which the spending starts again at zero; total: never.'),
  })
  .refine(({ period, per }) => period !== 'total' || per !== 'endUser', {
    message: 'must not be "total" for end users, whose sums are kept for 100 days',
    path: ['period'],
  })
  .refine(({ only, per }) => only === undefined || per === 'owner' || per === 'tag', {
    message:
      'is for limits with "per: owner" or "per: tag"; connections and API keys have limits of their own over HTTP',
    path: ['only'],
  })
  .check(({ value: { per, only = [] }, issues }) => {
    if (per !== 'tag') return;
    for (const [index, input] of only.entries()) {
      if (tagName.safeParse(input.replace(/\*$/, '')).success) continue;
      issues.push({
        code: 'custom',
        message: 'must be a tag, or the beginning of tags, like customer:*',
        input,
        path: ['only', index],
      });
    }
  });

/** What a limit counts, the same for the same models in another order. */
function sameSpending({ per, models, only }: z.output<typeof limit>): string {
  return JSON.stringify([per, models?.toSorted(), only?.toSorted()]);
}

/** One limit of gateway.yaml. */
export type ConfiguredLimit = z.output<typeof limit>;

const warnings = z
  .strictObject({
    at: z
      .array(z.int().min(1).max(99))
      .default([80])
      .describe(
        'Percentages of each limit: when this much is spent, the log and the metrics say so, once in a period. There are no warnings for limits of end users.',
      ),
    webhook: z
      .strictObject({
        url: serverUrl.meta({ secret: true }).describe('Address to which each warning is sent, as JSON.'),
        format: z
          .enum(['json', 'text', 'teams'])
          .default('json')
          .describe(
            'What is sent. json: all members; text: only `text`; teams: a card for a workflow of Microsoft Teams.',
          ),
        headers: requestHeaders.default({}).describe('Additional request headers, such as a credential.'),
      })
      .optional()
      .describe('Where else warnings are sent: a chat, or a server of your own.'),
  })
  .prefault({})
  .describe('Warnings before a limit is reached.');

export const config = z.strictObject({
  limits: z
    .array(limit)
    .refine((limits) => new Set(limits.map(sameSpending)).size === limits.length, {
      message: 'must not have two limits with the same "per", "models" and "only"',
    })
    .default([])
    .describe(
      'Hard limits besides those that connections and API keys have. A call must fit in every limit that applies to it.',
    ),
  defaultOutputTokens: z
    .int()
    .min(1)
    .max(1_000_000)
    .default(4_096)
    .describe('Where a limit applies, the maximum tokens of an answer if the client sets none.'),
  minimumOutputTokens: z
    .int()
    .min(1)
    .max(100_000)
    .default(16)
    .describe(
      'A call is refused if the rest of the limit buys fewer tokens than this (or than it asks for, if that is less).',
    ),
  unseenTokens: z
    .int()
    .min(0)
    .max(1_000_000)
    .default(256)
    .describe(
      'Tokens charged for an answer that breaks off, beyond what was seen of it: the provider may have generated more.',
    ),
  searches: z
    .int()
    .min(0)
    .max(100)
    .default(10)
    .describe("Searches reserved for each of a provider's own tools for which the request sets no number."),
  foundTokens: z
    .int()
    .min(0)
    .max(10_000_000)
    .default(100_000)
    .describe(
      "Input tokens reserved for what a provider's own tools find, at most up to the model's `contextWindow`. What is beyond is charged, too.",
    ),
  waitMs: z
    .int()
    .min(0)
    .max(8_000)
    .default(2_000)
    .describe('How long a request waits for reservations of others to be released, before it gets less or is refused.'),
  warnings,
});

export type SpendingConfig = z.output<typeof config>;
