import { z } from '../../core/api/index.js';
import { storedItemsConfig } from './stored-items/config.js';

export const openaiApiConfig = z.strictObject({
  storedItems: storedItemsConfig
    .prefault({})
    .describe('Output items of /v1/responses, which later requests can refer to instead of sending them.'),
});
