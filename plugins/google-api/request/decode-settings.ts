import {
  type ChatCall,
  invalidField,
  type ReasoningOptions,
  type ResponseFormat,
  type Sampling,
  type Writable,
} from '../../../core/api/index.js';
import { jsonSchemaOf } from './decode-schema.js';
import { type ContentFields } from './content-fields.js';

type Settings = Pick<
  ChatCall,
  'sampling' | 'maxOutputTokens' | 'choices' | 'responseFormat' | 'reasoning' | 'logprobs'
>;
const samplingFields = [
  ['temperature', 'temperature'],
  ['topP', 'topP'],
  ['topK', 'topK'],
  ['presencePenalty', 'presencePenalty'],
  ['frequencyPenalty', 'frequencyPenalty'],
  ['seed', 'seed'],
] as const;

const schemaFields = ['responseSchema', 'responseJsonSchema', '_responseJsonSchema'] as const;

/** What is decoded of `generationConfig`, or holds no text. */
export const decodedSettings = [
  ...samplingFields.map(([name]) => name),
  'stopSequences',
  'maxOutputTokens',
  'candidateCount',
  'responseMimeType',
  ...schemaFields,
  'responseFormat',
  'responseModalities',
  'thinkingConfig',
  'logprobs',
  'responseLogprobs',
];

/** Decodes `generationConfig`. */
export function decodeSettings(request: ContentFields): Settings {
  const config = request.inner('generationConfig');
  if (!config) return { sampling: {} };
  const settings: Writable<Settings> = { sampling: decodeSampling(config) };
  const maxOutputTokens = config.count('maxOutputTokens');
  // Zero is what some clients send for no limit.
  if (maxOutputTokens) settings.maxOutputTokens = maxOutputTokens;
  const choices = config.count('candidateCount');
  if (choices) settings.choices = choices;
  const responseFormat = decodeFormat(config);
  if (responseFormat) settings.responseFormat = responseFormat;
  const reasoning = decodeThinking(config.inner('thinkingConfig'));
  if (reasoning) settings.reasoning = reasoning;
  const top = config.number('logprobs');
  if (config.boolean('responseLogprobs') === true) settings.logprobs = top === undefined ? {} : { top };
  return settings;
}

function decodeSampling(config: ContentFields): Sampling {
  const sampling: Writable<Sampling> = {};
  for (const [field, name] of samplingFields) {
    const value = config.number(field);
    if (value !== undefined) sampling[name] = value;
  }
  const stop = config.strings('stopSequences');
  if (stop) sampling.stop = stop;
  return sampling;
}

/** Decodes the form of the answer. Of other media types only text is known elsewhere. */
function decodeFormat(config: ContentFields): ResponseFormat | undefined {
  const type = config.string('responseMimeType');
  const given = schemaFields.filter((name) => config.value(name) !== undefined);
  const [field, second] = given;
  if (second !== undefined) throw invalidField(config.place(second), `cannot be combined with "${field}"`);
  const schema = field === undefined ? undefined : config.inner(field)?.object;
  // A schema says by itself that the answer is JSON.
  const isAsked = type === undefined ? schema !== undefined : isJson(type);
  if (!isAsked) return decodeNewerFormat(config);
  if (!schema) return { type: 'json' };
  return { type: 'json-schema', schema: field === 'responseSchema' ? jsonSchemaOf(schema) : schema };
}

/** Decodes `responseFormat`: a list with one member for each kind of content. */
function decodeNewerFormat(config: ContentFields): ResponseFormat | undefined {
  for (const format of config.list('responseFormat') ?? []) {
    const text = format.inner('text');
    if (!isJson(text?.string('mimeType'))) continue;
    const schema = text?.inner('schema')?.object;
    return schema ? { type: 'json-schema', schema } : { type: 'json' };
  }
  return undefined;
}

function isJson(mediaType: string | undefined): boolean {
  return mediaType?.toLowerCase() === 'application/json';
}

/** Decodes `thinkingConfig`. A budget of 0 means no thoughts, and -1 leaves it to the model. */
function decodeThinking(config: ContentFields | undefined): ReasoningOptions | undefined {
  if (!config) return undefined;
  const level = config.string('thinkingLevel')?.toLowerCase();
  const effort = level === 'thinking_level_unspecified' ? undefined : level;
  const budget = config.number('thinkingBudget');
  if (effort) return { effort };
  if (budget === 0) return { enabled: false };
  if (budget !== undefined && budget > 0) return { enabled: true, budgetTokens: budget };
  return budget === -1 || config.boolean('includeThoughts') === true ? { enabled: true } : undefined;
}
