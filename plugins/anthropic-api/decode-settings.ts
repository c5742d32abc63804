import {
  type ReasoningOptions,
  type RequestFields,
  type ResponseFormat,
  type Sampling,
  withoutUndefined,
} from '../../core/api/index.js';

/** Decodes the sampling parameters that the client has set. */
export function decodeSampling(request: RequestFields): Sampling {
  return withoutUndefined({
    temperature: request.number('temperature'),
    topP: request.number('top_p'),
    topK: request.count('top_k'),
    stop: request.strings('stop_sequences'),
  });
}

/** Decodes `thinking` and `output_config.effort`. */
export function decodeReasoning(request: RequestFields): ReasoningOptions | undefined {
  const thinking = request.inner('thinking');
  const effort = request.inner('output_config')?.string('effort');
  if (!thinking && effort === undefined) return undefined;
  return withoutUndefined({
    // Unknown types of thinking (as `adaptive` once was) also enable it.
    enabled: thinking && thinking.name('type') !== 'disabled',
    budgetTokens: thinking?.count('budget_tokens'),
    effort,
  });
}

/** Decodes `output_config.format`, or `output_format`, its name in the beta. */
export function decodeResponseFormat(request: RequestFields): ResponseFormat | undefined {
  const format = request.inner('output_config')?.inner('format') ?? request.inner('output_format');
  if (format?.string('type') !== 'json_schema') return undefined;
  return { type: 'json-schema', schema: format.required('schema', format.inner('schema')).object };
}
