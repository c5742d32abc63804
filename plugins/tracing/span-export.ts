import { createTraceState } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace';
import type { Clock, Logger, TraceContext } from '../../core/api/index.js';
import type { TracingConfig } from './config.js';
import { DeliveryLog } from './delivery-log.js';
import { schemaUrl } from './semantic-conventions.js';
import { FinishedSpan, type SpanOrigin } from './finished-span.js';
import type { SpanFacts } from './spans-of.js';

/** What a {@link SpanExport} is made with. */
export interface SpanExportOptions {
  readonly config: TracingConfig;
  /** Of the gateway. */
  readonly version: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Hands spans to OpenTelemetry's batches and its exporter. They come finished, with ids of their own, so no tracer makes them;
 * and the exporter's own requests are no exchanges of this gateway, so none are made of those.
 */
export class SpanExport {
  readonly #config: TracingConfig;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #origin: SpanOrigin;
  readonly #delivery: DeliveryLog;
  readonly #batches: BatchSpanProcessor;
  #added = 0;

  constructor({ config, version, clock, log }: SpanExportOptions) {
    const { serviceName, maxQueueSpans, maxBatchSpans, exportIntervalMs, exportTimeoutMs, headers } = config;
    this.#config = config;
    this.#clock = clock;
    this.#log = log;
    this.#origin = {
      resource: defaultResource().merge(
        resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
      ),
      instrumentationScope: { name: 'sluice', version, schemaUrl },
    };
    const url = plainUrl(config.endpoint);
    this.#delivery = new DeliveryLog(new OTLPTraceExporter({ url, headers, timeoutMillis: exportTimeoutMs }), log);
    this.#batches = new BatchSpanProcessor({
      exporter: this.#delivery,
      maxQueueSize: maxQueueSpans,
      maxExportBatchSize: Math.min(maxBatchSpans, maxQueueSpans),
      scheduledDelayMillis: exportIntervalMs,
      // The exporter's own limit comes first: only that one ends the request.
      exportTimeoutMillis: exportTimeoutMs + 1_000,
    });
  }

  /** Takes the spans of one exchange; they are sent later. */
  add(spans: readonly SpanFacts[], trace: TraceContext): void {
    const traceState = trace.state === undefined ? undefined : createTraceState(trace.state);
    for (const span of spans) {
      // The batches would drop it as well, and tell nobody.
      if (this.#waiting >= this.#config.maxQueueSpans) this.#delivery.dropped();
      else {
        this.#added += 1;
        this.#batches.onEnd(new FinishedSpan(span, trace.traceId, traceState, this.#origin));
      }
    }
  }

  /** Sends what waits, for as long as the configuration allows. */
  async close(): Promise<void> {
    const stop = new AbortController();
    const late = this.#clock.sleep(this.#config.closeTimeoutMs, stop.signal).then(
      () => this.#log.warn({ waiting: this.#waiting }, 'the collector has not taken all spans before the end'),
      () => undefined,
    );
    // A failure is in the log already.
    const flushed = this.#batches.shutdown().catch(() => undefined);
    await Promise.race([flushed, late]);
    stop.abort();
  }

  get #waiting(): number {
    return this.#added - this.#delivery.taken;
  }
}

/** Base addresses are written with and without a slash at their end. */
function plainUrl(endpoint: string): string {
  const url = new URL(endpoint);
  url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/');
  return url.href;
}
