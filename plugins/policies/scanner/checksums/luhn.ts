import { isOneDigit } from './weighted-sum.js';

/** ISO/IEC 7812-1 (Luhn): every second digit from the right is doubled, and all digits are summed. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = digits.length - 1, isDoubled = false; index >= 0; index -= 1, isDoubled = !isDoubled) {
    const digit = digits.charCodeAt(index) - 48;
    const value = isDoubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** Whether a number passes, and is not one digit over and over. */
export function isLuhnNumber({ compact }: { readonly compact: string }): boolean {
  return passesLuhn(compact) && !isOneDigit(compact);
}
