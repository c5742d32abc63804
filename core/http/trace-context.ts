import { randomHex, type TraceContext } from '../api/index.js';
import { RequestTrace } from '../api/request-trace.js';
import { readTraceState } from './trace-state.js';

/**
 * What is behind the flags is for versions from the future. It has no comma: where there is one, the header was sent more than
 * once, which nobody may take for one.
 */
const traceparentShape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-[^,]*)?$/;
const noTrace = '0'.repeat(32);
const noSpan = '0'.repeat(16);

/**
 * Reads the W3C trace context of a request, or starts a new trace when there is none or it is not valid
 * (https://www.w3.org/TR/2021/REC-trace-context-1-20211123/, sections 3.2 and 4.3). Versions from the future are read as far as
 * version 00 goes. `tracestate` is worth nothing without a valid `traceparent`, and does not make that one invalid.
 *
 * @param newTraceId the identifier of a new trace: the request's own, so that what is kept of a request is found by either
 */
export function readTraceContext(
  newTraceId: string,
  traceparent: string | undefined,
  tracestate: string | undefined,
): TraceContext {
  const spanId = randomHex(8);
  const newTrace = new RequestTrace({ traceId: newTraceId, spanId, sampled: false });
  if (traceparent === undefined) return newTrace;
  const match = traceparentShape.exec(traceparent.trim());
  const [, version, traceId, parentSpanId, flags, rest] = match ?? [];
  const valid =
    traceId !== undefined &&
    parentSpanId !== undefined &&
    version !== 'ff' &&
    (version !== '00' || rest === undefined) &&
    traceId !== noTrace &&
    parentSpanId !== noSpan;
  if (!valid) return newTrace;
  const sampled = (Number.parseInt(flags ?? '00', 16) & 1) === 1;
  const state = tracestate === undefined ? undefined : readTraceState(tracestate);
  return new RequestTrace({ traceId, spanId, parentSpanId, sampled, ...(state === undefined ? {} : { state }) });
}
