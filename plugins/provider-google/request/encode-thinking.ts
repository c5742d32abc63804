import { isThinkingOff, type JsonObject, type ReasoningOptions } from '../../../core/api/index.js';
import { thinkingStyle } from '../model-generation.js';

/** The levels of thinking, from the least to the most. */
export const levels = ['MINIMAL', 'LOW', 'MEDIUM', 'HIGH'] as const;
type Level = (typeof levels)[number];

const levelOfEffort: Readonly<Record<string, Level>> = {
  none: 'MINIMAL',
  minimal: 'MINIMAL',
  low: 'LOW',
  medium: 'MEDIUM',
  high: 'HIGH',
  xhigh: 'HIGH',
  max: 'HIGH',
};

/** As in the provider's compatible API. */
const budgetOfEffort: Readonly<Record<string, number>> = {
  minimal: 1024,
  low: 1024,
  medium: 8192,
  high: 24_576,
  xhigh: 32_768,
  max: 32_768,
};

/**
 * Encodes `thinkingConfig`; undefined to leave it to the model.
 *
 * @param refused levels that the model has refused; the next one is used, or none
 */
export function encodeThinking(
  reasoning: ReasoningOptions | undefined,
  model: string,
  refused: ReadonlySet<string>,
): JsonObject | undefined {
  const style = thinkingStyle(model);
  if (!reasoning || style === 'none') return undefined;
  if (style === 'budget') return withBudget(reasoning, model);
  const off = isThinkingOff(reasoning);
  const thinkingLevel = supported(off ? 'MINIMAL' : wantedLevel(reasoning), refused);
  return {
    ...(off ? {} : { includeThoughts: true }),
    ...(thinkingLevel === undefined ? {} : { thinkingLevel }),
  };
}

function wantedLevel({ effort, budgetTokens }: ReasoningOptions): Level | undefined {
  if (effort !== undefined) return Object.hasOwn(levelOfEffort, effort) ? levelOfEffort[effort] : undefined;
  if (budgetTokens === undefined) return undefined;
  if (budgetTokens <= 2048) return 'LOW';
  return budgetTokens <= 12_288 ? 'MEDIUM' : 'HIGH';
}

function supported(level: Level | undefined, refused: ReadonlySet<string>): Level | undefined {
  return level && levels.slice(levels.indexOf(level)).find((known) => !refused.has(known));
}

/** The limits of Gemini 2.5 by model: whether it can do without thinking, and the least and the most that it accepts otherwise. */
function limitsOf(model: string): { readonly off: number; readonly least: number; readonly most: number } {
  if (model.includes('pro')) return { off: 128, least: 128, most: 32_768 };
  return { off: 0, least: model.includes('lite') ? 512 : 1, most: 24_576 };
}

function withBudget(reasoning: ReasoningOptions, model: string): JsonObject {
  const limits = limitsOf(model);
  if (isThinkingOff(reasoning)) return { thinkingBudget: limits.off };
  const { effort, budgetTokens } = reasoning;
  const known = effort !== undefined && Object.hasOwn(budgetOfEffort, effort) ? budgetOfEffort[effort] : undefined;
  const wanted = budgetTokens ?? known;
  if (wanted === undefined) return { includeThoughts: true };
  return { includeThoughts: true, thinkingBudget: Math.min(Math.max(wanted, limits.least), limits.most) };
}
