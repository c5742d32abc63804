/** Multiplication table of the dihedral group D5: rotations 0 to 4, reflections 5 to 9. */
function multiply(a: number, b: number): number {
  if (a < 5) return b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5);
  return b < 5 ? 5 + ((a - b + 5) % 5) : (a - b + 5) % 5;
}

/** Verhoeff's permutation, applied once per position. */
const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** Verhoeff (1969): detects every single wrong digit and every transposition of adjacent digits. */
export function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (let place = 0; place < digits.length; place += 1) {
    let digit = digits.charCodeAt(digits.length - 1 - place) - 48;
    for (let times = 0; times < place % 8; times += 1) digit = permutation[digit] as number;
    check = multiply(check, digit);
  }
  return check === 0;
}
