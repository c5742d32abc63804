import { isJsonArray, isJsonObject, type JsonValue } from '../../core/api/index.js';
import { invalid, type RequestObject } from './request-object.js';

/** The most models besides the requested one. */
const mostFallbacks = 5;

/** Decodes `model`, which is required in every call of the dialect. */
export function decodeModel(body: RequestObject): string {
  const model = body.string('model');
  return model === undefined || model === '' ? body.fail('model', 'the name of a model') : model;
}

/** The same where a list may name it: clients of OpenRouter leave `model` out, and send `models`. */
export function readRequestedModel(body: RequestObject): string {
  const [first] = body.has('model') ? [] : namesIn(body, 'models');
  return first ?? decodeModel(body);
}

/** The models that take over when the requested one fails: `models` of OpenRouter, `fallbacks` of LiteLLM. Undefined if the client names none. */
export function readFallbacks(body: RequestObject): readonly string[] | undefined {
  if (!body.has('models') && !body.has('fallbacks')) return undefined;
  const requested = readRequestedModel(body);
  const named = new Set([...namesIn(body, 'models'), ...namesIn(body, 'fallbacks')]);
  named.delete(requested);
  const fallbacks = [...named];
  if (fallbacks.length > mostFallbacks)
    body.fail(body.has('models') ? 'models' : 'fallbacks', `at most ${mostFallbacks} models besides the requested one`);
  return fallbacks;
}

/** The names in a list, each of which may be an object with nothing but `model`: other settings for it would not be heeded. */
function namesIn(body: RequestObject, field: 'models' | 'fallbacks'): readonly string[] {
  const list = body.fields[field] ?? [];
  if (!isJsonArray(list)) return body.fail(field, 'an array of names of models');
  return list.map((one, index) => nameOf(one) ?? refuse(`${field}[${index}]`, one));
}

function nameOf(one: JsonValue): string | undefined {
  const name = isJsonObject(one) && Object.keys(one).length === 1 ? one['model'] : one;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function refuse(place: string, got: JsonValue): never {
  throw invalid(place, 'the name of a model, or {"model": …} with nothing else', got);
}
