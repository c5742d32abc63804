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

/** A price is that of a million tokens. */
const perTokens = 6;

/** Whole units of the row's scale for one token of each kind. */
type UnitRates = Readonly<Record<TokenKind, bigint>>;

interface Tier {
  /** Input tokens above which it counts; -1 of the first. */
  readonly above: number;
  readonly rates: UnitRates;
  readonly mostInput: bigint;
  readonly mostOutput: bigint;
}

/** What the ledger keeps of where a row comes from. */
export interface RowOrigin {
  readonly source: PriceRow['source'];
  readonly currency: string;
  /** What the packaged list calls the provider and the model, where the row is the list's. */
  readonly listed?: { readonly provider: string; readonly model: string };
}

/** A row of the price list. It reckons in whole units of the smallest digit that it has, so nothing is ever rounded. */
export class RatesRow implements PriceRow {
  readonly source: PriceRow['source'];
  readonly stored: JsonObject;
  readonly searchAtMost: Decimal | undefined;
  readonly #scale: number;
  readonly #request: bigint;
  readonly #search: bigint;
  /** By rising length; the first counts for every request. */
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
    // The amount may have more digits than the prices; those do not buy a token.
    const scale = Math.max(this.#scale, scaleOf(amount));
    const factor = 10n ** BigInt(scale - this.#scale);
    const left = unitsOf(amount, scale) - (this.#request + input * whole(inputTokens)) * factor;
    if (left < 0n) return -1;
    return output === 0n ? undefined : Number(left / (output * factor));
  }

  #tierFor(inputTokens: number): Tier {
    return this.#tiers.findLast(({ above }) => inputTokens > above) ?? (this.#tiers[0] as Tier);
  }

  /** The dearest prices that a request with at most so many tokens can meet. */
  #most(inputTokens: number): { readonly input: bigint; readonly output: bigint } {
    let [input, output] = [0n, 0n];
    for (const { above, mostInput, mostOutput } of this.#tiers) {
      if (above >= inputTokens) break;
      if (mostInput > input) input = mostInput;
      if (mostOutput > output) output = mostOutput;
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
  return { above, rates: units, mostInput: most(true), mostOutput: most(false) };
}

/** Digits behind the point in which every price of the row, that of one token included, is whole. */
function scaleOfRates({ tiers, request = '0', search = '0', ...base }: Rates): number {
  const perMillion = [base, ...tiers].flatMap((tier) => tokenKinds.map((kind) => scaleOf(rateOf(tier, kind))));
  return Math.max(scaleOf(request), scaleOf(search), Math.max(...perMillion) + perTokens);
}

/** Every token of a usage under exactly one kind. */
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
