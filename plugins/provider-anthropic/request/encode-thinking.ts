import {
  isThinkingOff,
  type JsonObject,
  type ReasoningOptions,
  thinkingBudget,
  type TokenBounds,
} from '../../../core/api/index.js';
import { takesThinking } from '../refused/refused-thinking.js';

/** The reasoning parameters that a generation of models supports. */
type ThinkingStyle = 'none' | 'budget' | 'adaptive';

/** Claude 3.7 to 4.5, under the names of all clouds. */
const budgetGenerations = /claude-(?:3-7-|(?:opus|sonnet|haiku)-4(?:-[0-5])?(?=$|[@:]|-(?:\d{8}|latest)))/;
const withoutThinking = /claude-(?:instant|2|3-(?:opus|sonnet|haiku|5))/;

/**
 * Selects the style by the model's name, and by what it has refused. Since Claude 4.6, models decide themselves how long to think, and accept an
 * effort; 4.7 and later refuse a budget. Models of other makers that use the dialect support the older form.
 */
export function thinkingStyle(model: string, refused: ReadonlySet<string>): ThinkingStyle {
  if (withoutThinking.test(model)) return 'none';
  const [takesBudget, takesAdaptive] = [takesThinking('enabled', refused), takesThinking('adaptive', refused)];
  if (!takesBudget || !takesAdaptive) return takesAdaptive ? 'adaptive' : takesBudget ? 'budget' : 'none';
  return budgetGenerations.test(model) || !model.includes('claude') ? 'budget' : 'adaptive';
}

/** The reasoning fields of a request. */
export interface Thinking {
  readonly thinking: JsonObject | undefined;
  readonly effort: string | undefined;
  /** The limit of generated tokens, including reasoning. */
  readonly maxTokens: number;
}

const efforts: Readonly<Record<string, string>> = {
  minimal: 'low',
  low: 'low',
  medium: 'medium',
  high: 'high',
  xhigh: 'xhigh',
  max: 'max',
};

/** Converts the client's options to those that the model supports. */
export function encodeThinking(
  reasoning: ReasoningOptions | undefined,
  style: ThinkingStyle,
  bounds: TokenBounds,
): Thinking {
  const maxTokens = bounds.asked ?? bounds.fallback;
  const plain: Thinking = { thinking: undefined, effort: undefined, maxTokens };
  if (!reasoning || style === 'none') return plain;
  const { effort } = reasoning;
  const off = isThinkingOff(reasoning);
  if (style === 'adaptive') {
    const known = effort !== undefined && Object.hasOwn(efforts, effort) ? efforts[effort] : undefined;
    return { thinking: { type: off ? 'disabled' : 'adaptive' }, effort: off ? undefined : known, maxTokens };
  }
  if (off) return plain;
  const { budgetTokens, maxTokens: most } = thinkingBudget(reasoning, bounds);
  if (budgetTokens === undefined) return plain;
  return { thinking: { type: 'enabled', budget_tokens: budgetTokens }, effort: undefined, maxTokens: most };
}
