import {
  cacheMark,
  type ChatCall,
  effortOf,
  flatSchema,
  type JsonObject,
  type JsonValue,
  type Tool,
} from '../../../core/api/index.js';
import { encodeMessages, type SentReasoning } from './encode-messages.js';
import { encodeResponseFormat, encodeToolChoice, encodeTools } from './encode-tools.js';
import type { Origin } from '../kept-reasoning.js';
import { fitsStrict } from './fits-strict.js';
import { longestId, shortId } from './short-id.js';

/**
 * Encodes a chat call that came in another dialect. What this dialect cannot express is left out: `topK`, metadata, reasoning of earlier
 * turns (unless `sent` says otherwise), and other providers' built-in tools.
 *
 * @param origin the provider, and its name of the model
 * @param maxTokensField the name of the token limit
 * @param sent the reasoning of earlier turns that is sent as text; none by default
 */
export function encodeCall(
  call: ChatCall,
  origin: Origin,
  maxTokensField: string,
  sent: SentReasoning | undefined,
): Record<string, JsonValue | undefined> {
  const { sampling } = call;
  return {
    model: origin.model,
    messages: encodeMessages(call.messages, origin, sent),
    ...(call.stream ? { stream: true } : {}),
    [maxTokensField]: call.maxOutputTokens,
    temperature: sampling.temperature,
    top_p: sampling.topP,
    frequency_penalty: sampling.frequencyPenalty,
    presence_penalty: sampling.presencePenalty,
    seed: sampling.seed,
    // Some servers of this dialect refuse an empty list, so it is omitted.
    stop: sampling.stop?.length === 0 ? undefined : sampling.stop,
    n: call.choices,
    logprobs: call.logprobs && true,
    top_logprobs: call.logprobs?.top,
    ...encodeToolFields(call),
    response_format: call.responseFormat && encodeResponseFormat(call.responseFormat),
    reasoning_effort: call.reasoning && effortOf(call.reasoning),
    ...cacheMark(call.source.body),
    user: call.endUserId && shortId(call.endUserId, longestId),
  };
}

/** Encodes tools and related fields. Without tools, servers of this dialect refuse the related fields, so they are omitted. */
function encodeToolFields({ tools = [], toolChoice, parallelToolCalls }: ChatCall): JsonObject {
  const encoded = encodeTools(tools.map(looseUnlessFit));
  if (encoded.length === 0) return {};
  return {
    tools: encoded,
    tool_choice: toolChoice && encodeToolChoice(toolChoice, tools),
    parallel_tool_calls: parallelToolCalls,
  };
}

/** Removes `strict` if servers of this dialect cannot enforce the schema; the model still gets it. */
export function looseUnlessFit(tool: Tool): Tool {
  if (tool.strict !== true || fitsStrict(flatSchema(tool.inputSchema))) return tool;
  const { strict: _, ...loose } = tool;
  return loose;
}
