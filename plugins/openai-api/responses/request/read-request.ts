import {
  type ChatCall,
  isJsonArray,
  type JsonObject,
  objectIn,
  readAgentFields,
  readPromptReference,
  textIn,
  type ReasoningOptions,
  withoutUndefined,
} from '../../../../core/api/index.js';
import { asksToBlock, readLogprobs } from '../../chat/decode-chat.js';
import { RequestObject } from '../../request-object.js';
import { readFallbacks, readRequestedModel } from '../../requested-models.js';
import { askForSummary } from '../compaction/ask-for-summary.js';
import { asksForCompaction } from '../compaction/compaction-content.js';
import { readInput } from './read-items.js';
import { readFormat, readToolChoice, readTools } from './read-tools.js';
import { refuseKeptState } from './refuse-kept-state.js';

/**
 * Decodes the body of `POST /v1/responses`. Other members are ignored, as on every other route when the provider has another dialect.
 *
 * @throws GatewayError `GW_REQUEST_INVALID`, `GW_REQUEST_UNSUPPORTED` (400) with the field
 */
export function readRequest(fields: JsonObject): Omit<ChatCall, 'source'> {
  const body = new RequestObject(fields, '');
  const model = readRequestedModel(body);
  refuseKeptState(body);
  const stream = body.boolean('stream') ?? false;
  const messages = readInput(body);
  if (messages.length === 0) body.fail('input', 'an array with at least one message');
  const call = withoutUndefined<Omit<ChatCall, 'source'>>({
    kind: 'chat',
    model,
    fallbacks: readFallbacks(body),
    stream,
    messages,
    tools: readTools(body),
    toolChoice: readToolChoice(body),
    parallelToolCalls: body.boolean('parallel_tool_calls'),
    sampling: withoutUndefined({ temperature: body.number('temperature'), topP: body.number('top_p') }),
    maxOutputTokens: body.integer('max_output_tokens', 1),
    responseFormat: readFormat(body),
    reasoning: readReasoning(body.object('reasoning')),
    logprobs: readLogprobs(includes(fields, 'message.output_text.logprobs'), fields),
    endUserId: body.string('safety_identifier') ?? body.string('user'),
    promptCacheKey: textIn(fields['prompt_cache_key']),
    metadata: body.object('metadata')?.fields,
    ownMembers: ownMembers(fields),
    // The last event always contains the usage.
    includeUsage: stream,
    ...readAgentFields(fields),
    prompt: body.has('prompt') ? readPromptReference(fields['prompt'] ?? null) : undefined,
  });
  return asksForCompaction(fields['input']) ? askForSummary(call) : call;
}

/** What other providers would answer with an answer that is not wanted, or without what protects. */
function ownMembers(fields: JsonObject): ChatCall['ownMembers'] {
  const { prompt_cache_options: cache } = fields;
  const own = [
    ...(objectIn(cache)['prewarm'] === true ? ['prompt_cache_options.prewarm'] : []),
    ...(asksToBlock(fields) ? ['moderation'] : []),
  ];
  return own.length === 0 ? undefined : own;
}

function includes({ include }: JsonObject, name: string): boolean {
  return isJsonArray(include) && include.includes(name);
}

function readReasoning(reasoning: RequestObject | undefined): ReasoningOptions | undefined {
  const effort = reasoning?.string('effort');
  if (effort === undefined) return undefined;
  return effort === 'none' ? { effort, enabled: false } : { effort };
}
