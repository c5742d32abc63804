import { Clock, definePlugin, GatewayInfo, type InferenceCall, perExchange } from '../../core/api/index.js';
import { config } from './config.js';
import { sampler } from './sampler.js';
import { spansOf } from './spans-of.js';

export default definePlugin({
  apiVersion: 1,
  name: 'tracing',
  summary: 'Sends traces of requests and provider calls to an OpenTelemetry collector.',
  config,
  onFailure: 'open',
  needs: { clock: Clock, gateway: GatewayInfo },
  async setup({ config, services: { clock, gateway }, log }) {
    // OpenTelemetry is loaded where traces are wanted, and nowhere else.
    const { SpanExport } = await import('./span-export.js');
    const spans = new SpanExport({ config, version: gateway.version, clock, log });
    const isSampled = sampler(config);
    const asked = perExchange((): { kind: InferenceCall['kind'] } => ({ kind: 'chat' }));
    return {
      sample: ({ trace }) => isSampled(trace),
      admit({ exchange, call }) {
        if (call && exchange.trace.sampled) asked.of(exchange).kind = call.kind;
        return undefined;
      },
      record(exchange, outcome) {
        const { trace } = exchange;
        if (trace.sampled) spans.add(spansOf(exchange, outcome, asked.of(exchange).kind), trace);
      },
      close: () => spans.close(),
    };
  },
});
