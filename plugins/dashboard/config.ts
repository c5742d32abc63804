import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  listModels: z.boolean().default(true).describe('Whether the page, which needs no credentials, names the models.'),
});
