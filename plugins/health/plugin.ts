import { Clock, definePlugin, Readiness, StoreStates } from '../../core/api/index.js';
import { readinessCheck } from './check-readiness.js';
import { config } from './config.js';
import { healthRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'health',
  summary: 'Probes for load balancers: /healthz and /readyz.',
  config,
  needs: { readiness: Readiness, stores: StoreStates, clock: Clock },
  setup: ({ config: { timeoutMs }, services, log }) => ({
    routes: healthRoutes(readinessCheck(services, timeoutMs, log)),
  }),
});
