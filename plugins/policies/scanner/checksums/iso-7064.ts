/** ISO 7064, MOD 97-10, with letters as 10 to 35. */
export function modulo97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** ISO 7064, MOD 11,10: whether the last digit is the check digit of those before it. */
export function passesModulo11To10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** ISO 7064, MOD 11-2: whether the last character, a digit or X for ten, is the check character. */
export function passesModulo11To2(text: string): boolean {
  let remainder = 0;
  for (const digit of text.slice(0, -1)) remainder = ((remainder + Number(digit)) * 2) % 11;
  const check = (12 - remainder) % 11;
  return (check === 10 ? 'X' : String(check)) === text.at(-1);
}
