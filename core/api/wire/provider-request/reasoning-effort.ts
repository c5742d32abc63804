import type { ReasoningOptions } from '../../call.js';

/** Upper limits of the reasoning budgets for which the effort is `low` or `medium`. */
const lowBudget = 4096;
const mediumBudget = 16_384;

/**
 * The effort for options that may have a budget instead, for models that know only efforts. Undefined for disabled reasoning: it is the default,
 * and not all servers have a value for it.
 */
export function effortOf({ effort, budgetTokens, enabled }: ReasoningOptions): string | undefined {
  if (effort !== undefined) return effort;
  if (enabled === false || (enabled === undefined && budgetTokens === undefined)) return undefined;
  if (budgetTokens === undefined) return 'medium';
  return budgetTokens <= lowBudget ? 'low' : budgetTokens <= mediumBudget ? 'medium' : 'high';
}
