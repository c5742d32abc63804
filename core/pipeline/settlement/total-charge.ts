import { addDecimals, type Charge } from '../../api/index.js';

/** The sum of the charges that are known; undefined when none is. */
export function totalCharge(charges: readonly (Charge | undefined)[]): Charge | undefined {
  if (charges.length === 1) return charges[0];
  const known = charges.filter((charge) => charge !== undefined);
  if (known.length <= 1) return known[0];
  return {
    amount: known.map(({ amount }) => amount).reduce(addDecimals),
    estimated: known.some(({ estimated }) => estimated),
  };
}
