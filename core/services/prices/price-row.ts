import {
  type Decimal,
  decimalOfUnits,
  type JsonObject,
  type PriceRow,
  scaleOf,
  unitsOf,
  type Usage,
} from '../../api/index.js';
import { isInput, rateOf, type Rates, type TokenKind, tokenKinds, type TokenRates } from './rates.js';

/** Prices are for 10^6 tokens. */
const perTokens = 6;

/** For each kind of tokens, the price of one token, as an integer in units of the row's scale. */
type UnitRates = Readonly<Record<TokenKind, bigint>>;

interface Tier {
  /** The tier applies to requests with more input tokens than this; -1 for the first one. */
  readonly above: number;
  readonly rates: UnitRates;
  readonly maxInput: bigint;
  readonly maxOutput: bigint;
}

/** The origin of a row, as stored in the ledger. */
export interface RowOrigin {
  readonly source: PriceRow['source'];
  readonly currency: string;
  /** The packaged list's ids of the provider and the model, if the row comes from the list. */
  readonly listed?: { readonly provider: string; readonly model: string };
}

/** A row of the price list. It calculates with integers, in units of its smallest decimal digit, so nothing is ever rounded. */
export class RatesRow implements PriceRow {
  readonly source: PriceRow['source'];
  readonly stored: JsonObject;
  readonly searchAtMost: Decimal | undefined;
  readonly #scale: number;
  readonly #request: bigint;
  readonly #search: bigint;
  /** In ascending order; the first applies to all requests. */
  readonly #tiers: readonly Tier[];

  constructor(rates: Rates, origin: RowOrigin) {
    this.source = origin.source;
    this.stored = storedRow(rates, origin);
    this.searchAtMost = rates.search;
    this.#scale = scaleOfRates(rates);
    this.#request = unitsOf(rates.request ?? '0', this.#scale);
    this.#search = unitsOf(rates.search ?? '0', this.#scale);
    this.#tiers = [{ above: -1, ...rates }, ...rates.tiers].map((tier) => tierOf(tier, this.#scale));
  }

  amountOf(usage: Usage): Decimal {
    const { rates } = this.#tierFor(usage.inputTokens);
    let units = this.#request + this.#search * whole(usage.searches);
    const tokens = tokensByKind(usage);
    for (const kind of tokenKinds) units += rates[kind] * tokens[kind];
    return decimalOfUnits(units, this.#scale);
  }

  atMost(inputTokens: number, outputTokens: number): Decimal {
    const { input, output } = this.#most(inputTokens);
    return decimalOfUnits(this.#request + input * whole(inputTokens) + output * whole(outputTokens), this.#scale);
  }

  outputTokensFor(amount: Decimal, inputTokens: number): number | undefined {
    const { input, output } = this.#most(inputTokens);
    // The amount may have more decimal digits than the prices.
    const scale = Math.max(this.#scale, scaleOf(amount));
    const factor = 10n ** BigInt(scale - this.#scale);
    const left = unitsOf(amount, scale) - (this.#request + input * whole(inputTokens)) * factor;
    if (left < 0n) return -1;
    return output === 0n ? undefined : Number(left / (output * factor));
  }

  #tierFor(inputTokens: number): Tier {
    return this.#tiers.findLast(({ above }) => inputTokens > above) ?? (this.#tiers[0] as Tier);
  }

  /** The highest prices of one input and one output token for a request with at most this many input tokens. */
  #most(inputTokens: number): { readonly input: bigint; readonly output: bigint } {
    let [input, output] = [0n, 0n];
    for (const { above, maxInput, maxOutput } of this.#tiers) {
      if (above >= inputTokens) break;
      if (maxInput > input) input = maxInput;
      if (maxOutput > output) output = maxOutput;
    }
    return { input, output };
  }
}

function tierOf({ above, ...rates }: TokenRates & { readonly above: number }, scale: number): Tier {
  const units = Object.fromEntries(
    tokenKinds.map((kind) => [kind, unitsOf(rateOf(rates, kind), scale - perTokens)]),
  ) as UnitRates;
  const most = (input: boolean): bigint =>
    tokenKinds.reduce((most, kind) => (isInput[kind] === input && units[kind] > most ? units[kind] : most), 0n);
  return { above, rates: units, maxInput: most(true), maxOutput: most(false) };
}

/** The number of decimal digits with which every price of the row, including that of one token, is an integer. */
function scaleOfRates({ tiers, request = '0', search = '0', ...base }: Rates): number {
  const perMillion = [base, ...tiers].flatMap((tier) => tokenKinds.map((kind) => scaleOf(rateOf(tier, kind))));
  return Math.max(scaleOf(request), scaleOf(search), Math.max(...perMillion) + perTokens);
}

/** Assigns every token of a usage to exactly one kind. */
function tokensByKind(usage: Usage): UnitRates {
  const [input, output] = [whole(usage.inputTokens), whole(usage.outputTokens)];
  const cachedInput = least(whole(usage.cachedInputTokens), input);
  const written = least(whole(usage.cacheWriteTokens), input - cachedInput);
  const longCacheWrite = least(whole(usage.longCacheWriteTokens), written);
  const audioInput = least(whole(usage.audioInputTokens), input - cachedInput - written);
  const audioOutput = least(whole(usage.audioOutputTokens), output);
  const reasoning = least(whole(usage.reasoningTokens), output - audioOutput);
  return {
    input: input - cachedInput - written - audioInput,
    cachedInput,
    cacheWrite: written - longCacheWrite,
    longCacheWrite,
    audioInput,
    output: output - audioOutput - reasoning,
    audioOutput,
    reasoning,
  };
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function whole(count: number | undefined): bigint {
  return count !== undefined && count > 0 && Number.isFinite(count) ? BigInt(Math.ceil(count)) : 0n;
}

function storedRow(rates: Rates, { source, currency, listed }: RowOrigin): JsonObject {
  const { tiers, ...base } = rates;
  return Object.freeze({
    source,
    currency,
    ...(listed ? { listed: `${listed.provider}/${listed.model}` } : {}),
    ...base,
    ...(tiers.length > 0 ? { tiers: tiers.map((tier) => ({ ...tier })) } : {}),
  });
}
