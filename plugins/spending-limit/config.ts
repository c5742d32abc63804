import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  defaultOutputTokens: z
    .int()
    .min(1)
    .max(1_000_000)
    .default(4_096)
    .describe('On connections with a limit, the most tokens of an answer if the client sets no maximum.'),
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
    .describe("Searches that are reserved for each of a provider's own tools that sets no number itself."),
  waitMs: z
    .int()
    .min(0)
    .max(8_000)
    .default(2_000)
    .describe('How long a request waits for reservations of others to be released, before it gets less or is refused.'),
});

export type SpendingConfig = z.output<typeof config>;
