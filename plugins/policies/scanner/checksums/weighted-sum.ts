/** The sum of digits times weights; digits without a weight are skipped. */
export function weightedSum(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < weights.length; index += 1) sum += digitAt(digits, index) * (weights[index] as number);
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

/** ICAO Doc 9303: the weights 7, 3, 1, and the sum modulo ten as the last digit. Letters stand for 10 to 35. */
export function passesSevenThreeOne(compact: string): boolean {
  let sum = 0;
  for (let index = 0; index < compact.length - 1; index += 1)
    sum += Number.parseInt(compact.charAt(index), 36) * ([7, 3, 1][index % 3] as number);
  return sum % 10 === lastDigit(compact);
}

/** Whether all digits are equal: 999999999. */
export function isOneDigit(digits: string): boolean {
  const first = digits.charCodeAt(0);
  if (!(first >= 48 && first <= 57)) return false;
  for (let index = 1; index < digits.length; index += 1) if (digits.charCodeAt(index) !== first) return false;
  return true;
}
