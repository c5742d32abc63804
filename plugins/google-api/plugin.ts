import { definePlugin, ModelCatalog, ModelSwitches, TokenCounter, z } from '../../core/api/index.js';
import { beta, stable } from './api-version.js';
import { countTokensRoute } from './count-tokens.js';
import { modelRoutes } from './model-routes.js';
import { contentRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'google-api',
  summary: "The dialect of Google's Gemini API: content, embeddings, tokens and models below /v1beta.",
  config: z.strictObject({}),
  needs: { counter: TokenCounter, models: ModelCatalog },
  wants: { switches: ModelSwitches },
  setup: ({ services }) => ({
    routes: [
      ...[beta, stable].flatMap((version) => [...contentRoutes(version), countTokensRoute(version, services)]),
      ...modelRoutes(services),
    ],
  }),
});
