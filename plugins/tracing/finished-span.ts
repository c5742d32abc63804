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

/** A span as OpenTelemetry's exporter reads it, made of what is known of one that is over. */
export class FinishedSpan implements ReadableSpan {
  readonly name: string;
  readonly kind: SpanKind;
  readonly parentSpanContext?: SpanContext;
  readonly startTime: [number, number];
  readonly endTime: [number, number];
  readonly duration: [number, number];
  readonly status: SpanStatus;
  readonly attributes: Attributes;
  readonly resource: SpanOrigin['resource'];
  readonly instrumentationScope: SpanOrigin['instrumentationScope'];
  readonly ended = true;
  readonly links = none;
  readonly events = none;
  readonly droppedAttributesCount = 0;
  readonly droppedEventsCount = 0;
  readonly droppedLinksCount = 0;
  readonly #context: SpanContext;

  constructor(span: SpanFacts, traceId: string, traceState: TraceState | undefined, origin: SpanOrigin) {
    const { startedAt, endedAt, spanId, parentSpanId } = span;
    this.name = span.name;
    this.kind = spanKinds[span.kind];
    this.#context = contextOf(traceId, spanId, traceState);
    if (parentSpanId !== undefined) {
      const parent = contextOf(traceId, parentSpanId, traceState);
      parent.isRemote = span.kind === 'server';
      this.parentSpanContext = parent;
    }
    this.startTime = timeOf(startedAt);
    this.endTime = timeOf(endedAt);
    this.duration = timeOf(endedAt - startedAt);
    this.status = span.failed ? failure : unset;
    this.attributes = span.attributes;
    this.resource = origin.resource;
    this.instrumentationScope = origin.instrumentationScope;
  }

  spanContext(): SpanContext {
    return this.#context;
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
