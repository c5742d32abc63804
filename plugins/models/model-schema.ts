import { pageReply, unchangeable, z } from '../../core/api/index.js';

const amount = z.string().describe("A decimal in the price's currency, with all its digits.");

const tokenPrices = {
  input: amount,
  output: amount,
  cachedInput: amount.optional(),
  cacheWrite: amount.optional(),
  longCacheWrite: amount.optional(),
  audioInput: amount.optional(),
  cachedAudioInput: amount.optional(),
  imageInput: amount.optional(),
  cachedImageInput: amount.optional(),
  audioOutput: amount.optional(),
  imageOutput: amount.optional(),
  reasoning: amount.optional(),
};

/** The price of a model, in the form in which the ledger stores it. */
export const priceReply = z
  .object({
    source: z
      .enum(['list', 'file', 'free'])
      .describe('The packaged price list, gateway.yaml, or a model that gateway.yaml declares as free.'),
    currency: z.string(),
    listed: z.string().optional().describe('The entry of the packaged list, `provider/model`.'),
    ...tokenPrices,
    request: amount.optional().describe('Price of each request.'),
    search: amount.optional().describe("Price of each search by the provider's own tools."),
    serviceTiers: z
      .record(z.string(), z.object(tokenPrices))
      .optional()
      .describe('Prices of the whole request, if the provider serves it in this tier.'),
    tiers: z
      .array(
        z.object({
          above: z.int().describe('The prices apply to the whole request if its input has more tokens than this.'),
          ...tokenPrices,
        }),
      )
      .optional(),
  })
  .meta({
    id: 'ModelPrice',
    description:
      'Prices of a million tokens of each kind. A kind without its own price costs the same as the kind that it is part of.',
  });

/** A model of the gateway. */
export const modelReply = z
  .object({
    modelId: z.string().describe('What clients write as `model`.'),
    displayName: z.string(),
    provider: z.string().describe("Id of the provider's entry in gateway.yaml."),
    capabilities: z.array(z.string()).readonly().describe('`chat`, `tools`, `vision`, `reasoning`, `embeddings` …'),
    isEnabled: z.boolean().describe('False when the organization has switched it off.'),
    isPremium: z.boolean(),
    maxTokens: z.int().describe('Maximum tokens of one answer; 0 when not known.'),
    contextWindow: z.int().describe('Maximum tokens of input and output together; 0 when not known.'),
    price: priceReply.nullable().describe('The price that applies now; null when not known.'),
  })
  .meta({ id: 'Model' });

/** One page of models. */
export const modelPage = pageReply(modelReply).meta({ id: 'ModelPage' });

/** What can be changed about a model. */
export const modelChange = z
  .strictObject({
    isEnabled: z.boolean().describe('False: no connection of the organization may use the model.'),
  })
  .meta({
    id: 'ModelChange',
    ...unchangeable(
      'modelId',
      'displayName',
      'provider',
      'capabilities',
      'isPremium',
      'maxTokens',
      'contextWindow',
      'price',
    ),
  });
