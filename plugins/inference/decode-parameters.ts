import type { ResponseFormat, Sampling } from '../../core/api/index.js';
import { fieldNames, NativeFields } from './native-fields.js';

/** The decoded `parameters` object, with the native API's defaults. */
export interface Parameters {
  readonly endUserId: string | undefined;
  readonly sampling: Sampling;
  readonly maxOutputTokens: number | undefined;
  readonly stream: boolean;
  readonly includeUsage: boolean;
  readonly responseFormat: ResponseFormat | undefined;
}

export const parameterNames = [
  'end_user_id',
  'temperature',
  'max_tokens',
  'top_p',
  'frequency_penalty',
  'presence_penalty',
  'stream',
  'include_usage',
  'json_schema',
  'stop',
] as const;

const names = fieldNames(parameterNames);

/** The native API's defaults, used only for models that support sampling parameters; many respond with 400 to any of them. */
const defaultSampling: Sampling = { temperature: 0.7, topP: 0.9, frequencyPenalty: 0, presencePenalty: 0 };
const noSampling: Sampling = {};

/** @param takesSampling whether the model supports sampling parameters, so that the defaults apply */
export function decodeParameters(fields: NativeFields, takesSampling: boolean): Parameters {
  const defaults = takesSampling ? defaultSampling : noSampling;
  const value = fields.jsonObject('parameters');
  if (value === undefined) return withoutParameters(defaults);
  const parameters = new NativeFields(value, 'parameters', names);
  const schema = parameters.jsonObject('json_schema');
  const stop = parameters.string('stop', { least: 1 });
  return {
    endUserId: parameters.recordedId('end_user_id'),
    sampling: {
      temperature: parameters.numberIn('temperature', 0, 2) ?? defaults.temperature,
      topP: parameters.numberIn('top_p', 0, 1) ?? defaults.topP,
      frequencyPenalty: parameters.numberIn('frequency_penalty', -2, 2) ?? defaults.frequencyPenalty,
      presencePenalty: parameters.numberIn('presence_penalty', -2, 2) ?? defaults.presencePenalty,
      ...(stop === undefined ? {} : { stop: [stop] }),
    },
    maxOutputTokens: parameters.integer('max_tokens', 1),
    stream: parameters.boolean('stream') ?? false,
    includeUsage: parameters.boolean('include_usage') ?? true,
    responseFormat: schema && { type: 'json-schema', schema },
  };
}

function withoutParameters(sampling: Sampling): Parameters {
  return {
    endUserId: undefined,
    sampling,
    maxOutputTokens: undefined,
    stream: false,
    includeUsage: true,
    responseFormat: undefined,
  };
}
