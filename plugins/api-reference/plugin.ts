import { ApiDescription, definePlugin, z } from '../../core/api/index.js';
import { referenceRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'api-reference',
  summary: 'The API description as a page to read, at /docs.',
  config: z.strictObject({}),
  needs: { description: ApiDescription },
  setup: ({ services: { description } }) => ({ routes: referenceRoutes(description) }),
});
