import { compareDecimals, type Decimal, type ModelPrice, scaleOf, unitsOf } from '../../api/index.js';
import type { PackagedList } from './packaged-list.js';
import { rateOf, ratesOfFile, type TokenKind, tokenKinds } from './rates.js';

/** How many times a price may differ from the packaged list before it is taken for a mistake. */
const mostTimes = 100n;

/** A price in gateway.yaml that nobody would take for a mere change of price. */
export interface FarPrice {
  readonly kind: TokenKind;
  readonly written: Decimal;
  readonly listed: Decimal;
}

/** What is known of the model whose price is looked at. */
export interface PricedModel {
  /** The provider's own name. */
  readonly name: string;
  readonly price: ModelPrice;
  /** The list's word for the provider; undefined: whoever makes the model. */
  readonly provider: string | undefined;
}

/**
 * Finds a price that is more than a hundred times above or below the packaged list: prices for one token, for a thousand, or in cents
 * have been mistaken for those of a million more than once.
 */
export function farFromList({ name, price, provider }: PricedModel, list: PackagedList): FarPrice | undefined {
  if (price.confirmed) return undefined;
  const listed = list.find(name, provider, Date.now())?.rates;
  if (!listed) return undefined;
  const { tiers, ...base } = ratesOfFile(price);
  for (const rates of [base, ...tiers]) {
    for (const kind of tokenKinds) {
      const [written, usual] = [rates[kind], rateOf(listed, kind)];
      if (written !== undefined && isFar(written, usual)) return { kind, written, listed: usual };
    }
  }
  return undefined;
}

function isFar(written: Decimal, listed: Decimal): boolean {
  if (compareDecimals(listed, '0') === 0) return false;
  const scale = Math.max(scaleOf(written), scaleOf(listed));
  const [a, b] = [unitsOf(written, scale), unitsOf(listed, scale)];
  return a > b * mostTimes || a * mostTimes < b;
}
