import { randomHex, type TraceContext } from '../api/index.js';

const traceparentShape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const noTrace = '0'.repeat(32);
const noSpan = '0'.repeat(16);
const longestState = 8192;

/**
 * Reads the W3C trace context of a request, or starts a new trace when there is none or it is not valid
 * (https://www.w3.org/TR/trace-context/#traceparent-header-field-values). Versions from the future are read as far as
 * version 00 goes. `tracestate` is worth nothing without a valid `traceparent`.
 */
export function readTraceContext(traceparent: string | undefined, tracestate: string | undefined): TraceContext {
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
  if (!valid) return { traceId: randomHex(16), spanId, sampled: false };
  const sampled = (Number.parseInt(flags ?? '00', 16) & 1) === 1;
  const state =
    tracestate !== undefined && tracestate !== '' && tracestate.length <= longestState ? tracestate : undefined;
  return { traceId, spanId, parentSpanId, sampled, ...(state === undefined ? {} : { state }) };
}
