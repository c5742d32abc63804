import { RequestTrace, writtenTrace } from './internal/request-trace.js';

/**
 * W3C trace context of one exchange (https://www.w3.org/TR/trace-context/).
 *
 * The core reads it from the request, or starts a new trace; `traceId` is what clients see as `trace_id`.
 */
export interface TraceContext {
  /** 32 lower-case hex digits, never all zero. */
  readonly traceId: string;
  /** Id of this exchange's own span, 16 lower-case hex digits. */
  readonly spanId: string;
  /** Id of the caller's span, if the request has a valid `traceparent`. */
  readonly parentSpanId?: string;
  /** Whether the trace is recorded: as decided by a plugin's `sample` hook, or else by the caller. */
  readonly sampled: boolean;
  /** The valid members of the caller's `tracestate`, in order. It is passed on to the provider. */
  readonly state?: string;
}

const traceIdShape = /^[0-9a-f]{32}$/;

/** Whether a text has the form of a {@link TraceContext.traceId}. */
export function isTraceId(text: string): boolean {
  return traceIdShape.test(text);
}

/**
 * The `traceparent` header to send to a provider for this exchange. In a recorded trace it names the span of the call that is being sent, so
 * ask for it in each `dispatch`; otherwise the span of the request.
 */
export function traceparentOf(trace: TraceContext): string {
  return trace instanceof RequestTrace ? trace.writtenForProvider : writtenTrace(trace);
}
