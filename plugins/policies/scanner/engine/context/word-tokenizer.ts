/** Tokenizer of the context search, unit by unit: a word is a run of letters and combining marks, or of digits. */

/** Kinds of units. */
export const noWord = 0;
const small = 1;
const capital = 2;
export const digit = 3;
/** A letter or combining mark outside ASCII. */
export const otherLetter = 4;
/** A surrogate: its kind depends on the other half of the pair. */
const surrogate = 5;
const unknown = 6;

/** By unit; units outside ASCII are classified on first use. */
const kinds = new Uint8Array(0x10000).fill(unknown);
for (let unit = 0; unit < 0x80; unit += 1) {
  const character = String.fromCharCode(unit);
  if (/[a-z]/.test(character)) kinds[unit] = small;
  else if (/[A-Z]/.test(character)) kinds[unit] = capital;
  else kinds[unit] = /\d/.test(character) ? digit : noWord;
}
/** By unit: lower case; final sigma is folded to sigma. */
const folded = new Uint16Array(0x10000);

const letterOrMark = /^[\p{L}\p{M}]$/u;
const capitalSigma = 0x3a3;
const finalSigma = 0x3c2;
const sigma = 0x3c3;
/** Its lower case has two code units. */
const capitalIWithDot = 0x130;

for (let unit = 0; unit < 0x80; unit += 1) folded[unit] = unit | 0x20;

function learn(unit: number): number {
  const character = String.fromCharCode(unit);
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  const kind = isSurrogate ? surrogate : letterOrMark.test(character) ? otherLetter : noWord;
  folded[unit] = unit === finalSigma ? sigma : character.toLowerCase().charCodeAt(0);
  kinds[unit] = kind;
  return kind;
}

/** The kind of the unit at an index of a text. */
export function kindAt(text: string, at: number, unit: number): number {
  let kind = kinds[unit] as number;
  if (kind >= surrogate) {
    if (kind === unknown) kind = learn(unit);
    if (kind === surrogate) return kindOfSurrogate(text, at, unit);
  }
  return kind;
}

/** Whether a unit may belong to a word, alone or as half of a surrogate pair. */
export function isWordUnit(unit: number): boolean {
  const kind = kinds[unit] as number;
  return (kind === unknown ? learn(unit) : kind) !== noWord;
}

/** A surrogate belongs to a word if the pair is a letter or mark. */
function kindOfSurrogate(text: string, at: number, unit: number): number {
  const first = isLowSurrogate(unit) ? at - 1 : at;
  const codePoint = text.codePointAt(first) ?? 0;
  return codePoint > 0xffff && letterOrMark.test(String.fromCodePoint(codePoint)) ? otherLetter : noWord;
}

export function isLowSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}

/** Whether a word with this unit cannot be compared unit by unit: its lower case depends on context, or has several units. */
export function isIrregular(unit: number): boolean {
  return unit === capitalSigma || unit === capitalIWithDot;
}

/** Whether a unit continues the word of the one before; `taxNumber` is two words. */
export function continuesWord(kind: number, next: number): boolean {
  if (kind === digit) return next === digit;
  return next === small || next === otherLetter || (next === capital && kind !== small);
}

/** Extends the hash of a word by one unit, ignoring case; the hash of the empty word is 0. `kindAt` must have been called for the unit. */
export function extendHash(hash: number, unit: number): number {
  const mixed = Math.imul(hash ^ (folded[unit] as number), 0x01000193);
  return mixed ^ (mixed >>> 15);
}

/**
 * The hash of a word without a final `s`; its own hash if it ends otherwise.
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
    hash = extendHash(hash, unit);
  }
  return hash;
}

/** The hash of two adjacent words. */
export function hashOfPair(first: number, second: number): number {
  const mixed = Math.imul(Math.imul(first, 31) ^ second, 0x01000193);
  return mixed ^ (mixed >>> 15);
}
