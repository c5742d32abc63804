import { ClientFiles } from '../../core/api/database.js';
import { Clock, definePlugin, ModelCatalog, ModelSwitches, TokenCounter, z } from '../../core/api/index.js';
import { countTokensRoute } from './count-tokens.js';
import { fileRoutes } from './file-routes.js';
import { messagesRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'anthropic-api',
  summary: 'The Anthropic dialect: /v1/messages, counting their tokens, and files.',
  config: z.strictObject({}),
  needs: { clock: Clock, counter: TokenCounter, models: ModelCatalog },
  wants: { files: ClientFiles, switches: ModelSwitches },
  setup: ({ services }) => ({
    routes: [
      ...messagesRoutes,
      countTokensRoute(services),
      ...(services.files ? fileRoutes(services.files, services.clock) : []),
    ],
  }),
});
