import {
  type BilledUnits,
  type Decimal,
  decimalOf,
  decimalOfUnits,
  type JsonObject,
  type PriceRow,
  scaleOf,
  unitsOf,
  type Usage,
} from '../../api/index.js';
import {
  feeNames,
  feeUnits,
  isInput,
  rateOf,
  type Rates,
  type TokenKind,
  tokenKinds,
  type TokenRates,
} from './rates.js';

/** Prices are for 10^6 tokens; one second of a price per minute may have as many digits more, and is rounded up. */
const perTokens = 6;

/** For each kind of tokens, the price of one token, as an integer in units of the row's scale. */
type UnitRates = Readonly<Record<TokenKind, bigint>>;

interface Fee {
  readonly unit: keyof BilledUnits;
  /** The number of units that the price is for. */
  readonly per: bigint;
  readonly price: bigint;
}

interface Tier {
  /** The tier applies to requests with more input tokens than this; -1 for the first one. */
  readonly above: number;
  readonly rates: UnitRates;
  readonly maxInput: bigint;
  readonly maxOutput: bigint;
}

/** The origin of a row, as stored in the ledger. */
interface RowOrigin {
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
  readonly bills: readonly (keyof BilledUnits)[];
  readonly serviceTiers: readonly string[];
  readonly #scale: number;
  readonly #request: bigint;
  /** The fees besides that of the request: a price, and what it is for. */
  readonly #fees: readonly Fee[];
  /** In ascending order; the first applies to all requests. */
  readonly #tiers: readonly Tier[];
  readonly #served: ReadonlyMap<string, Tier>;
  /** Also those of service: a provider may serve a call in one that its account chooses. */
  readonly #all: readonly Tier[];

  constructor(rates: Rates, origin: RowOrigin) {
    this.source = origin.source;
    this.stored = storedRow(rates, origin);
    this.searchAtMost = rates.search;
    this.#scale = scaleOfRates(rates);
    this.#request = unitsOf(rates.request ?? '0', this.#scale);
    this.#fees = feeUnits.flatMap(([name, unit, per]) =>
      rates[name] === undefined ? [] : [{ unit, per, price: unitsOf(rates[name], this.#scale) }],
    );
    this.bills = this.#fees.map(({ unit }) => unit);
    this.#tiers = [{ above: -1, ...rates }, ...rates.tiers].map((tier) => tierOf(tier, this.#scale));
    const served = Object.entries(rates.serviceTiers ?? {});
    this.#served = new Map(served.map(([name, tier]) => [name, tierOf({ above: -1, ...tier }, this.#scale)]));
    this.serviceTiers = [...this.#served.keys()];
    this.#all = [...this.#tiers, ...this.#served.values()];
  }

  amountOf(usage: Usage): Decimal {
    // An operator's own price is a contract that the provider's server need not know.
    const charged = this.source === 'list' ? usage.charged : undefined;
    if (charged !== undefined && isAmount(charged)) return charged;
    const { rates } = this.#served.get(usage.serviceTier ?? '') ?? this.#tierFor(usage.inputTokens);
    let units = this.#request + this.#feesOf(usage);
    const tokens = tokensByKind(usage);
    for (const kind of tokenKinds) units += rates[kind] * tokens[kind];
    return decimalOfUnits(units, this.#scale);
  }

  atMost(input: number | Usage, outputTokens: number, units: BilledUnits = {}): Decimal {
    const count = typeof input === 'number' ? input : input.inputTokens;
    const most = this.#most(count);
    const ofInput = typeof input === 'number' ? most.input * whole(count) : this.#inputOf(input);
    const tokens = ofInput + most.output * whole(outputTokens);
    return decimalOfUnits(this.#request + tokens + this.#feesOf(units), this.#scale);
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

  #feesOf(units: BilledUnits): bigint {
    // Rounded up: the sixtieth part of a price may have any number of digits.
    return this.#fees.reduce((sum, { unit, per, price }) => sum + (price * whole(units[unit]) + per - 1n) / per, 0n);
  }

  /** The price of an input whose kinds are known, in the dearest tier that may have served it. */
  #inputOf({ serviceTier, ...usage }: Usage): bigint {
    const tokens = tokensByKind(usage);
    const usual = this.#tierFor(usage.inputTokens);
    const tiers =
      serviceTier === undefined ? [usual, ...this.#served.values()] : [this.#served.get(serviceTier) ?? usual];
    const amounts = tiers.map(({ rates }) =>
      tokenKinds.reduce((sum, kind) => (isInput[kind] ? sum + rates[kind] * tokens[kind] : sum), 0n),
    );
    return amounts.reduce((most, amount) => (amount > most ? amount : most), 0n);
  }

  #tierFor(inputTokens: number): Tier {
    return this.#tiers.findLast(({ above }) => inputTokens > above) ?? (this.#tiers[0] as Tier);
  }

  /** The highest prices of one input and one output token for a request with at most this many input tokens. */
  #most(inputTokens: number): { readonly input: bigint; readonly output: bigint } {
    let [input, output] = [0n, 0n];
    for (const { above, maxInput, maxOutput } of this.#all) {
      if (above >= inputTokens) continue;
      if (maxInput > input) input = maxInput;
      if (maxOutput > output) output = maxOutput;
    }
    return { input, output };
  }
}

/** Whether a provider's plugin has said an amount that can be summed. */
function isAmount(charged: Decimal): boolean {
  return decimalOf(charged) === charged && !charged.startsWith('-');
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
function scaleOfRates(rates: Rates): number {
  const tiers = [rates, ...rates.tiers, ...Object.values(rates.serviceTiers ?? {})];
  const perMillion = tiers.flatMap((tier) => tokenKinds.map((kind) => scaleOf(rateOf(tier, kind))));
  const ofFee = feeNames.map(
    (name) => scaleOf(rates[name] ?? '0') + (name === 'characters' || name === 'minute' ? perTokens : 0),
  );
  return Math.max(...ofFee, Math.max(...perMillion) + perTokens);
}

/** Assigns every token of a usage to exactly one kind. */
function tokensByKind(usage: Usage): UnitRates {
  const [input, output] = [whole(usage.inputTokens), whole(usage.outputTokens)];
  const cachedInput = least(whole(usage.cachedInputTokens), input);
  const written = least(whole(usage.cacheWriteTokens), input - cachedInput);
  const longCacheWrite = least(whole(usage.longCacheWriteTokens), written);
  const cachedAudioInput = least(whole(usage.cachedAudioInputTokens), cachedInput);
  const cachedImageInput = least(whole(usage.cachedImageInputTokens), cachedInput - cachedAudioInput);
  const audioInput = least(whole(usage.audioInputTokens), input - cachedInput - written);
  const imageInput = least(whole(usage.imageInputTokens), input - cachedInput - written - audioInput);
  const audioOutput = least(whole(usage.audioOutputTokens), output);
  const imageOutput = least(whole(usage.imageOutputTokens), output - audioOutput);
  const reasoning = least(whole(usage.reasoningTokens), output - audioOutput - imageOutput);
  return {
    input: input - cachedInput - written - audioInput - imageInput,
    cachedInput: cachedInput - cachedAudioInput - cachedImageInput,
    cachedAudioInput,
    cachedImageInput,
    cacheWrite: written - longCacheWrite,
    longCacheWrite,
    audioInput,
    imageInput,
    output: output - audioOutput - imageOutput - reasoning,
    audioOutput,
    imageOutput,
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
  const { tiers, serviceTiers = {}, ...base } = rates;
  const served = Object.entries(serviceTiers).map(([name, tier]) => [name, { ...tier }] as const);
  return Object.freeze({
    source,
    currency,
    ...(listed ? { listed: `${listed.provider}/${listed.model}` } : {}),
    ...base,
    ...(served.length > 0 ? { serviceTiers: Object.fromEntries(served) } : {}),
    ...(tiers.length > 0 ? { tiers: tiers.map((tier) => ({ ...tier })) } : {}),
  });
}
