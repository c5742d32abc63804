import type { Decimal, InferenceCall, PriceRow } from '../../../core/api/index.js';
import { decimalOfNanos, type Nanos, nanosOf } from './nanos.js';
import {
  type AnswerLimits,
  choicesOf,
  type KnownCall,
  longestAnswer,
  longestInput,
  longestTask,
  searchFees,
  withLimit,
} from './worst-case.js';

/** An amount, both in billionths for the lease and as a decimal for the ledger. */
export interface Amount {
  readonly nanos: Nanos;
  readonly decimal: Decimal;
}

/** A rough worst case of a call, for use when much of the limit is left. */
export interface CostBound {
  /** An upper bound of the cost, at most a sixteenth too high. */
  readonly amount: Amount;
  readonly call: InferenceCall;
  /** The most tokens that each choice may have. */
  readonly outputTokens: number;
}

/** Input tokens are rounded up to 2^4 steps between two powers of two. */
const stepBits = 4;
/** Size limit of the cache for each price. */
const maxCached = 4_096;
/** Beyond this, two numbers of tokens cannot be combined into one number as a key. */
const maxKeyTokens = 2 ** 26;

/**
 * A cache of rough worst cases, shared by calls of about the same length: calculating with exact decimals would take longer than the rest
 * of the work for a limit.
 */
export class CostBounds {
  readonly #limits: AnswerLimits;
  readonly #known = new WeakMap<PriceRow, Map<number, Amount>>();

  constructor(limits: AnswerLimits) {
    this.#limits = limits;
  }

  /** An upper bound of {@link worstCaseOf}. */
  of({ call, inputTokens, price, model }: KnownCall): CostBound {
    const most = call.kind === 'chat' ? longestInput({ call, inputTokens, model }, this.#limits) : inputTokens;
    const input = roundedUp(most);
    if (call.kind === 'embedding') return { call, outputTokens: 0, amount: this.#amountOf(price, input, 0) };
    if (call.kind === 'task') {
      const outputTokens = longestTask(call, price, model);
      return { call, outputTokens, amount: amountOf(nanosOf(price.atMost(input, outputTokens, call.units), 'up')) };
    }
    const outputTokens = longestAnswer(call, model, this.#limits);
    const tokens = this.#amountOf(price, input, outputTokens * choicesOf(call));
    const fees = searchFees({ call, inputTokens, price, model }, this.#limits);
    const amount = fees === 0n ? tokens : amountOf(tokens.nanos + fees);
    return { call: withLimit(call, outputTokens), outputTokens, amount };
  }

  #amountOf(price: PriceRow, input: number, output: number): Amount {
    if (!(input < maxKeyTokens && output < maxKeyTokens)) return amountOf(nanosOf(price.atMost(input, output), 'up'));
    const ofPrice = this.#ofPrice(price);
    const key = input * maxKeyTokens + output;
    const known = ofPrice.get(key);
    if (known) return known;
    const amount = amountOf(nanosOf(price.atMost(input, output), 'up'));
    if (ofPrice.size >= maxCached) ofPrice.clear();
    ofPrice.set(key, amount);
    return amount;
  }

  #ofPrice(price: PriceRow): Map<number, Amount> {
    const known = this.#known.get(price);
    if (known) return known;
    const made = new Map<number, Amount>();
    this.#known.set(price, made);
    return made;
  }
}

/** Converts an amount. */
export function amountOf(nanos: Nanos): Amount {
  return { nanos, decimal: decimalOfNanos(nanos) };
}

/** Rounds up to a number with only zeros after its leading bits. */
function roundedUp(tokens: number): number {
  const step = 1 << Math.max(0, 31 - Math.clz32(tokens) - stepBits);
  return Math.ceil(tokens / step) * step;
}
