/** The sum of digits times weights; digits without a weight are skipped. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += (digits.charCodeAt(index) - 48) * weight;
  return sum;
}

/** The digit at an index. */
export function digitAt(digits: string, index: number): number {
  return digits.charCodeAt(index) - 48;
}

export function lastDigit(digits: string): number {
  return digitAt(digits, digits.length - 1);
}

/** `11 - sum mod 11`, where 11 becomes 0; 10 is not a digit, so that no valid number has it. */
export function elevenMinus(sum: number): number {
  return (11 - (sum % 11)) % 11;
}

/** Whether all digits are equal: 999999999. */
export function isOneDigit(digits: string): boolean {
  return /^(\d)\1*$/.test(digits);
}
