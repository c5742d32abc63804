import type { TraceContext } from './trace.js';

/** The trace context of a request. Caches the `traceparent` header, which is sent twice: to the provider and to the client. */
export class RequestTrace implements TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly sampled: boolean;
  readonly state?: string;
  #written: string | undefined;

  constructor({ traceId, spanId, parentSpanId, sampled, state }: TraceContext) {
    this.traceId = traceId;
    this.spanId = spanId;
    if (parentSpanId !== undefined) this.parentSpanId = parentSpanId;
    this.sampled = sampled;
    if (state !== undefined) this.state = state;
  }

  get written(): string {
    return (this.#written ??= writtenTrace(this));
  }
}

/** A trace context as the value of a `traceparent` header. */
export function writtenTrace({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}
