import type { JsonObject, ReasoningOptions } from '../../core/api/index.js';

/** How a generation of models is told to think. */
export type ThinkingStyle = 'none' | 'budget' | 'adaptive';

/** Claude 3.7 to 4.5, by any of the names that clouds give them. */
const budgetGenerations = /claude-(?:3-7-|(?:opus|sonnet|haiku)-4(?:-[0-5])?(?=$|[@:]|-(?:\d{8}|latest)))/;
const withoutThinking = /claude-(?:instant|2|3-(?:opus|sonnet|haiku|5))/;

/**
 * Told by the name. Since Claude 4.6 a model decides by itself how long to think, and takes an effort; 4.7 and later refuse a
 * budget. Models of others that speak the dialect know the older form.
 */
export function thinkingStyle(model: string): ThinkingStyle {
  if (withoutThinking.test(model)) return 'none';
  return budgetGenerations.test(model) || !model.includes('claude') ? 'budget' : 'adaptive';
}

/** What a request says about thinking. */
export interface Thinking {
  readonly thinking: JsonObject | undefined;
  readonly effort: string | undefined;
  /** Bound of generated tokens, thinking included. */
  readonly maxTokens: number;
}

/** What bounds the answer. */
export interface TokenBounds {
  /** The client's bound, when it has set one. */
  readonly asked: number | undefined;
  /** Taken when the client has set none. */
  readonly fallback: number;
  /** Most that the model takes, when known. */
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

/** Tokens of thinking for an effort, for models that want a number. */
const budgets: Readonly<Record<string, number>> = {
  minimal: 1024,
  low: 2048,
  medium: 8192,
  high: 16_384,
  xhigh: 32_768,
  max: 32_768,
};

/** The provider refuses less. */
const leastBudget = 1024;
/** Most of an answer's bound that thinking may take, so that something is left to say. */
const largestShare = 0.8;

/** Turns the client's wish into what the model understands. */
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

/** A client that has set no bound gets its answer on top of the thinking; one that has, gets both inside its bound. */
function withBudget(wanted: number, { asked, fallback, most }: TokenBounds, plain: Thinking): Thinking {
  const maxTokens = asked ?? Math.min(fallback + wanted, most ?? Number.MAX_SAFE_INTEGER);
  const budget = Math.min(Math.max(wanted, leastBudget), Math.floor(maxTokens * largestShare));
  if (budget < leastBudget) return plain;
  return { thinking: { type: 'enabled', budget_tokens: budget }, effort: undefined, maxTokens };
}
