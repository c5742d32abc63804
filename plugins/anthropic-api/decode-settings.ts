import {
  invalidField,
  type ReasoningOptions,
  type RequestFields,
  type ResponseFormat,
  type Sampling,
} from '../../core/api/index.js';

/** Decodes the sampling parameters that the client has set. */
export function decodeSampling(request: RequestFields): Sampling {
  const temperature = request.number('temperature');
  const topP = request.number('top_p');
  const topK = request.count('top_k');
  const stop = decodeStop(request);
  return {
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { topP }),
    ...(topK === undefined ? {} : { topK }),
    ...(stop === undefined ? {} : { stop }),
  };
}

function decodeStop(request: RequestFields): readonly string[] | undefined {
  const values = request.array('stop_sequences');
  return values?.map((value, index) => {
    if (typeof value === 'string') return value;
    throw invalidField(`stop_sequences[${index}]`, 'must be a string');
  });
}

/** Decodes `thinking` and `output_config.effort`. */
export function decodeReasoning(request: RequestFields): ReasoningOptions | undefined {
  const thinking = request.inner('thinking');
  const effort = request.inner('output_config')?.string('effort');
  if (!thinking && effort === undefined) return undefined;
  const budgetTokens = thinking?.count('budget_tokens');
  return {
    // Unknown types of thinking (as `adaptive` once was) also enable it.
    ...(thinking ? { enabled: thinking.name('type') !== 'disabled' } : {}),
    ...(budgetTokens === undefined ? {} : { budgetTokens }),
    ...(effort === undefined ? {} : { effort }),
  };
}

/** Decodes `output_config.format`, or `output_format`, its name in the beta. */
export function decodeResponseFormat(request: RequestFields): ResponseFormat | undefined {
  const format = request.inner('output_config')?.inner('format') ?? request.inner('output_format');
  if (format?.string('type') !== 'json_schema') return undefined;
  return { type: 'json-schema', schema: format.required('schema', format.inner('schema')).object };
}
