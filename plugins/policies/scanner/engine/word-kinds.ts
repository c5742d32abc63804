/** How texts are cut into words that may speak of a context, unit by unit: letters with their marks, or digits. */

/** Kinds of units. */
export const noWord = 0;
const small = 1;
const capital = 2;
export const digit = 3;
/** A letter or mark that is not ASCII. */
export const otherLetter = 4;
/** Half of a character: it depends on the other half. */
const half = 5;
const unknown = 6;

/** By unit; what is not ASCII is found out when it comes first. */
const kinds = new Uint8Array(0x10000).fill(unknown);
for (let unit = 0; unit < 0x80; unit += 1) {
  const character = String.fromCharCode(unit);
  if (/[a-z]/.test(character)) kinds[unit] = small;
  else if (/[A-Z]/.test(character)) kinds[unit] = capital;
  else kinds[unit] = /\d/.test(character) ? digit : noWord;
}
/** By unit: capitals count as small letters, and both small sigmas are one. */
const folded = new Uint16Array(0x10000);

const letterOrMark = /^[\p{L}\p{M}]$/u;
const capitalSigma = 0x3a3;
const finalSigma = 0x3c2;
const sigma = 0x3c3;
/** Becomes two characters. */
const capitalIWithDot = 0x130;

for (let unit = 0; unit < 0x80; unit += 1) folded[unit] = unit | 0x20;

function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  const isHalf = unit >= 0xd800 && unit <= 0xdfff;
  const kind = isHalf ? half : letterOrMark.test(character) ? otherLetter : noWord;
  folded[unit] = unit === finalSigma ? sigma : character.toLowerCase().charCodeAt(0);
  kinds[unit] = kind;
  return kind;
}

/** The kind of the unit at a place of a text. */
export function kindAt(text: string, at: number, unit: number): number {
  let kind = kinds[unit] as number;
  if (kind >= half) {
    if (kind === unknown) kind = learn(unit);
    if (kind === half) return kindOfHalf(text, at, unit);
  }
  return kind;
}

/** Whether a unit may belong to a word, alone or as half of a character. */
export function mayBeOfWord(unit: number): boolean {
  const kind = kinds[unit] as number;
  return (kind === unknown ? learn(unit) : kind) !== noWord;
}

/** Halves belong to words where both together are a letter. */
function kindOfHalf(text: string, at: number, unit: number): number {
  const first = isLowHalf(unit) ? at - 1 : at;
  const codePoint = text.codePointAt(first) ?? 0;
  return codePoint > 0xffff && letterOrMark.test(String.fromCodePoint(codePoint)) ? otherLetter : noWord;
}

export function isLowHalf(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}

/** Whether words with this unit are told from others by more than their units: small letters depend on what stands around them, or are several. */
export function isPeculiar(unit: number): boolean {
  return (unit & 0xf800) === 0xd800 || unit === capitalSigma || unit === capitalIWithDot;
}

/** Whether a character belongs to the word of the one before; `taxNumber` is two words. */
export function goesOn(kind: number, next: number): boolean {
  if (kind === digit) return next === digit;
  return next === small || next === otherLetter || (next === capital && kind !== small);
}

/** The hash of a word, unit by unit from 0 on. Capitals count as small letters. Of units whose kind was asked for. */
export function hashed(hash: number, unit: number): number {
  const mixed = Math.imul(hash ^ (folded[unit] as number), 0x01000193);
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
  for (let at = 0; at < word.length; at += 1) {
    const unit = word.charCodeAt(at);
    kindAt(word, at, unit);
    hash = hashed(hash, unit);
  }
  return hash;
}

/** The hash of two words in a row. */
export function hashOfPair(first: number, second: number): number {
  const mixed = Math.imul(Math.imul(first, 31) ^ second, 0x01000193);
  return mixed ^ (mixed >>> 15);
}
