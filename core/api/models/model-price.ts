import { z } from 'zod';
import { decimalOf } from '../decimal.js';

const amount = z
  .union([z.number(), z.string()])
  .refine(
    (value) => /^\d{1,30}(?:\.\d{1,30})?$/.test(decimalOf(value) ?? ''),
    'must be a decimal of at least 0, such as 2.5 or "0.075", with at most 30 digits before the point and 30 after it',
  );

const rates = {
  input: amount.describe('Price of a million input tokens.'),
  output: amount.describe('Price of a million output tokens; 0 for models that make vectors.'),
  cachedInput: amount
    .optional()
    .describe("Price of a million input tokens from the provider's cache; as `input` when absent."),
  cacheWrite: amount.optional().describe('Price of a million tokens written to that cache; as `input` when absent.'),
  longCacheWrite: amount
    .optional()
    .describe('The same, to be kept for an hour or longer; as `cacheWrite` when absent.'),
  audioInput: amount.optional().describe('Price of a million input tokens of audio; as `input` when absent.'),
  cachedAudioInput: amount.optional().describe('The same from the cache; as `cachedInput` when absent.'),
  imageInput: amount.optional().describe('Price of a million input tokens of pictures; as `input` when absent.'),
  cachedImageInput: amount.optional().describe('The same from the cache; as `cachedInput` when absent.'),
  audioOutput: amount.optional().describe('Price of a million output tokens of audio; as `output` when absent.'),
  imageOutput: amount.optional().describe('Price of a million output tokens of pictures; as `output` when absent.'),
  reasoning: amount.optional().describe('Price of a million output tokens of thinking; as `output` when absent.'),
};

/** Schema of the `price:` of a model in gateway.yaml. Amounts are in the gateway's currency, unless it names its own. */
export const modelPrice = z
  .strictObject({
    ...rates,
    request: amount.optional().describe('Price of each request.'),
    search: amount
      .optional()
      .describe("Price of each search by the provider's own tools, or that it bills for a reranking."),
    image: amount
      .optional()
      .describe('Price of each picture that is made: the highest, if it depends on size and quality.'),
    characters: amount.optional().describe('Price of a million characters that are spoken.'),
    minute: amount.optional().describe('Price of a minute of audio that is transcribed.'),
    above: z
      .array(
        z.strictObject({
          inputTokens: z.int().positive().describe('How many input tokens a request must exceed for these prices.'),
          ...rates,
        }),
      )
      .refine(
        (above) => new Set(above.map(({ inputTokens }) => inputTokens)).size === above.length,
        'must not have two entries with the same "inputTokens"',
      )
      .optional()
      .describe('Prices of the whole request if its input has more tokens than `inputTokens`.'),
    serviceTiers: z
      .record(z.string().regex(/^[a-z_]+$/, 'must be the name of a tier, such as priority'), z.strictObject(rates))
      .optional()
      .describe(
        'Prices of the whole request where the provider serves it in another tier, by the name of the tier, such as `priority` or `flex`.',
      ),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency code of three capital letters, such as USD')
      .optional()
      .describe("The currency of the amounts; where the gateway's is another one, this price does not apply."),
    confirmed: z
      .boolean()
      .optional()
      .describe('Set it to true if a price a hundred times above or below the packaged list is intended.'),
  })
  .describe('What the model costs. It replaces the whole entry of the packaged price list.');

/** A parsed `price:`. */
export type ModelPrice = z.output<typeof modelPrice>;
