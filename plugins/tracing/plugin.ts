import {
  Clock,
  definePlugin,
  ExchangeNotes,
  GatewayInfo,
  type InferenceCall,
  perExchange,
} from '../../core/api/index.js';
import { config } from './config.js';
import { sampler } from './sampler.js';
import { spansOf } from './spans-of.js';

export default definePlugin({
  apiVersion: 1,
  name: 'tracing',
  summary: 'Sends traces of requests and provider calls to an OpenTelemetry collector.',
  config,
  onFailure: 'open',
  needs: { clock: Clock, gateway: GatewayInfo, notes: ExchangeNotes },
  async setup({ config, services: { clock, gateway, notes }, log }) {
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
        if (!trace.sampled) return;
        const told = { asked: asked.of(exchange).kind, notes: notes.of(exchange) };
        spans.add(spansOf(exchange, outcome, told), trace);
      },
      close: () => spans.close(),
    };
  },
});
