import { useCurrency } from './currency.js';
import { moneyOf } from './numbers.js';

/** An amount with all its digits, in the gateway's currency unless it has its own. */
export function Amount({
  of,
  currency,
}: {
  readonly of: string | number | null | undefined;
  readonly currency?: string;
}) {
  const own = useCurrency();
  if (of === null || of === undefined) return <>–</>;
  return <span className="digits">{moneyOf(of, currency ?? own)}</span>;
}
