import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  defaultOutputTokens: z
    .int()
    .min(1)
    .max(1_000_000)
    .default(4_096)
    .describe('On connections with a limit, the most tokens of an answer for which the client has named no limit.'),
  minimumOutputTokens: z
    .int()
    .min(1)
    .max(100_000)
    .default(16)
    .describe(
      'A call is refused when what is left buys fewer tokens than these (or than it asks for, if that is less).',
    ),
  unseenTokens: z
    .int()
    .min(0)
    .max(1_000_000)
    .default(256)
    .describe('Charged for an answer that breaks off, beyond what was seen of it: the provider may have been further.'),
  searches: z
    .int()
    .min(0)
    .max(100)
    .default(10)
    .describe("Searches that are reserved for each of a provider's own tools that names no number itself."),
  waitMs: z
    .int()
    .min(0)
    .max(8_000)
    .default(2_000)
    .describe('How long a request waits for what others hold and may not spend, before it gets less or is refused.'),
});

export type SpendingConfig = z.output<typeof config>;
