import { Clock, definePlugin, Readiness } from '../../core/api/index.js';
import { readinessCheck } from './check-readiness.js';
import { config } from './config.js';
import { healthRoutes } from './routes.js';

export default definePlugin({
  apiVersion: 1,
  name: 'health',
  summary: 'Probes for load balancers: /healthz and /readyz.',
  config,
  needs: { readiness: Readiness, clock: Clock },
  setup: ({ config: { timeoutMs }, services: { readiness, clock }, log }) => ({
    routes: healthRoutes(readinessCheck(readiness, clock, timeoutMs, log)),
  }),
});
