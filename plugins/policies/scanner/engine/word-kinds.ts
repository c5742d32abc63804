/** How texts are cut into words that may speak of a context: ASCII alone; what is not is left to regular expressions. */

/** Kinds of characters. */
export const noWord = 0;
const small = 1;
const capital = 2;
const digit = 3;
/** May belong to words of other scripts. */
export const foreign = 4;

const kinds: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[a-z]/.test(character)) return small;
  if (/[A-Z]/.test(character)) return capital;
  return /\d/.test(character) ? digit : noWord;
});

export function kindOf(unit: number): number {
  if (unit < 0x80) return kinds[unit] as number;
  return isPunctuation(unit) ? noWord : foreign;
}

/** Dashes, quotes, bullets, ellipses: no word of any script has them. */
function isPunctuation(unit: number): boolean {
  return unit >= 0x2010 && unit <= 0x205e && (unit <= 0x2027 || unit >= 0x2030);
}

/** Whether a character belongs to the word of the one before; `taxNumber` is two words. */
export function goesOn(kind: number, next: number): boolean {
  if (kind === digit) return next === digit;
  return next === small || (next === capital && kind === capital);
}

/** The hash of a word, unit by unit from 0 on. Capitals count as small letters. */
export function hashed(hash: number, unit: number): number {
  const mixed = Math.imul(hash ^ (unit | 0x20), 0x01000193);
  return mixed ^ (mixed >>> 15);
}

/**
 * The hash of a word without an `s` at its end; its own where it ends otherwise.
 *
 * @param before hash of the word without its last unit
 */
export function singularHash(before: number, unit: number, hash: number): number {
  return (unit | 0x20) === 0x73 ? before : hash;
}

export function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = hashed(hash, word.charCodeAt(at));
  return hash;
}

/** The hash of two words in a row. */
export function hashOfPair(first: number, second: number): number {
  const mixed = Math.imul(Math.imul(first, 31) ^ second, 0x01000193);
  return mixed ^ (mixed >>> 15);
}
