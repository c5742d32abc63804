import type { TraceContext } from '../../core/api/index.js';
import type { TracingConfig } from './config.js';

/**
 * Returns the sampling decision. The random part of the trace id is compared with a threshold, as in OpenTelemetry's consistent probability
 * sampling, so that every service with the same ratio, or a higher one, records the same traces
 * (https://opentelemetry.io/docs/specs/otel/trace/tracestate-probability-sampling/).
 */
export function sampler({ samplingRatio, respectParent }: TracingConfig): (trace: TraceContext) => boolean {
  const threshold = 1 - samplingRatio;
  return ({ traceId, parentSpanId, sampled }) => {
    if (respectParent && parentSpanId !== undefined) return sampled;
    // 52 of the 56 random bits, which a double represents exactly.
    return Number.parseInt(traceId.slice(-14, -1), 16) / 2 ** 52 >= threshold;
  };
}
