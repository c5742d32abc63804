import {
  type BilledUnits,
  type Decimal,
  decimalOf,
  decimalOfUnits,
  type JsonValue,
  type ModelPrice,
  scaleOf,
  unitsOf,
} from '../../api/index.js';

/** Prices of a million tokens of each kind; an absent price is that of the more general kind. */
export interface TokenRates {
  readonly input: Decimal;
  readonly output: Decimal;
  readonly cachedInput?: Decimal;
  readonly cacheWrite?: Decimal;
  readonly longCacheWrite?: Decimal;
  readonly cachedAudioInput?: Decimal;
  readonly cachedImageInput?: Decimal;
  readonly audioInput?: Decimal;
  readonly imageInput?: Decimal;
  readonly audioOutput?: Decimal;
  readonly imageOutput?: Decimal;
  readonly reasoning?: Decimal;
}

/** Rates of a request with more input tokens than a threshold. */
export interface TierRates extends TokenRates {
  readonly above: number;
}

/** Prices of what is billed besides tokens. */
type Fees = { readonly [Name in (typeof feeNames)[number]]?: Decimal };

/** All prices of a model. */
export interface Rates extends TokenRates, Fees {
  /** In ascending order. */
  readonly tiers: readonly TierRates[];
  /** By the names of the provider's tiers of service. */
  readonly serviceTiers?: Readonly<Record<string, TokenRates>>;
}

/** The names of {@link Fees}: of every request, a search, a picture, a million characters and a minute. */
export const feeNames = ['request', 'search', 'image', 'characters', 'minute'] as const;

/** For each fee besides that of the request, the unit that is counted, and for how many of them the price is. */
export const feeUnits = [
  ['search', 'searches', 1n],
  ['image', 'images', 1n],
  ['characters', 'characters', 1_000_000n],
  ['minute', 'audioSeconds', 60n],
] as const satisfies readonly (readonly [keyof Fees, keyof BilledUnits, bigint])[];

/** The kinds of tokens, each with the more general kind whose price applies when it has none of its own. */
const kinds = {
  input: undefined,
  output: undefined,
  cachedInput: 'input',
  cacheWrite: 'input',
  longCacheWrite: 'cacheWrite',
  cachedAudioInput: 'cachedInput',
  cachedImageInput: 'cachedInput',
  audioInput: 'input',
  imageInput: 'input',
  audioOutput: 'output',
  imageOutput: 'output',
  reasoning: 'output',
} as const satisfies Record<keyof TokenRates, keyof TokenRates | undefined>;

/** A kind of tokens that has a price. */
export type TokenKind = keyof typeof kinds;

/** The kinds as a list. */
export const tokenKinds = Object.keys(kinds) as readonly TokenKind[];

/** Whether a kind is part of the input. */
export const isInput = Object.fromEntries(
  tokenKinds.map((kind) => [kind, mostGeneral(kind) === 'input']),
) as unknown as Readonly<Record<TokenKind, boolean>>;

function mostGeneral(kind: TokenKind): TokenKind {
  const parent = kinds[kind];
  return parent === undefined ? kind : mostGeneral(parent);
}

/** The price of a kind of tokens, or else of the more general kind. */
export function rateOf(rates: TokenRates, kind: TokenKind): Decimal {
  const own = rates[kind];
  const parent = kinds[kind];
  return own ?? (parent === undefined ? '0' : rateOf(rates, parent));
}

/** The rates of a `price:` in gateway.yaml. */
export function ratesOfFile({ above = [], serviceTiers, ...base }: ModelPrice): Rates {
  const served = Object.entries(serviceTiers ?? {}).map(([name, rates]) => [name, decimals(tokenKinds, rates)]);
  return {
    ...(served.length > 0 && { serviceTiers: Object.fromEntries(served) as Record<string, TokenRates> }),
    ...decimals([...tokenKinds, ...feeNames], base),
    tiers: above
      .map(({ inputTokens, ...tier }) => ({ above: inputTokens, ...decimals(tokenKinds, tier) }))
      .toSorted((a, b) => a.above - b.above),
  };
}

/** The rates, raised by a percentage for every token. */
export function withSurcharge(rates: Rates, percent: number): Rates {
  const raised = <R extends TokenRates>(base: R): R => {
    const prices = tokenKinds.flatMap((kind) => {
      const price = base[kind];
      if (price === undefined) return [];
      const scale = scaleOf(price);
      return [[kind, decimalOfUnits(unitsOf(price, scale) * BigInt(100 + percent), scale + 2)]];
    });
    return { ...base, ...(Object.fromEntries(prices) as TokenRates) };
  };
  return { ...raised(rates), tiers: rates.tiers.map(raised) };
}

/** Rates of a model that costs nothing. */
export const freeRates: Rates = { input: '0', output: '0', tiers: [] };

function decimals<Name extends keyof ModelPrice>(
  names: readonly Name[],
  amounts: { readonly [N in Name]?: JsonValue | undefined },
): TokenRates & Fees {
  const known = names.flatMap((name) => (amounts[name] === undefined ? [] : [[name, decimal(amounts[name])]]));
  return Object.fromEntries(known) as unknown as TokenRates & Fees;
}

/** The decimal of an amount that the schema has validated. */
function decimal(amount: JsonValue): Decimal {
  return decimalOf(amount) ?? '0';
}
