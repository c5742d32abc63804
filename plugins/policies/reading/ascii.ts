export const capitalToSmall = 0x20;
/** Offset that moves small letters to the lowest signed bytes, so that one comparison tests the range; and the first byte beyond them. */
export const letterToLeast: number = -0x80 - 0x61;
export const letters26: number = 26 - 0x80;

/** Whether a unit is a letter of ASCII. */
export function isLetter(unit: number): boolean {
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
}

/** Whether a unit is a digit of ASCII. */
export function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a unit is a letter or digit of ASCII, or an underscore: a word character as in `\b`. */
export function isWordCharacter(unit: number): boolean {
  return isLetter(unit) || isDigit(unit) || unit === 0x5f;
}

/** The units of some characters. */
export function unitsOf(characters: string): ReadonlySet<number> {
  return new Set(Array.from(characters, (character) => character.charCodeAt(0)));
}
