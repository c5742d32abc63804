import type { Decimal, InferenceCall, PriceRow } from '../../core/api/index.js';
import { decimalOfNano, type Nano, nanoOf } from './nano.js';
import { type AnswerLimits, choicesOf, type KnownCall, longestAnswer, searchFees, withLimit } from './worst-case.js';

/** The most that something may cost, as it is taken from a purse and as it is written down. */
export interface Amount {
  readonly nano: Nano;
  readonly decimal: Decimal;
}

/** A call as it is sent where there is plenty for it. */
export interface RoughCase {
  /** It costs no more; perhaps a sixteenth less. */
  readonly amount: Amount;
  readonly call: InferenceCall;
  /** The most tokens that each choice may have. */
  readonly outputTokens: number;
}

/** Input is rounded up to one of so many steps between a power of two and the next. */
const stepBits = 4;
/** Different calls that are remembered of a price. */
const mostKnown = 4_096;
/** Beyond, two numbers of tokens do not fit into one number beside each other. */
const mostTokens = 2 ** 26;

/**
 * What calls can cost where there is plenty: reckoned once for all that are about equally long, because reckoning with exact decimals takes
 * longer than everything else that a limit does for such a call.
 */
export class RoughCases {
  readonly #limits: AnswerLimits;
  readonly #known = new WeakMap<PriceRow, Map<number, Amount>>();

  constructor(limits: AnswerLimits) {
    this.#limits = limits;
  }

  /** Reckons a bound of {@link worstCaseOf}. */
  of({ call, inputTokens, price, model }: KnownCall): RoughCase {
    const input = roundedUp(inputTokens);
    if (call.kind !== 'chat') return { call, outputTokens: 0, amount: this.#amountOf(price, input, 0) };
    const outputTokens = longestAnswer(call, model, this.#limits);
    const tokens = this.#amountOf(price, input, outputTokens * choicesOf(call));
    const fees = searchFees(call, price, this.#limits);
    const amount = fees === 0n ? tokens : amountOf(tokens.nano + fees);
    return { call: withLimit(call, outputTokens), outputTokens, amount };
  }

  #amountOf(price: PriceRow, input: number, output: number): Amount {
    if (!(input < mostTokens && output < mostTokens)) return amountOf(nanoOf(price.atMost(input, output), 'up'));
    const ofPrice = this.#ofPrice(price);
    const key = input * mostTokens + output;
    const known = ofPrice.get(key);
    if (known) return known;
    const amount = amountOf(nanoOf(price.atMost(input, output), 'up'));
    if (ofPrice.size >= mostKnown) ofPrice.clear();
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

/** An amount, ready to be written down. */
export function amountOf(nano: Nano): Amount {
  return { nano, decimal: decimalOfNano(nano) };
}

/** The next number that has only zeros behind its first bits. */
function roundedUp(tokens: number): number {
  if (!(tokens < mostTokens)) return tokens;
  const step = 1 << Math.max(0, 31 - Math.clz32(tokens) - stepBits);
  return Math.ceil(tokens / step) * step;
}
