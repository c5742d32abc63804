import { pageReply, z } from '../../core/api/index.js';

/** A model of the gateway. */
export const modelReply = z
  .object({
    modelId: z.string().describe('What clients write as `model`.'),
    displayName: z.string(),
    provider: z.string().describe("Id of the provider's entry in gateway.yaml."),
    capabilities: z.array(z.string()).readonly().describe('`chat`, `tools`, `vision`, `reasoning`, `embeddings` …'),
    isEnabled: z.boolean().describe('False when the organization has switched it off.'),
    isPremium: z.boolean(),
    maxTokens: z.int().describe('Most tokens of one answer; 0 when not known.'),
    contextWindow: z.int().describe('Tokens of input and output together; 0 when not known.'),
  })
  .meta({ id: 'Model' });

/** One page of models. */
export const modelPage = pageReply(modelReply).meta({ id: 'ModelPage' });

/** What can be changed about a model. */
export const modelChange = z
  .strictObject({
    isEnabled: z.boolean().describe('False: no connection of the organization may use the model.'),
  })
  .meta({ id: 'ModelChange' });
