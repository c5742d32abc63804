import { definePlugin, ModelCatalog, ModelSwitches, TokenCounter, z } from '../../core/api/index.js';
import { countTokensRoute } from './count-tokens.js';
import { messagesRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'anthropic-api',
  summary: 'The Anthropic Messages dialect: /v1/messages, and counting its tokens.',
  config: z.strictObject({}),
  needs: { counter: TokenCounter, models: ModelCatalog },
  wants: { switches: ModelSwitches },
  setup: ({ services }) => ({ routes: [...messagesRoutes, countTokensRoute(services)] }),
});
