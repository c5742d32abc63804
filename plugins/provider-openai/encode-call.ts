import type { ChatCall, JsonObject, JsonValue, ReasoningOptions, Tool } from '../../core/api/index.js';
import { encodeMessages } from './encode-messages.js';
import { encodeResponseFormat, encodeToolChoice, encodeTools } from './encode-tools.js';
import { fitsStrict } from './fits-strict.js';

/** Budgets of thinking up to which an effort is enough. */
const lowBudget = 4096;
const mediumBudget = 16_384;

/**
 * Writes a chat call that came in another dialect. Left out is what this dialect has no word for: `topK`, labels, thinking of
 * earlier turns, the own tools of other providers.
 *
 * @param maxTokensField how the bound of generated tokens is called
 */
export function encodeCall(
  call: ChatCall,
  model: string,
  maxTokensField: string,
): Record<string, JsonValue | undefined> {
  const { sampling } = call;
  return {
    model,
    messages: encodeMessages(call.messages),
    ...(call.stream ? { stream: true } : {}),
    [maxTokensField]: call.maxOutputTokens,
    temperature: sampling.temperature,
    top_p: sampling.topP,
    frequency_penalty: sampling.frequencyPenalty,
    presence_penalty: sampling.presencePenalty,
    seed: sampling.seed,
    // Some servers of this dialect refuse an empty list.
    stop: sampling.stop?.length === 0 ? undefined : sampling.stop,
    n: call.choices,
    ...encodeToolFields(call),
    response_format: call.responseFormat && encodeResponseFormat(call.responseFormat),
    reasoning_effort: call.reasoning && effortOf(call.reasoning),
    user: call.endUserId,
  };
}

/** Servers of this dialect refuse what says how to use tools when there are none. */
function encodeToolFields({ tools = [], toolChoice, parallelToolCalls }: ChatCall): JsonObject {
  const encoded = encodeTools(tools.map(looseUnlessFit));
  if (encoded.length === 0) return {};
  return {
    tools: encoded,
    tool_choice: toolChoice && encodeToolChoice(toolChoice, tools),
    parallel_tool_calls: parallelToolCalls,
  };
}

/** What other dialects enforce may be more than this one can; the model is then only told. */
function looseUnlessFit(tool: Tool): Tool {
  if (tool.strict !== true || fitsStrict(tool.inputSchema)) return tool;
  const { strict: _, ...loose } = tool;
  return loose;
}

/** The effort that stands for a budget of thinking. That thinking is off is the default, and has no word everywhere. */
export function effortOf({ effort, budgetTokens, enabled }: ReasoningOptions): string | undefined {
  if (effort !== undefined) return effort;
  if (enabled === false || (enabled === undefined && budgetTokens === undefined)) return undefined;
  if (budgetTokens === undefined) return 'medium';
  return budgetTokens <= lowBudget ? 'low' : budgetTokens <= mediumBudget ? 'medium' : 'high';
}
