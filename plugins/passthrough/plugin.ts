import { Charges, definePlugin, GatewayInfo } from '../../core/api/index.js';
import { config } from './config.js';
import { passthroughRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'passthrough',
  summary: "Any other route of a provider, WebSockets included, with the provider's own bytes.",
  config,
  needs: { info: GatewayInfo },
  wants: { charges: Charges },
  setup: ({ config: { providers }, services }) => ({ routes: passthroughRoutes(providers, services) }),
});
