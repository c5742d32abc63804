import {
  type Attributes,
  type SpanContext,
  SpanKind,
  type SpanStatus,
  SpanStatusCode,
  TraceFlags,
  type TraceState,
} from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { SpanFacts } from './spans-of.js';

const spanKinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;
const unset: SpanStatus = { code: SpanStatusCode.UNSET };
const failure: SpanStatus = { code: SpanStatusCode.ERROR };
const none: [] = [];

/** What all spans of a gateway have in common. */
export type SpanOrigin = Pick<ReadableSpan, 'resource' | 'instrumentationScope'>;

/**
 * A span as OpenTelemetry's exporter reads it, made of what is known of one that is over. It waits for its batch, and the garbage collector takes
 * whatever it consists of along for so long; so what can be made of its facts is made when the exporter asks for it.
 */
export class FinishedSpan implements ReadableSpan {
  readonly name: string;
  readonly kind: SpanKind;
  readonly status: SpanStatus;
  readonly attributes: Attributes;
  readonly #spanId: string;
  readonly #parentSpanId: string | undefined;
  readonly #traceId: string;
  readonly #traceState: TraceState | undefined;
  readonly #startedAt: number;
  readonly #endedAt: number;
  readonly #origin: SpanOrigin;

  constructor(span: SpanFacts, traceId: string, traceState: TraceState | undefined, origin: SpanOrigin) {
    this.name = span.name;
    this.kind = spanKinds[span.kind];
    this.status = span.failed ? failure : unset;
    this.attributes = span.attributes;
    this.#spanId = span.spanId;
    this.#parentSpanId = span.parentSpanId;
    this.#traceId = traceId;
    this.#traceState = traceState;
    this.#startedAt = span.startedAt;
    this.#endedAt = span.endedAt;
    this.#origin = origin;
  }

  spanContext(): SpanContext {
    return contextOf(this.#traceId, this.#spanId, this.#traceState);
  }

  get parentSpanContext(): SpanContext | undefined {
    if (this.#parentSpanId === undefined) return undefined;
    const parent = contextOf(this.#traceId, this.#parentSpanId, this.#traceState);
    parent.isRemote = this.kind === SpanKind.SERVER;
    return parent;
  }

  get startTime(): [number, number] {
    return timeOf(this.#startedAt);
  }

  get endTime(): [number, number] {
    return timeOf(this.#endedAt);
  }

  get duration(): [number, number] {
    return timeOf(this.#endedAt - this.#startedAt);
  }

  get resource(): SpanOrigin['resource'] {
    return this.#origin.resource;
  }

  get instrumentationScope(): SpanOrigin['instrumentationScope'] {
    return this.#origin.instrumentationScope;
  }

  get ended(): boolean {
    return true;
  }

  get links(): [] {
    return none;
  }

  get events(): [] {
    return none;
  }

  get droppedAttributesCount(): number {
    return 0;
  }

  get droppedEventsCount(): number {
    return 0;
  }

  get droppedLinksCount(): number {
    return 0;
  }
}

function contextOf(traceId: string, spanId: string, traceState: TraceState | undefined): SpanContext {
  const context: SpanContext = { traceId, spanId, traceFlags: TraceFlags.SAMPLED };
  if (traceState) context.traceState = traceState;
  return context;
}

/** Seconds and nanoseconds. */
function timeOf(milliseconds: number): [number, number] {
  return [Math.floor(milliseconds / 1_000), (milliseconds % 1_000) * 1_000_000];
}
