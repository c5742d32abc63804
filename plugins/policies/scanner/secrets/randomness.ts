import { UnitBuffer } from '../../unit-buffer.js';

/** By ASCII unit: number of occurrences. */
const counts = new Uint16Array(0x80);
/** The distinct units in order of occurrence. */
const there = new Uint8Array(0x80);
/** Longer texts are counted with a map. */
const mostCounted = 1_024;
const buffer = new UnitBuffer(mostCounted);
/** The text in the buffer. */
let buffered = '';

/** The units of a text of at most {@link mostCounted}. Several tests read the same text, and its parts are slow to read unit by unit. */
function unitsOf(text: string): Uint16Array {
  if (text !== buffered) {
    buffer.fill(text, 0);
    buffered = text;
  }
  return buffer.units;
}

/** Kinds of characters: bits of {@link kindsIn}. */
export const [digits, smallLetters, capitals, signs] = [1, 2, 4, 8];
const others = 16;
/** By ASCII unit: its kind. */
export const kindBits: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/\d/.test(character)) return digits;
  if (/[a-z]/.test(character)) return smallLetters;
  if (/[A-Z]/.test(character)) return capitals;
  return /[!@#$%^&*~]/.test(character) ? signs : others;
});

/** The kinds of characters in a text; everything outside ASCII is of another kind. */
export function kindsIn(text: string): number {
  let found = 0;
  const units = text.length > mostCounted ? undefined : unitsOf(text);
  for (let at = 0; at < text.length; at += 1) found |= kindOf(units ? (units[at] as number) : text.charCodeAt(at));
  return found;
}

function kindOf(unit: number): number {
  return unit < kindBits.length ? (kindBits[unit] as number) : others;
}

/** Shannon entropy in bits per character. Random base64 of 32 characters has about 4.4, random hexadecimal 3.6, words 2.5 to 3.5. */
export function entropyOf(text: string): number {
  const { length } = text;
  if (length > mostCounted) return entropyOfAny(text);
  const units = unitsOf(text);
  let distinct = 0;
  let all = 0;
  for (let at = 0; at < length; at += 1) {
    const unit = units[at] as number;
    all |= unit;
    const count = counts[unit & asciiMask] as number;
    if (count === 0) {
      there[distinct] = unit & asciiMask;
      distinct += 1;
    }
    counts[unit & asciiMask] = count + 1;
  }
  let entropy = 0;
  for (let index = 0; index < distinct; index += 1) {
    const unit = there[index] as number;
    const share = (counts[unit] as number) / length;
    entropy -= share * Math.log2(share);
    counts[unit] = 0;
  }
  return all > asciiMask ? entropyOfAny(text) : entropy;
}

const asciiMask = 0x7f;

function entropyOfAny(text: string): number {
  const byCharacter = new Map<string, number>();
  for (const character of text) byCharacter.set(character, (byCharacter.get(character) ?? 0) + 1);
  let entropy = 0;
  for (const count of byCharacter.values()) entropy -= (count / text.length) * Math.log2(count / text.length);
  return entropy;
}

/** By number of occurrences of a character: their share in the entropy, before it is divided by the length. */
export function entropyWeights(most: number): Float64Array {
  return Float64Array.from({ length: most + 1 }, (_, count) => (count > 1 ? count * Math.log2(count) : 0));
}

const placeholder =
  /example|sample|dummy|change_?me|place_?holder|your[_-]|redacted|removed|insert|replace|goes_?here|abcdefghijk|randomstring|^(?:null|none|undefined|true|false|test|todo)$/i;
const capitalToSmall = 0x20;
const [asterisk, fullStop, numberSign, smallX] = [0x2a, 0x2e, 0x23, 0x78];
const lineTerminators = new Set([0x0a, 0x0d, 0x2028, 0x2029]);

/** Whether the text contains `xxxxx`, `***`, `####`, `...`, or any character eight times in a row. */
export function hasRow(text: string): boolean {
  if (text.length > mostCounted) return rowOfX.test(text) || otherRow.test(text);
  const units = unitsOf(text);
  let [row, ofX, before] = [0, 0, -1];
  for (let at = 0; at < text.length; at += 1) {
    const unit = units[at] as number;
    if (unit !== before && (unit | capitalToSmall) !== smallX) {
      row = 1;
      ofX = 0;
      before = unit;
      continue;
    }
    row = unit === before ? row + 1 : 1;
    before = unit;
    ofX = (unit | capitalToSmall) === smallX ? ofX + 1 : 0;
    if (ofX === 5) return true;
    if (row < 3) continue;
    if (unit === asterisk || unit === fullStop || (row === 4 && unit === numberSign)) return true;
    if (row === 8 && !lineTerminators.has(unit)) return true;
  }
  return false;
}

const rowOfX = /x{5}/i;
const otherRow = /\*{3}|#{4}|\.{3}|(.)\1{7}/;

/** Whether the text is a placeholder for a secret. */
export function isPlaceholder(text: string): boolean {
  return hasRow(text) || placeholder.test(text) || /^(.{1,3})\1{3,}/.test(text);
}

/** Kinds of ASCII units. */
const [otherKind, vowel, consonant, digit] = [0, 1, 2, 3];
const kinds = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/\d/.test(character)) return digit;
  if (!/[a-z]/i.test(character)) return otherKind;
  return /[aeiouy]/i.test(character) ? vowel : consonant;
});
/** Identifiers have no more digits. */
const mostDigits = 4;
/** Nor do they change this often from a digit to a letter: `AIhq5Xyb1Gga9Q3`. */
const tooManyChanges = 3;
/** A word has at least this length, a vowel, and fewer consecutive consonants than this. */
const [leastOfWord, tooManyConsonants] = [3, 5];
/** In words of this length and more, at least every fifth letter is a vowel. */
const [leastOfLongWord, lettersOfVowel] = [8, 5];
/** Share of letters that are in words. */
const leastInWords = 0.75;

/**
 * Whether the text is an identifier rather than random: `camelCaseWords`, `snake_case`, `some-words`, `Dotted.Names`, paths. One pass, because in
 * long rows it is called at each position after a name.
 */
export function isMadeOfWords(text: string): boolean {
  let [letters, inWords, digits] = [0, 0, 0];
  let [length, vowels, row, longestRow] = [0, 0, 0, 0];
  let last = 0;
  let changes = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const unit = at < text.length ? text.charCodeAt(at) : 0;
    if (unit >= kinds.length) return isAnyMadeOfWords(text);
    const kind = kinds[unit] as number;
    const isLetter = kind === vowel || kind === consonant;
    if (length > 0 && (!isLetter || beginsWord(last, unit, text.charCodeAt(at + 1)))) {
      if (isWord(length, vowels, longestRow)) inWords += length;
      [length, vowels, row, longestRow] = [0, 0, 0, 0];
    }
    if (isLetter && kinds[last] === digit) {
      changes += 1;
      if (changes === tooManyChanges) return false;
    }
    last = unit;
    if (kind === digit) {
      digits += 1;
      if (digits > mostDigits) return false;
    }
    if (!isLetter) continue;
    letters += 1;
    length += 1;
    if (kind === vowel) vowels += 1;
    row = kind === vowel ? 0 : row + 1;
    if (row > longestRow) longestRow = row;
  }
  return inWords >= letters * leastInWords;
}

/** Whether the second of two letters starts another word. */
function beginsWord(first: number, second: number, next: number): boolean {
  if (!isCapital(second)) return false;
  return !isCapital(first) || ((kinds[next] === vowel || kinds[next] === consonant) && !isCapital(next));
}

function isCapital(letter: number): boolean {
  return (letter & capitalToSmall) === 0;
}

function isWord(length: number, vowels: number, rowOfConsonants: number): boolean {
  return (
    length >= leastOfWord &&
    vowels > 0 &&
    rowOfConsonants < tooManyConsonants &&
    (length < leastOfLongWord || vowels * lettersOfVowel >= length)
  );
}

/** The same for texts with characters outside ASCII. */
function isAnyMadeOfWords(text: string): boolean {
  const parts = text.split(/[\W_]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\D)(?=\d)|(?<=\d)(?=\D)/u);
  const letters = parts.filter((part) => /\p{L}/u.test(part));
  const digits = parts.filter((part) => /^\d+$/.test(part)).join('').length;
  const isPlain = (part: string): boolean =>
    isWord(part.length, part.replace(/[^aeiouy]/gi, '').length, /[^aeiouy]{5}/i.test(part) ? tooManyConsonants : 0);
  const inWords = letters.filter(isPlain).join('').length;
  if ((text.match(/\d(?=[A-Za-z])/g)?.length ?? 0) >= tooManyChanges) return false;
  return digits <= mostDigits && inWords >= letters.join('').length * leastInWords;
}

/** Names of models, dates and record keys have shorter runs of letters and digits, or runs of only one kind. */
export const leastOfMixedRow = 12;

/** Whether a run of ASCII letters and digits reaches this length and has both. */
export function hasMixedRow(text: string): boolean {
  let [length, hasLetter, hasDigit] = [0, false, false];
  for (let at = 0; at < text.length; at += 1) {
    const kind = kinds[text.charCodeAt(at)] ?? otherKind;
    if (kind === otherKind) {
      [length, hasLetter, hasDigit] = [0, false, false];
      continue;
    }
    length += 1;
    if (kind === digit) hasDigit = true;
    else hasLetter = true;
    if (length >= leastOfMixedRow && hasDigit && hasLetter) return true;
  }
  return false;
}

/** A capital between small letters. Each part ends at the first letter of its kind, so that a text without one is read once. */
const mixesCases = /^[^a-z]*[a-z][^A-Z]*[A-Z][^a-z]*[a-z]/;

/** Whether letters that are called a password look random: capital and small ones, and no words. */
export function isLetterPassword(text: string): boolean {
  return text.length >= 8 && /[a-z]/.test(text) && /[A-Z]/.test(text) && entropyOf(text) >= 2.5 && !isMadeOfWords(text);
}

/** Whether the text has capital and small letters in a random order, and no words: some tokens happen to have no digit. */
export function isRandomLetters(text: string): boolean {
  return text.length >= 20 && mixesCases.test(text) && entropyOf(text) >= 3.5 && !isMadeOfWords(text);
}
