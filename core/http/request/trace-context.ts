import { randomHex, type TraceContext } from '../../api/index.js';
import { RequestTrace } from '../../api/internal/request-trace.js';
import { readTraceState } from './trace-state.js';

/**
 * What follows the flags is reserved for future versions. A comma is not allowed: it means that the header was sent more than once, which
 * makes it invalid.
 */
const traceparentShape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-[^,]*)?$/;
const noTrace = '0'.repeat(32);
const noSpan = '0'.repeat(16);

/**
 * Reads the W3C trace context of a request, or starts a new trace when there is none or it is not valid
 * (https://www.w3.org/TR/2021/REC-trace-context-1-20211123/, sections 3.2 and 4.3). Future versions are parsed like version 00. `tracestate` is
 * ignored without a valid `traceparent`, and an invalid `tracestate` does not invalidate the `traceparent`.
 *
 * @param newTraceId the id of a new trace: derived from the request's id, so that records of a request are found by either
 */
export function readTraceContext(
  newTraceId: string,
  traceparent: string | undefined,
  tracestate: string | undefined,
): TraceContext {
  const spanId = randomHex(8);
  const match = traceparent === undefined ? null : traceparentShape.exec(traceparent.trim());
  const [, version, traceId, parentSpanId, flags, rest] = match ?? [];
  const valid =
    traceId !== undefined &&
    parentSpanId !== undefined &&
    version !== 'ff' &&
    (version !== '00' || rest === undefined) &&
    traceId !== noTrace &&
    parentSpanId !== noSpan;
  if (!valid) return new RequestTrace({ traceId: newTraceId, spanId, sampled: false });
  const sampled = (Number.parseInt(flags ?? '00', 16) & 1) === 1;
  const state = tracestate === undefined ? undefined : readTraceState(tracestate);
  return new RequestTrace({ traceId, spanId, parentSpanId, sampled, ...(state === undefined ? {} : { state }) });
}
