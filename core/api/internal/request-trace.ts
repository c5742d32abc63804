import { randomHex } from '../ids.js';
import type { TraceContext } from '../trace.js';

/** The trace context of a request. Caches the header that names the request's span, which is sent to the client and often to a provider. */
export class RequestTrace implements TraceContext {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly sampled: boolean;
  readonly state?: string;
  #written: string | undefined;
  #attemptSpanId: string | undefined;

  constructor({ traceId, spanId, parentSpanId, sampled, state }: TraceContext) {
    this.traceId = traceId;
    this.spanId = spanId;
    if (parentSpanId !== undefined) this.parentSpanId = parentSpanId;
    this.sampled = sampled;
    if (state !== undefined) this.state = state;
  }

  /** Names the request's span. */
  get written(): string {
    return (this.#written ??= writtenTrace(this));
  }

  /** Names the span of the provider call that was begun last, or the request's span if there is none. */
  get writtenForProvider(): string {
    const spanId = this.#attemptSpanId;
    return spanId === undefined ? this.written : writtenTrace({ traceId: this.traceId, spanId, sampled: this.sampled });
  }

  /**
   * Begins a provider call with a span of its own, if the trace is recorded.
   *
   * @returns the id of the span; undefined if the trace is not recorded
   */
  beginAttempt(): string | undefined {
    if (this.sampled) this.#attemptSpanId = randomHex(8);
    return this.#attemptSpanId;
  }
}

/** A trace context as the value of a `traceparent` header. */
export function writtenTrace({
  traceId,
  spanId,
  sampled,
}: Pick<TraceContext, 'traceId' | 'spanId' | 'sampled'>): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`;
}
