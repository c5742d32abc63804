import {
  type Attributes,
  createTraceState,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace';
import type { Clock, Logger, TraceContext } from '../../core/api/index.js';
import type { TracingConfig } from './config.js';
import { DeliveryLog } from './delivery-log.js';
import { schemaUrl } from './semantic-conventions.js';
import type { SpanAttributes, SpanFacts } from './spans-of.js';

const spanKinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

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
  readonly #resource: Resource;
  readonly #scope: ReadableSpan['instrumentationScope'];
  readonly #delivery: DeliveryLog;
  readonly #batches: BatchSpanProcessor;
  #added = 0;

  constructor({ config, version, clock, log }: SpanExportOptions) {
    const { serviceName, maxQueueSpans, maxBatchSpans, exportIntervalMs, exportTimeoutMs, headers } = config;
    this.#config = config;
    this.#clock = clock;
    this.#log = log;
    this.#resource = defaultResource().merge(
      resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    );
    this.#scope = { name: 'sluice', version, schemaUrl };
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
    const contextOf = (spanId: string): SpanContext => ({
      traceId: trace.traceId,
      spanId,
      traceFlags: TraceFlags.SAMPLED,
      ...(traceState && { traceState }),
    });
    for (const span of spans) {
      // The batches would drop it as well, and tell nobody.
      if (this.#waiting >= this.#config.maxQueueSpans) this.#delivery.dropped();
      else {
        this.#added += 1;
        this.#batches.onEnd(this.#readable(span, contextOf));
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

  #readable(span: SpanFacts, contextOf: (spanId: string) => SpanContext): ReadableSpan {
    const { name, kind, spanId, parentSpanId, startedAt, endedAt, failed } = span;
    const context = contextOf(spanId);
    return {
      name,
      kind: spanKinds[kind],
      spanContext: () => context,
      ...(parentSpanId !== undefined && {
        parentSpanContext: { ...contextOf(parentSpanId), isRemote: kind === 'server' },
      }),
      startTime: timeOf(startedAt),
      endTime: timeOf(endedAt),
      duration: timeOf(endedAt - startedAt),
      ended: true,
      status: { code: failed ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
      attributes: present(span.attributes),
      links: [],
      events: [],
      resource: this.#resource,
      instrumentationScope: this.#scope,
      droppedAttributesCount: 0,
      droppedEventsCount: 0,
      droppedLinksCount: 0,
    };
  }
}

/** Base addresses are written with and without a slash at their end. */
function plainUrl(endpoint: string): string {
  const url = new URL(endpoint);
  url.pathname = url.pathname.replaceAll(/\/{2,}/g, '/');
  return url.href;
}

/** Seconds and nanoseconds. */
function timeOf(milliseconds: number): [number, number] {
  return [Math.floor(milliseconds / 1_000), (milliseconds % 1_000) * 1_000_000];
}

function present(attributes: SpanAttributes): ReadableSpan['attributes'] {
  const kept: Attributes = {};
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) kept[name] = typeof value === 'object' ? [...value] : value;
  }
  return kept;
}
