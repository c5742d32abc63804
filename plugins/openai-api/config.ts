import { z } from '../../core/api/index.js';
import { storedItemsConfig } from './stored-items/config.js';

export const openaiApiConfig = z.strictObject({
  storedItems: storedItemsConfig
    .prefault({})
    .describe(
      'Answers of /v1/responses and their requests, which later requests can refer to instead of sending them.',
    ),
});
