export const capitalToSmall = 0x20;
/** Offset that moves small letters to the lowest signed bytes, so that one comparison tests the range; and the first byte beyond them. */
export const letterToLeast: number = -0x80 - 0x61;
export const letters26: number = 26 - 0x80;

/** Whether a unit is a letter of ASCII. */
export function isLetter(unit: number): boolean {
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
}
