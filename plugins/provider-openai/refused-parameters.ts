import { type InferenceCall, isJsonObject, isNamed, isSentByClient, type JsonObject } from '../../core/api/index.js';

/** Ways to pick the next token. A model that refuses one of them takes none. */
const samplingFields: readonly string[] = ['temperature', 'top_p', 'frequency_penalty', 'presence_penalty'];

/** Fields that may be left out: without them the answer is still an answer to what was asked. */
const optionalFields: readonly string[] = [...samplingFields, 'stream_options', 'user', 'reasoning_effort'];

/** The two names of one bound. It is renamed when refused, never left out: limits rely on it. */
export const maxTokensFields = ['max_tokens', 'max_completion_tokens'] as const;

/** Words with which servers say that they do not know a parameter, as against not liking its value. */
const unknownParameter =
  /unsupported[ _]param|not supported|unrecogni[sz]ed|unknown|unexpected|extra|not permitted|not allowed|forbidden/i;

/**
 * The parameters of a refused request to do without in a second try: those that the provider names in its refusal and that
 * the client has not sent. Empty when there is nothing to try.
 *
 * @param sent the refused body
 * @param text what the provider said
 * @param mayRename whether the bound of generated tokens may go by its other name
 */
export function parametersToDrop(
  sent: JsonObject,
  call: InferenceCall,
  text: string,
  mayRename: boolean,
): ReadonlySet<string> {
  const named = (name: string): boolean => sent[name] !== undefined && isNamed(name, text);
  const drop = new Set(optionalFields.filter((name) => named(name) && !sentByClient(call, name)));
  if (samplingFields.some((name) => drop.has(name))) {
    for (const name of samplingFields) if (sent[name] !== undefined && !sentByClient(call, name)) drop.add(name);
  }
  for (const name of mayRename ? maxTokensFields : []) {
    const chosenHere = call.source.dialect !== 'openai-chat' || !sentByClient(call, name);
    if (named(name) && chosenHere && unknownParameter.test(text)) drop.add(name);
  }
  return drop;
}

/** Whether the client itself has sent a parameter; of the options of a stream only one is ever added here. */
export function sentByClient(call: InferenceCall, name: string): boolean {
  if (name !== 'stream_options') return isSentByClient(call, name);
  const options = call.source.body[name];
  return isJsonObject(options) && options['include_usage'] === true;
}
