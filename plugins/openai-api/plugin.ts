import { Clock, definePlugin, ModelCatalog } from '../../core/api/index.js';
import { openaiApiConfig } from './config.js';
import { chatRoute, embeddingsRoute, modelRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'openai-api',
  summary: 'Client dialect of the OpenAI SDKs: chat completions, embeddings and models.',
  config: openaiApiConfig,
  needs: { models: ModelCatalog, clock: Clock },
  setup: ({ services }) => ({
    routes: [chatRoute, embeddingsRoute, ...modelRoutes(services.models, services.clock)],
  }),
});
