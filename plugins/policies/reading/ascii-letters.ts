export const capitalToSmall = 0x20;
/** Offset that moves small letters to the lowest signed bytes, so that one comparison tests the range; and the first byte beyond them. */
export const letterToLeast: number = -0x80 - 0x61;
export const letters26: number = 26 - 0x80;
