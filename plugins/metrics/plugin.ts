import { Clock, definePlugin, defineRoute, Journal } from '../../core/api/index.js';
import { config } from './config.js';
import { GatewayMetrics } from './gateway-metrics.js';

export default definePlugin({
  apiVersion: 1,
  name: 'metrics',
  summary: 'Counts requests, tokens and times, for Prometheus.',
  config,
  onFailure: 'open',
  needs: { clock: Clock },
  wants: { journal: Journal },
  setup({ config, services: { clock, journal } }) {
    const metrics = new GatewayMetrics(config, journal, () => clock.now());
    const { registry } = metrics;
    return {
      admit({ exchange }) {
        metrics.begin(exchange);
        return { settle: () => metrics.end(exchange) };
      },
      record: (exchange, outcome) => metrics.record(exchange, outcome),
      routes: [
        defineRoute({
          operation: 'getMetrics',
          method: 'GET',
          path: '/metrics',
          access: config.public ? { kind: 'public' } : { kind: 'bearer', role: 'viewer' },
          summary: 'Read the metrics',
          tag: 'Operations',
          replies: { 200: { description: "Prometheus' text format" } },
          handle: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
        }),
      ],
    };
  },
});
