import {
  type ChatCall,
  invalidField,
  isJsonObject,
  type ReasoningOptions,
  type RequestFields,
  type ResponseFormat,
  type Sampling,
  type Writable,
} from '../../../core/api/index.js';

const numbers = [
  ['temperature', 'temperature'],
  ['top_p', 'topP'],
  ['top_k', 'topK'],
  ['frequency_penalty', 'frequencyPenalty'],
  ['presence_penalty', 'presencePenalty'],
  ['seed', 'seed'],
] as const;

/** Decodes the `options` that other servers have, too. */
export function decodeSampling(options: RequestFields | undefined): Sampling {
  const sampling: Writable<Sampling> = {};
  for (const [field, name] of numbers) {
    const value = options?.number(field);
    if (value !== undefined) sampling[name] = value;
  }
  const stop = decodeStop(options);
  if (stop.length > 0) sampling.stop = stop;
  return sampling;
}

function decodeStop(options: RequestFields | undefined): readonly string[] {
  const value = options?.value('stop');
  return typeof value === 'string' ? [value] : (options?.strings('stop') ?? []);
}

/** `num_predict`. Zero and below mean that there is no limit. */
export function decodeLimit(options: RequestFields | undefined): ChatCall['maxOutputTokens'] {
  const most = options?.number('num_predict');
  if (options === undefined || most === undefined || most <= 0) return undefined;
  return options.count('num_predict');
}

/** Decodes `format`: a JSON Schema, or `json`. */
export function decodeFormat(request: RequestFields): ResponseFormat | undefined {
  const format = request.value('format');
  if (format === undefined || format === '') return undefined;
  if (format === 'json') return { type: 'json' };
  if (isJsonObject(format)) return { type: 'json-schema', schema: format };
  throw invalidField('format', 'must be "json" or a JSON Schema');
}

/** Decodes `think`: whether, or how much. */
export function decodeThink(request: RequestFields): ReasoningOptions | undefined {
  const think = request.value('think');
  if (think === undefined) return undefined;
  if (typeof think === 'boolean') return { enabled: think };
  if (typeof think === 'string' && think !== '') return { effort: think };
  throw invalidField('think', 'must be true, false, or an effort such as "high"');
}
