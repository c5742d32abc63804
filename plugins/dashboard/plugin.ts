import { ApiDescription, definePlugin, GatewayInfo, ModelCatalog, ModelSwitches } from '../../core/api/index.js';
import { config } from './config.js';
import { dashboardRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'dashboard',
  summary: 'The page at /: the gateway runs, its models, and a first request.',
  config,
  needs: { info: GatewayInfo, catalog: ModelCatalog, description: ApiDescription },
  wants: { switches: ModelSwitches },
  setup: ({ config: { listModels }, services }) => ({ routes: dashboardRoutes(services, listModels) }),
});
