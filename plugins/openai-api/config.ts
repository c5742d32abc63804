import { z } from '../../core/api/index.js';
import { storedItemsConfig } from './stored-items/config.js';

/** As many as OpenAI's own API takes. */
const defaultEmbeddingInputs = 2048;

export const openaiApiConfig = z.strictObject({
  maxEmbeddingInputs: z
    .int()
    .min(1)
    .default(defaultEmbeddingInputs)
    .describe('Maximum texts in one request for embeddings; a request with more is refused.'),
  storedItems: storedItemsConfig
    .prefault({})
    .describe(
      'Answers of /v1/responses and their requests, which later requests can refer to instead of sending them.',
    ),
});
