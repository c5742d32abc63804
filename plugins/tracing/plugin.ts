import { Clock, definePlugin, type Exchange, ExchangeNotes, GatewayInfo } from '../../core/api/index.js';
import { config } from './config.js';
import { Contents } from './contents.js';
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
    const contents = config.captureContent ? new Contents(config) : undefined;
    // Only calls that are no chats get an entry: one for each exchange would cost the garbage collector more than its spans.
    const operations = new WeakMap<Exchange, string>();
    return {
      sample: ({ trace }) => isSampled(trace),
      admit({ exchange, call }) {
        if (call && call.kind !== 'chat' && exchange.trace.sampled)
          operations.set(exchange, call.kind === 'embedding' ? 'embeddings' : call.task);
        return undefined;
      },
      record(exchange, outcome) {
        if (!exchange.trace.sampled) return;
        const operation = operations.get(exchange) ?? 'chat';
        const facts = { operation, notes: notes.of(exchange), contentOf: contents?.of(exchange, outcome) };
        writeSpans(exchange, outcome, facts, spans.add);
      },
      ...contents?.hooks,
      close: () => spans.close(),
    };
  },
});
