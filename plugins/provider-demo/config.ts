import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  model: z.string().min(1).default('demo').describe('What clients write as `model` to chat with it.'),
  embeddingModel: z.string().min(1).default('demo-embedding').describe('What clients write as `model` for embeddings.'),
});
