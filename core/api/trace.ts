import { RequestTrace, writtenTrace } from './request-trace.js';

/**
 * W3C trace context of one exchange (https://www.w3.org/TR/trace-context/).
 *
 * The core reads it from the request, or starts a new trace; `traceId` is what clients see as `trace_id`.
 */
export interface TraceContext {
  /** 32 lower-case hex digits, never all zero. */
  readonly traceId: string;
  /** This exchange's own span, 16 lower-case hex digits. */
  readonly spanId: string;
  /** The caller's span, when it sent a valid `traceparent`. */
  readonly parentSpanId?: string;
  /** True when the trace is recorded: as a plugin's `sample` hook says, else as the caller says. */
  readonly sampled: boolean;
  /** The caller's `tracestate`, passed on to the provider: its valid members, in their order. */
  readonly state?: string;
}

/** The `traceparent` header to send to a provider for this exchange. */
export function traceparentOf(trace: TraceContext): string {
  return trace instanceof RequestTrace ? trace.written : writtenTrace(trace);
}
