/** ISO 7064, MOD 97-10, of digits and letters, with letters as 10 to 35. */
export function modulo97(text: string): number {
  let remainder = 0;
  for (let at = 0; at < text.length; at += 1) remainder = extendModulo97(remainder, text.charCodeAt(at));
  return remainder;
}

/** The remainder with one more digit or letter. */
export function extendModulo97(remainder: number, unit: number): number {
  return unit < letterA
    ? (remainder * 10 + unit - zero) % 97
    : (remainder * 100 + (unit & capital) - letterA + 10) % 97;
}

const [zero, letterA, capital] = [0x30, 0x41, 0xdf];

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
