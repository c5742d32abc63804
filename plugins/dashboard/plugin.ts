import {
  ApiDescription,
  definePlugin,
  GatewayInfo,
  ModelCatalog,
  ModelSwitches,
  TokenIssuers,
} from '../../core/api/index.js';
import { readBuiltPage } from './built-page.js';
import { checkSignOn } from './check-sign-on.js';
import { config } from './config.js';
import { managementRoutes } from './management-routes.js';
import { dashboardRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'dashboard',
  summary: 'The start page at /, and the page on which people manage the gateway at /dashboard.',
  config,
  needs: { info: GatewayInfo, catalog: ModelCatalog, description: ApiDescription },
  wants: { switches: ModelSwitches, issuers: TokenIssuers },
  async setup({ config, services }) {
    const startPage = dashboardRoutes(services, config.listModels);
    if (!config.management) return { routes: startPage };
    return {
      routes: [...startPage, ...managementRoutes(await readBuiltPage(), config, services.info.filesOrigin)],
      check: () => checkSignOn(config, services.issuers),
    };
  },
});
