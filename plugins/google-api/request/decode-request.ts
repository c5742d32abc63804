import {
  type ChatCall,
  invalidField,
  isPromptReference,
  type JsonObject,
  type PathValues,
  readAgentFields,
  readPromptReference,
} from '../../../core/api/index.js';
import { decodeContents, decodeInstruction } from './decode-contents.js';
import { decodedSettings, decodeSettings } from './decode-settings.js';
import { decodeTools } from './decode-tools.js';
import { ContentFields, snakeCase } from './content-fields.js';

const decoded = [
  'contents',
  'systemInstruction',
  'tools',
  'toolConfig',
  ...decodedSettings.map((name) => `generationConfig.${name}`),
  'safetySettings',
  'cachedContent',
  'continuationToken',
  'serviceTier',
  'model',
];

/** Members of a request that are decoded, or that hold no text, in both spellings. */
export const readMembers: ReadonlySet<string> = new Set(decoded.flatMap(spellings));

/** The path of a member in all spellings of its steps. */
function spellings(path: string): readonly string[] {
  const [first = '', second] = path.split('.');
  const names = [first, snakeCase(first)];
  return second === undefined ? names : names.flatMap((name) => [`${name}.${second}`, `${name}.${snakeCase(second)}`]);
}

/**
 * Decodes a request. Fields that are not decoded stay in the call's source, for a provider of the same dialect.
 *
 * @param model the model in the path
 * @throws GatewayError `GW_REQUEST_INVALID` (400) with the field
 */
export function decodeRequest(body: JsonObject, model: string, stream: boolean): Omit<ChatCall, 'source'> {
  const request = new ContentFields(body, '');
  const { prompt } = body;
  // Undecoded, but only one of the spellings may be there.
  for (const name of ['safetySettings', 'cachedContent', 'continuationToken', 'serviceTier']) request.value(name);
  return {
    kind: 'chat',
    model,
    messages: [
      ...decodeInstruction(request),
      ...decodeContents(request.required('contents', request.list('contents'))),
    ],
    stream,
    includeUsage: true,
    ...decodeTools(request),
    ...decodeSettings(request),
    ...readAgentFields(body),
    ...(isPromptReference(prompt) ? { prompt: readPromptReference(prompt) } : {}),
    ...ownMembers(request),
  };
}

/** What only a provider of this dialect has, or can answer with. */
function ownMembers(request: ContentFields): Pick<ChatCall, 'ownMembers'> {
  const kept = ['cachedContent', 'continuationToken'].filter((name) => request.value(name) !== undefined);
  const config = request.inner('generationConfig');
  const modalities = config?.strings('responseModalities') ?? [];
  const others = modalities.some((modality) => !/^(?:text|modality_unspecified)$/i.test(modality));
  const formats = (config?.list('responseFormat') ?? []).some((format) => format.others(['text']) !== undefined);
  const form = config?.string('responseMimeType') ?? '';
  const all = [
    ...kept,
    ...(/^(?:application\/json|text\/plain)?$/i.test(form) ? [] : ['generationConfig.responseMimeType']),
    ...(others ? ['generationConfig.responseModalities'] : []),
    ...(formats ? ['generationConfig.responseFormat'] : []),
  ];
  return all.length === 0 ? {} : { ownMembers: all };
}

/** The model in the path of a request. @throws GatewayError 400 if it is empty */
export function modelIn(path: PathValues | undefined): string {
  const model = path?.['model'] ?? '';
  if (model === '') throw invalidField('model', 'must be in the path: models/{model}');
  return model;
}
