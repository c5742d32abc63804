import { definePlugin, ModelCatalog, z } from '../../core/api/index.js';
import { nativeDialect } from './native-dialect.js';
import { inferenceRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'inference',
  summary: 'The native dialect: /v1/inference/chat and /v1/inference/completion.',
  config: z.strictObject({}),
  needs: { catalog: ModelCatalog },
  setup: ({ services }) => ({ routes: inferenceRoutes(nativeDialect(services.catalog)) }),
});
