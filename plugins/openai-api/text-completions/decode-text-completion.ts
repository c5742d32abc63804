import { type ChatCall, type JsonObject, type JsonValue, numberOf } from '../../../core/api/index.js';
import { decodeChat } from '../chat/decode-chat.js';
import { RequestObject, unsupported } from '../request-object.js';

/** Members that mean the same as in a chat completion. */
const shared = (
  'model stream stream_options max_tokens temperature top_p top_k frequency_penalty presence_penalty seed stop n user metadata ' +
  'auto_continuation agent_parameters'
).split(' ');

/**
 * Decodes the body of a text completion: the prompt becomes the only message of a conversation, so that every model can continue it.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` or `GW_REQUEST_UNSUPPORTED` (400) with the field
 */
export function decodeTextCompletion(fields: JsonObject): Omit<ChatCall, 'source'> {
  const body = new RequestObject(fields, '');
  const chat: Record<string, JsonValue | undefined> = {
    messages: [{ role: 'user', content: decodePrompt(body) }],
  };
  for (const name of shared) chat[name] = fields[name];
  refuseOtherFeatures(body);
  return decodeChat(chat);
}

function decodePrompt(body: RequestObject): string {
  const { prompt } = body.fields;
  const prompts: readonly JsonValue[] = Array.isArray(prompt) ? prompt : [];
  const text = prompts.length === 1 ? prompts[0] : prompt;
  if (typeof text === 'string' && text !== '') return text;
  if (prompts.length > 1 && prompts.every((each) => typeof each === 'string')) {
    throw unsupported('prompt', '"prompt" has several texts. Send a request for each of them.');
  }
  if (prompts.some((each) => Array.isArray(each) || numberOf(each) !== undefined)) {
    throw unsupported('prompt', '"prompt" has token ids, which only one model can read. Send the text instead.');
  }
  return body.fail('prompt', 'a text');
}

/** Refuses what a chat model cannot do: an answer without it would be wrong, and nobody would notice. */
function refuseOtherFeatures(body: RequestObject): void {
  if (body.string('suffix')) throw refused('suffix', 'Chat models cannot insert text in front of other text.');
  if (body.boolean('echo') === true) throw refused('echo', 'Put the prompt in front of the answer yourself.');
  if (body.integer('logprobs', 0) !== undefined) throw refused('logprobs', 'POST /v1/chat/completions has them.');
  if ((body.integer('best_of', 1) ?? 1) > (body.integer('n', 1) ?? 1)) {
    throw refused('best_of', 'Request several answers with "n".');
  }
  if (Object.keys(body.object('logit_bias')?.fields ?? {}).length > 0) {
    throw refused('logit_bias', 'POST /v1/chat/completions passes it on to providers of the OpenAI API.');
  }
}

function refused(name: string, remedy: string): Error {
  return unsupported(
    name,
    `"${name}" is not supported on this route. ${remedy} A provider's own route for completions is reachable under /v1/passthrough, where the operator allows it.`,
  );
}
