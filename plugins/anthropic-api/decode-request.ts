import {
  type ChatCall,
  type ContentBlock,
  isPromptReference,
  type JsonObject,
  type Message,
  type OpaqueBlock,
  readAgentFields,
  readPromptReference,
  RequestFields,
  type TextBlock,
} from '../../core/api/index.js';
import { decodeContent } from './decode-content.js';
import { decodeMessages } from './decode-messages.js';
import { decodeReasoning, decodeResponseFormat, decodeSampling } from './decode-settings.js';
import { decodeParallelToolCalls, decodeToolChoice, decodeTools } from './decode-tools.js';
import { dialectName } from './dialect-name.js';

/**
 * Decodes a Messages request of either API version. Fields that are not decoded stay in the call's source, for a provider of the same dialect.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) with the field
 */
export function decodeRequest(body: JsonObject): Omit<ChatCall, 'source'> {
  const request = new RequestFields(body, '');
  request.required('max_tokens', request.count('max_tokens'));
  return decodeConversation(request);
}

/**
 * Decodes a request to count tokens: a Messages request without a token limit.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) with the field
 */
export function decodeCountRequest(body: JsonObject): Omit<ChatCall, 'source'> {
  return decodeConversation(new RequestFields(body, ''));
}

function decodeConversation(request: RequestFields): Omit<ChatCall, 'source'> {
  const { object: body } = request;
  const toolChoice = request.inner('tool_choice');
  const { prompt } = body;
  return {
    kind: 'chat',
    model: request.name('model'),
    maxOutputTokens: request.count('max_tokens'),
    messages: [...decodeSystem(request), ...decodeMessages(request.required('messages', request.array('messages')))],
    stream: request.boolean('stream') ?? false,
    includeUsage: true,
    tools: decodeTools(request.array('tools'), toolChoice?.string('name')),
    toolChoice: decodeToolChoice(toolChoice),
    parallelToolCalls: decodeParallelToolCalls(toolChoice),
    sampling: decodeSampling(request),
    responseFormat: decodeResponseFormat(request),
    reasoning: decodeReasoning(request),
    ...readAgentFields(body),
    prompt: isPromptReference(prompt) ? readPromptReference(prompt) : undefined,
    ownMembers: ownMembers(body),
    ...decodeMetadata(request.inner('metadata')),
  };
}

/** A summary in place of an answer, and the region in which the model is to run. */
function ownMembers({ compaction, inference_geo: region }: JsonObject): ChatCall['ownMembers'] {
  const own = [
    ...((compaction ?? null) === null ? [] : ['compaction']),
    ...((region ?? 'global') === 'global' ? [] : ['inference_geo']),
  ];
  return own.length === 0 ? undefined : own;
}

function decodeSystem(request: RequestFields): readonly Message[] {
  const value = request.value('system');
  if (value === undefined) return [];
  const content = decodeContent(value, 'system').map((block) => (isBilling(block) ? onlyForProvider(block) : block));
  return content.length === 0 ? [] : [{ role: 'system', content }];
}

/** A line with which agents tell the provider who pays. It is another one in each request, so no other provider's cache would fit after it. */
const billing = /^x-anthropic-billing-header:[^\n]*$/;

function isBilling(block: ContentBlock): block is TextBlock {
  return block.type === 'text' && billing.test(block.text);
}

function onlyForProvider({ type, text, extras }: TextBlock): OpaqueBlock {
  return { type: 'opaque', dialect: dialectName, value: { type, text, ...extras }, dispensable: true };
}

function decodeMetadata(metadata: RequestFields | undefined): Pick<ChatCall, 'endUserId' | 'metadata'> {
  if (!metadata) return {};
  const { user_id: _, ...labels } = metadata.object;
  const endUserId = metadata.string('user_id');
  return { endUserId, ...(Object.keys(labels).length === 0 ? {} : { metadata: labels }) };
}
