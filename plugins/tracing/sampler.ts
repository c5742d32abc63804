import type { TraceContext } from '../../core/api/index.js';
import type { TracingConfig } from './config.js';

/**
 * Makes the function that decides which traces are recorded. What is random in a trace id is compared with a threshold as
 * OpenTelemetry's consistent sampling does it, so that every service with the same ratio, or a higher one, keeps the same traces
 * (https://opentelemetry.io/docs/specs/otel/trace/tracestate-probability-sampling/).
 */
export function sampler({ samplingRatio, respectParent }: TracingConfig): (trace: TraceContext) => boolean {
  const threshold = 1 - samplingRatio;
  return ({ traceId, parentSpanId, sampled }) => {
    if (respectParent && parentSpanId !== undefined) return sampled;
    // 52 of the 56 random bits: what a number can hold.
    return Number.parseInt(traceId.slice(-14, -1), 16) / 2 ** 52 >= threshold;
  };
}
