/** Adds exact decimals, such as costs with fifteen digits after the point, which numbers would round. */
export function sumOfDecimals(decimals: readonly string[]): string {
  const places = Math.max(0, ...decimals.map((decimal) => fractionOf(decimal).length));
  const sum = decimals.reduce((total, decimal) => total + scaled(decimal, places), 0n);
  const digits = String(sum).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function fractionOf(decimal: string): string {
  return decimal.split('.')[1] ?? '';
}

/** Costs are never negative, so that a sign needs no care. */
function scaled(decimal: string, places: number): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
