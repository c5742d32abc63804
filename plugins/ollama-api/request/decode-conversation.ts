import {
  type ChatCall,
  isJsonObject,
  isPromptReference,
  type Message,
  type ModelCatalog,
  readAgentFields,
  readPromptReference,
  type RequestFields,
  unsupportedRequest,
} from '../../../core/api/index.js';
import { modelIn } from '../model-name.js';
import { decodeFormat, decodeLimit, decodeSampling, decodeThink } from './decode-settings.js';
import { decodeTools } from './decode-tools.js';

/**
 * Decodes what `/api/chat` and `/api/generate` have in common. What no model of another server knows (`keep_alive`, `num_ctx`, `mirostat` …) is ignored,
 * unless the answer would be wrong without it.
 *
 * @throws GatewayError `GW_REQUEST_INVALID`, or `GW_REQUEST_UNSUPPORTED` for `logprobs` (400) with the field
 */
export function decodeConversation(
  request: RequestFields,
  messages: readonly Message[],
  models: ModelCatalog,
): Omit<ChatCall, 'source'> {
  const options = request.inner('options');
  if (request.boolean('logprobs') === true)
    throw unsupportedRequest(
      'logprobs',
      'an answer of this form has no probabilities here; leave it out, or use /v1/chat/completions',
    );
  const { prompt } = request.object;
  return {
    kind: 'chat',
    model: modelIn(request, models),
    messages,
    // Clients that say nothing expect a stream.
    stream: request.boolean('stream') ?? true,
    includeUsage: true,
    sampling: decodeSampling(options),
    maxOutputTokens: decodeLimit(options),
    responseFormat: decodeFormat(request),
    reasoning: decodeThink(request),
    tools: decodeTools(request.array('tools')),
    ...readAgentFields(request.object),
    prompt: isJsonObject(prompt) && isPromptReference(prompt) ? readPromptReference(prompt) : undefined,
  };
}
