import { Clock, definePlugin, ModelCatalog, ModelSwitches } from '../../core/api/index.js';
import { openaiApiConfig } from './config.js';
import { modelRoutes } from './model-routes.js';
import { chatRoute, embeddingsRoute, responsesRoute, textCompletionsRoute } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'openai-api',
  summary: 'Client dialect of the OpenAI SDKs: chat completions, responses, text completions, embeddings and models.',
  config: openaiApiConfig,
  needs: { models: ModelCatalog, clock: Clock },
  wants: { switches: ModelSwitches },
  setup: ({ services }) => ({
    routes: [chatRoute, responsesRoute, textCompletionsRoute, embeddingsRoute, ...modelRoutes(services)],
  }),
});
