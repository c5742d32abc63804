/** The most that a character grows by when its compatibility form is written in full: U+FDFA, from 3 bytes to 33. */
const mostGrowth = 11;

/**
 * The most tokens that any model makes of a text: each is at least one byte of UTF-8. Some models first write compatibility forms in full, so
 * it is those bytes that count where they are more. Takes 5 ms for a million characters that are not ASCII.
 */
export function mostTokensOf(text: string): number {
  const bytes = Buffer.byteLength(text);
  return bytes === text.length ? bytes : Math.max(bytes, Buffer.byteLength(text.normalize('NFKC')));
}

/** A bound that is found at once, and is eleven times as high for a text that is not all ASCII. */
export function roughlyMostTokensOf(text: string): number {
  const bytes = Buffer.byteLength(text);
  return bytes === text.length ? bytes : bytes * mostGrowth;
}
