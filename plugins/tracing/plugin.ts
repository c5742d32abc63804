import { Clock, definePlugin, type Exchange, ExchangeNotes, GatewayInfo } from '../../core/api/index.js';
import { config } from './config.js';
import { sampler } from './sampler.js';
import { writeSpans } from './write-spans.js';

export default definePlugin({
  apiVersion: 1,
  name: 'tracing',
  summary: 'Sends traces of requests and provider calls to an OpenTelemetry collector.',
  config,
  onFailure: 'open',
  needs: { clock: Clock, gateway: GatewayInfo, notes: ExchangeNotes },
  async setup({ config, services: { clock, gateway, notes }, log }) {
    // Imported lazily, so that OpenTelemetry is loaded only if traces are exported.
    const { SpanExport } = await import('./span-export.js');
    const spans = new SpanExport({ config, version: gateway.version, clock, log });
    const isSampled = sampler(config);
    // Only embedding calls get an entry: one for each exchange would cost the garbage collector more than its spans.
    const embeddings = new WeakSet<Exchange>();
    return {
      sample: ({ trace }) => isSampled(trace),
      admit({ exchange, call }) {
        if (call?.kind === 'embedding' && exchange.trace.sampled) embeddings.add(exchange);
        return undefined;
      },
      record(exchange, outcome) {
        if (!exchange.trace.sampled) return;
        const asked = embeddings.has(exchange) ? 'embedding' : 'chat';
        writeSpans(exchange, outcome, { asked, notes: notes.of(exchange) }, spans.add);
      },
      close: () => spans.close(),
    };
  },
});
