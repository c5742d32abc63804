import { type Decimal, decimalOf, type JsonValue, type ModelPrice } from '../../api/index.js';

/** Prices of a million tokens of each kind; what is absent costs as the kind that it is part of. */
export interface TokenRates {
  readonly input: Decimal;
  readonly output: Decimal;
  readonly cachedInput?: Decimal;
  readonly cacheWrite?: Decimal;
  readonly longCacheWrite?: Decimal;
  readonly audioInput?: Decimal;
  readonly audioOutput?: Decimal;
  readonly reasoning?: Decimal;
}

/** Rates of a request whose input is longer than so many tokens. */
export interface TierRates extends TokenRates {
  readonly above: number;
}

/** All that a price consists of. */
export interface Rates extends TokenRates {
  /** By rising length. */
  readonly tiers: readonly TierRates[];
  readonly request?: Decimal;
  readonly search?: Decimal;
}

/** The kinds of tokens, each with the kind whose price it has when it has none of its own. */
export const kinds = {
  input: undefined,
  output: undefined,
  cachedInput: 'input',
  cacheWrite: 'input',
  longCacheWrite: 'cacheWrite',
  audioInput: 'input',
  audioOutput: 'output',
  reasoning: 'output',
} as const satisfies Record<keyof TokenRates, keyof TokenRates | undefined>;

/** A kind of tokens that has a price. */
export type TokenKind = keyof typeof kinds;

/** The kinds as a list. */
export const tokenKinds = Object.keys(kinds) as readonly TokenKind[];

/** Whether a kind is part of the input. */
export const isInput: Readonly<Record<TokenKind, boolean>> = {
  input: true,
  output: false,
  cachedInput: true,
  cacheWrite: true,
  longCacheWrite: true,
  audioInput: true,
  audioOutput: false,
  reasoning: false,
};

/** The price of a kind of tokens, found with the kind that it is part of where need be. */
export function rateOf(rates: TokenRates, kind: TokenKind): Decimal {
  const own = rates[kind];
  const parent = kinds[kind];
  return own ?? (parent === undefined ? '0' : rateOf(rates, parent));
}

/** The rates that gateway.yaml says. */
export function ratesOfFile({ above = [], request, search, ...base }: ModelPrice): Rates {
  return {
    ...decimals(base),
    tiers: above
      .map(({ inputTokens, ...tier }) => ({ above: inputTokens, ...decimals(tier) }))
      .toSorted((a, b) => a.above - b.above),
    ...(request === undefined ? {} : { request: decimal(request) }),
    ...(search === undefined ? {} : { search: decimal(search) }),
  };
}

/** Rates of a model that costs nothing. */
export const freeRates: Rates = { input: '0', output: '0', tiers: [] };

function decimals(amounts: Omit<ModelPrice, 'above'>): TokenRates {
  const known = tokenKinds.flatMap((kind) => (amounts[kind] === undefined ? [] : [[kind, decimal(amounts[kind])]]));
  return Object.fromEntries(known) as unknown as TokenRates;
}

/** The schema has looked at it already. */
function decimal(amount: JsonValue): Decimal {
  return decimalOf(amount) ?? '0';
}
