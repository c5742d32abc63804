import { ApiDescription, definePlugin } from '../../core/api/index.js';
import { config } from './config.js';
import { referenceRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'api-reference',
  summary: 'The API description as a page to read, at /docs.',
  config,
  needs: { description: ApiDescription },
  setup: ({ services: { description } }) => ({ routes: referenceRoutes(description) }),
});
