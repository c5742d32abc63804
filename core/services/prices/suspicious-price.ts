import { compareDecimals, type Decimal, type ModelPrice, scaleOf, unitsOf } from '../../api/index.js';
import { listCurrency, type PackagedList } from './packaged-list.js';
import { rateOf, ratesOfFile, type TokenKind, tokenKinds } from './rates.js';

/** The factor by which a price may differ from the packaged list before it is taken for a mistake. */
const maxFactor = 100n;

/** A price in gateway.yaml that is probably a mistake. */
export interface SuspiciousPrice {
  readonly kind: TokenKind;
  readonly written: Decimal;
  readonly listed: Decimal;
}

/** The model whose price is checked. */
interface PricedModel {
  /** The provider's own name. */
  readonly name: string;
  readonly price: ModelPrice;
  /** The list's id of the provider; undefined: the maker of the model. */
  readonly provider: string | undefined;
}

/**
 * Finds a price that is more than a hundred times above or below the packaged list. Common mistakes are prices for one token or a thousand
 * tokens instead of a million, and prices in cents.
 */
export function suspiciousPrice(
  { name, price, provider }: PricedModel,
  list: PackagedList,
): SuspiciousPrice | undefined {
  if (price.confirmed || (price.currency ?? listCurrency) !== listCurrency) return undefined;
  const listed = list.find(name, provider, Date.now())?.rates;
  if (!listed) return undefined;
  const { tiers, serviceTiers = {}, ...base } = ratesOfFile(price);
  for (const rates of [base, ...tiers, ...Object.values(serviceTiers)]) {
    for (const kind of tokenKinds) {
      const [written, usual] = [rates[kind], rateOf(listed, kind)];
      if (written !== undefined && isSuspicious(written, usual)) return { kind, written, listed: usual };
    }
  }
  return undefined;
}

function isSuspicious(written: Decimal, listed: Decimal): boolean {
  if (compareDecimals(listed, '0') === 0) return false;
  const scale = Math.max(scaleOf(written), scaleOf(listed));
  const [a, b] = [unitsOf(written, scale), unitsOf(listed, scale)];
  return a > b * maxFactor || a * maxFactor < b;
}
