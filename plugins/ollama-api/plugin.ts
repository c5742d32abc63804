import { Clock, definePlugin, ModelCatalog, ModelSwitches, z } from '../../core/api/index.js';
import { modelRoutes } from './model-routes.js';
import { inferenceRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'ollama-api',
  summary: "The dialect of Ollama's API: chats, texts, embeddings and models below /api.",
  config: z.strictObject({}),
  needs: { models: ModelCatalog, clock: Clock },
  wants: { switches: ModelSwitches },
  setup: ({ services }) => ({ routes: [...inferenceRoutes(services), ...modelRoutes(services)] }),
});
