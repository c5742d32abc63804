import {
  type InferenceCall,
  isJsonArray,
  isJsonObject,
  isNamed,
  isSentByClient,
  type JsonObject,
} from '../../../core/api/index.js';
import { chatDialect } from '../dialect-names.js';

/** Sampling parameters. A model that refuses one of them supports none. */
const samplingFields: readonly string[] = ['temperature', 'top_p', 'frequency_penalty', 'presence_penalty'];

/** Fields that may be omitted without changing what was asked. */
const optionalFields: readonly string[] = [
  ...samplingFields,
  'stream_options',
  'user',
  'reasoning_effort',
  'verbosity',
];

/** The two names of the token limit. If one is refused, the other is used; the limit is never omitted, because reservations depend on it. */
export const maxTokensFields = ['max_tokens', 'max_completion_tokens'] as const;

/** Phrases of errors about an unknown parameter, as opposed to an invalid value. */
const unknownParameter =
  /unsupported[ _]param|not supported|unrecogni[sz]ed|unknown|unexpected|extra|not permitted|not allowed|forbidden/i;

/**
 * The parameters to omit in a second attempt: those that the provider's error names and that the client has not sent. Empty when a second
 * attempt is pointless.
 *
 * @param sent the refused body
 * @param text the body of the error response
 * @param mayRename whether the other name of the token limit may be used
 */
export function parametersToDrop(
  sent: JsonObject,
  call: InferenceCall,
  text: string,
  mayRename: boolean,
): ReadonlySet<string> {
  const named = (name: string): boolean =>
    sent[name] !== undefined && (isNamed(name, text) || isNamed(inCamelCase(name), text));
  const drop = new Set(optionalFields.filter((name) => named(name) && !sentByClient(call, name)));
  if (samplingFields.some((name) => drop.has(name))) {
    for (const name of samplingFields) if (sent[name] !== undefined && !sentByClient(call, name)) drop.add(name);
  }
  for (const name of mayRename ? maxTokensFields : []) {
    const chosenHere = call.source.dialect !== chatDialect || !sentByClient(call, name);
    if (named(name) && chosenHere && unknownParameter.test(text)) drop.add(name);
  }
  return drop;
}

/** Some servers name parameters as their own code does. */
function inCamelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether the client itself has sent a parameter. (Of the stream options, the gateway adds only `include_usage`.) */
export function sentByClient(call: InferenceCall, name: string): boolean {
  if (name !== 'stream_options') return isSentByClient(call, name);
  const options = call.source.body[name];
  return isJsonObject(options) && options['include_usage'] === true;
}

/** The name under which it is remembered that a model does not reason in requests with tools. */
const reasoningBesideTools = 'reasoning beside tools';

/**
 * Whether a model refuses tools because it would reason, as OpenAI's do on this route since GPT-5.6, even if nobody has asked for reasoning.
 *
 * @param sent the refused body
 */
export function reasoningRefusedIn(sent: JsonObject, call: InferenceCall, text: string): string | undefined {
  const refused = /\btools\b.{0,40}\breasoning_effort\b.{0,200}\bnone\b/s.test(text);
  const changed = refused && withoutReasoning(sent, call, new Set([reasoningBesideTools])) !== sent;
  return changed ? reasoningBesideTools : undefined;
}

/** A body without reasoning, if it has tools and the model then refuses it; the same object otherwise, and if the client has chosen an effort. */
export function withoutReasoning(body: JsonObject, call: InferenceCall, refused: ReadonlySet<string>): JsonObject {
  const { tools, reasoning_effort: effort } = body;
  const isConcerned = refused.has(reasoningBesideTools) && isJsonArray(tools) && tools.length > 0;
  if (!isConcerned || effort === 'none' || sentByClient(call, 'reasoning_effort')) return body;
  return { ...body, reasoning_effort: 'none' };
}
