/** The digits, each times the weight at its place, summed up. What has no weight does not count. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += (digits.charCodeAt(index) - 48) * weight;
  return sum;
}

/** The digit at a place. */
export function digitAt(digits: string, index: number): number {
  return digits.charCodeAt(index) - 48;
}

export function lastDigit(digits: string): number {
  return digitAt(digits, digits.length - 1);
}

/** `11 - sum mod 11`, where 11 becomes 0; 10 is no digit, so no number has it. */
export function elevenMinus(sum: number): number {
  return (11 - (sum % 11)) % 11;
}

/** The same number written with one digit only: 999999999. */
export function isOneDigit(digits: string): boolean {
  return /^(\d)\1*$/.test(digits);
}
