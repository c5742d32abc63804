import {
  type ChatCall,
  effortOf,
  isThinkingOff,
  type JsonObject,
  missesThoughts,
  mustCallTool,
  type ReasoningOptions,
  thinkingBudget,
} from '../../../core/api/index.js';
import type { HasAbility, TargetModel } from './encode-request.js';

/** The reasoning fields of a request. */
interface EncodedReasoning {
  /** Fields that only the model's family knows. */
  readonly additional: JsonObject;
  /** The limit of generated tokens, including reasoning; undefined for the model's own. */
  readonly maxTokens: number | undefined;
  /** Whether the model then accepts temperature, top_p and top_k. */
  readonly takesSampling: boolean;
}

/** Generations that reason within a budget of tokens. */
const budgetGenerations = /claude-(?:3-7-|(?:opus|sonnet|haiku)-4(?:-[0-5])?(?=$|[@:]|-(?:\d{8}|latest|v\d)))/;
const withoutThinking = /claude-(?:instant|v?2|3-(?:opus|sonnet|haiku|5))/;
/** The first generation of Nova does not reason. */
const thinkingNova = /nova-(?:[2-9]|\d\d)/;

/** Converts the client's options to those of the model's family; for families without such options, they are left out. */
export function encodeReasoning(call: ChatCall, model: TargetModel, has: HasAbility): EncodedReasoning {
  const reasoning = has('reasoning') ? call.reasoning : undefined;
  const plain = { additional: {}, maxTokens: call.maxOutputTokens ?? model.defaultMaxTokens, takesSampling: true };
  if (!reasoning) return plain;
  switch (model.family) {
    case 'claude':
      return { ...plain, ...thinkingOf(call, reasoning, model, has('reasoningOff')) };
    case 'nova':
      return thinkingNova.test(model.name) ? novaReasoning(call, reasoning, plain) : plain;
    case 'gpt-oss':
    case 'gpt': {
      const effort = effortOf(reasoning);
      if (effort === undefined || effort === 'none') return plain;
      if (model.family === 'gpt') return { ...plain, additional: { reasoning: { effort } } };
      return { ...plain, additional: { reasoning_effort: lowMediumOrHigh(effort) } };
    }
    default:
      return plain;
  }
}

function thinkingOf(
  call: ChatCall,
  reasoning: ReasoningOptions,
  model: TargetModel,
  canBeOff: boolean,
): Partial<EncodedReasoning> {
  // A model that is forced to call a tool cannot reason first.
  if (mustCallTool(call) || withoutThinking.test(model.name)) return {};
  const off = isThinkingOff(reasoning);
  if (!budgetGenerations.test(model.name)) {
    if (off && canBeOff) return { additional: { thinking: { type: 'disabled' } } };
    // The least that a model that always reasons can do.
    if (off) return { additional: { output_config: { effort: 'low' } } };
    const { effort } = reasoning;
    const output = effort === undefined ? {} : { output_config: { effort: effort === 'minimal' ? 'low' : effort } };
    return { additional: { thinking: { type: 'adaptive' }, ...output }, takesSampling: false };
  }
  if (off || missesThoughts(call.messages)) return {};
  const bounds = { asked: call.maxOutputTokens, fallback: model.defaultMaxTokens ?? Infinity, most: model.maxTokens };
  const { budgetTokens, maxTokens } = thinkingBudget(reasoning, bounds);
  if (budgetTokens === undefined) return {};
  return {
    additional: { thinking: { type: 'enabled', budget_tokens: budgetTokens } },
    maxTokens: maxTokens === Number.MAX_SAFE_INTEGER ? undefined : maxTokens,
    takesSampling: false,
  };
}

/** With the highest effort, the model accepts no limit of tokens. A limit that somebody has set is more important: costs depend on it. */
function novaReasoning(call: ChatCall, reasoning: ReasoningOptions, plain: EncodedReasoning): EncodedReasoning {
  if (isThinkingOff(reasoning)) return { ...plain, additional: { reasoningConfig: { type: 'disabled' } } };
  const wanted = lowMediumOrHigh(effortOf(reasoning) ?? 'medium');
  const effort = wanted === 'high' && call.maxOutputTokens !== undefined ? 'medium' : wanted;
  return {
    additional: { reasoningConfig: { type: 'enabled', maxReasoningEffort: effort } },
    maxTokens: effort === 'high' ? undefined : plain.maxTokens,
    takesSampling: effort !== 'high',
  };
}

function lowMediumOrHigh(effort: string): string {
  if (effort === 'minimal' || effort === 'low') return 'low';
  return effort === 'medium' ? 'medium' : 'high';
}
