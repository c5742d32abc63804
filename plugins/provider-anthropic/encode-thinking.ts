import type { JsonObject, ReasoningOptions } from '../../core/api/index.js';

/** The reasoning parameters that a generation of models supports. */
export type ThinkingStyle = 'none' | 'budget' | 'adaptive';

/** Claude 3.7 to 4.5, under the names of all clouds. */
const budgetGenerations = /claude-(?:3-7-|(?:opus|sonnet|haiku)-4(?:-[0-5])?(?=$|[@:]|-(?:\d{8}|latest)))/;
const withoutThinking = /claude-(?:instant|2|3-(?:opus|sonnet|haiku|5))/;

/**
 * Selects the style by the model's name. Since Claude 4.6, models decide themselves how long to think, and accept an effort; 4.7 and later
 * refuse a budget. Models of other makers that use the dialect support the older form.
 */
export function thinkingStyle(model: string): ThinkingStyle {
  if (withoutThinking.test(model)) return 'none';
  return budgetGenerations.test(model) || !model.includes('claude') ? 'budget' : 'adaptive';
}

/** The reasoning fields of a request. */
export interface Thinking {
  readonly thinking: JsonObject | undefined;
  readonly effort: string | undefined;
  /** The limit of generated tokens, including reasoning. */
  readonly maxTokens: number;
}

/** The limits of generated tokens. */
export interface TokenBounds {
  /** The client's limit, if it has set one. */
  readonly asked: number | undefined;
  /** Used if the client has set none. */
  readonly fallback: number;
  /** The model's limit, if known. */
  readonly most: number | undefined;
}

const efforts: Readonly<Record<string, string>> = {
  minimal: 'low',
  low: 'low',
  medium: 'medium',
  high: 'high',
  xhigh: 'xhigh',
  max: 'max',
};

/** The reasoning budget for an effort, for models that require a number. */
const budgets: Readonly<Record<string, number>> = {
  minimal: 1024,
  low: 2048,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
  max: 32_768,
};

/** The provider's minimum. */
const leastBudget = 1024;
/** The largest share of the limit for reasoning, so that tokens remain for the answer. */
const largestShare = 0.8;

/** Converts the client's options to those that the model supports. */
export function encodeThinking(
  reasoning: ReasoningOptions | undefined,
  style: ThinkingStyle,
  bounds: TokenBounds,
): Thinking {
  const maxTokens = bounds.asked ?? bounds.fallback;
  const plain: Thinking = { thinking: undefined, effort: undefined, maxTokens };
  if (!reasoning || style === 'none') return plain;
  const { effort, enabled, budgetTokens } = reasoning;
  const off = enabled === false || effort === 'none';
  if (style === 'adaptive') {
    const known = effort !== undefined && Object.hasOwn(efforts, effort) ? efforts[effort] : undefined;
    return { thinking: { type: off ? 'disabled' : 'adaptive' }, effort: off ? undefined : known, maxTokens };
  }
  if (off) return plain;
  const wanted = budgetTokens ?? (Object.hasOwn(budgets, effort ?? '') ? budgets[effort as string] : budgets['medium']);
  return withBudget(wanted as number, bounds, plain);
}

/** Without a limit of the client, the budget is added to the limit; with one, both must fit into it. */
function withBudget(wanted: number, { asked, fallback, most }: TokenBounds, plain: Thinking): Thinking {
  const maxTokens = asked ?? Math.min(fallback + wanted, most ?? Number.MAX_SAFE_INTEGER);
  const budget = Math.min(Math.max(wanted, leastBudget), Math.floor(maxTokens * largestShare));
  if (budget < leastBudget) return plain;
  return { thinking: { type: 'enabled', budget_tokens: budget }, effort: undefined, maxTokens };
}
