import type { InferenceCall, PriceRow, Usage } from '../../../core/api/index.js';
import type { Strategy } from './strategy.js';

/** The output that is expected where the call allows as much or more: what clients allow is far from what models write. */
const usualOutputTokens = 1000;

/** What a call would cost. */
export interface CostServices {
  /** Undefined when the price is not known. */
  readonly priceOf: (model: string) => Pick<PriceRow, 'amountOf'> | undefined;
  /** An estimate of the input tokens. */
  readonly inputOf: (call: InferenceCall) => number;
}

/** The model first that is cheapest for the input of this call and its usual output; those whose price is not known last. */
export function lowestCost({ priceOf, inputOf }: CostServices): Strategy {
  return (drawn, { call }) => {
    const usage = usageOf(call, inputOf(call));
    return drawn.map(({ model, weight }) => {
      const amount = priceOf(model)?.amountOf(usage);
      return amount === undefined
        ? { model, weight, rank: Infinity, reason: 'unpriced', figure: 'price unknown' }
        : { model, weight, rank: Number(amount), reason: 'cheapest', figure: amount };
    });
  };
}

function usageOf(call: InferenceCall, inputTokens: number): Usage {
  if (call.kind === 'embedding') return { inputTokens, outputTokens: 0 };
  if (call.kind === 'task') return { inputTokens, outputTokens: usualOutputTokens, ...call.units };
  const { maxOutputTokens = usualOutputTokens, choices = 1 } = call;
  return { inputTokens, outputTokens: Math.min(maxOutputTokens, usualOutputTokens) * choices };
}
