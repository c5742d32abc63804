import {
  Clock,
  definePlugin,
  type Exchange,
  ExchangeNotes,
  GatewayInfo,
  type InferenceCall,
} from '../../core/api/index.js';
import { config } from './config.js';
import { Contents } from './contents.js';
import { sampler } from './sampler.js';
import { type ExchangeFacts, writeSpans } from './write-spans.js';

const plainChat = { operation: 'chat', conversation: undefined };

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
    // Only calls that are no chats, or of a session, get an entry: one for each exchange would cost the garbage collector more than its spans.
    const calls = new WeakMap<Exchange, Pick<ExchangeFacts, 'operation' | 'conversation'>>();
    return {
      sample: ({ trace }) => isSampled(trace),
      admit({ exchange, call }) {
        if (call && exchange.trace.sampled && (call.kind !== 'chat' || call.sessionId !== undefined))
          calls.set(exchange, { operation: operationOf(call), conversation: call.sessionId });
        return undefined;
      },
      record(exchange, outcome) {
        if (!exchange.trace.sampled) return;
        const { operation, conversation } = calls.get(exchange) ?? plainChat;
        const facts = {
          operation,
          conversation,
          notes: notes.of(exchange),
          contentOf: contents?.of(exchange, outcome),
        };
        writeSpans(exchange, outcome, facts, spans.add);
      },
      ...contents?.hooks,
      close: () => spans.close(),
    };
  },
});

/** `gen_ai.operation.name`. */
function operationOf(call: InferenceCall): string {
  if (call.kind === 'chat') return 'chat';
  return call.kind === 'embedding' ? 'embeddings' : call.task;
}
