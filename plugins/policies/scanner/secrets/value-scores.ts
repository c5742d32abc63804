import { likely, possible } from '../certainty.js';
import {
  capitals,
  digits,
  entropyOf,
  isMadeOfWords,
  isRandomLetters,
  kindsIn,
  signs,
  smallLetters,
} from './randomness.js';

/** What is counted in a value. */
interface ValueCounts {
  readonly length: number;
  /** Bits of `kindsIn`. */
  readonly kinds: number;
  /** Bits per character. */
  readonly entropy: number;
}

/** Shorter values have digits or signs. */
export const leastOfLetters = 16;
/** Shorter values are not passwords, and shorter runs of letters are not random. */
const [leastOfPassword, leastOfRandomLetters] = [6, 20];
/** Shorter values are not tokens, and shorter numbers neither. */
const [leastOfToken, leastOfDigits] = [10, 15];
/** From this length on, few different characters are enough. */
const leastOfLong = 32;
/** Bits per character of likely values that are long, and of hexadecimal ones. Sixteen letters cannot differ as much if they are hexadecimal digits. */
const [entropyOfLong, entropyOfHexadecimal] = [2.9, 2.8];

/** Whether there are digits and letters. */
export function isMixed(kinds: number): boolean {
  return (kinds & digits) !== 0 && (kinds & (smallLetters | capitals)) !== 0;
}

/** Whether a value of any name is too plain for its length. */
export function isTooPlain(length: number, kinds: number): boolean {
  return length < leastOfLetters && (kinds & (digits | signs)) === 0;
}

/** The highest score of a password with these characters, whatever their order. */
export function mostOfPassword({ length, kinds, entropy }: ValueCounts): number {
  const mayBeRandomLetters =
    length >= leastOfRandomLetters && (kinds & smallLetters) !== 0 && (kinds & capitals) !== 0 && entropy >= 3.5;
  if (length < leastOfPassword || !(isMixed(kinds) || (kinds & signs) !== 0 || mayBeRandomLetters)) return 0;
  return entropy >= 2.5 ? likely : possible;
}

/** The highest score of a token with these characters, whatever their order. */
export function mostOfToken({ length, kinds, entropy }: ValueCounts): number {
  if (length < leastOfToken) return 0;
  if (kinds === digits) return length >= leastOfDigits && entropy >= 2.5 ? likely : 0;
  if (entropy < 2.8 || (entropy < 4 && (kinds & digits) === 0)) return 0;
  return entropy >= (length >= leastOfLong ? entropyOfLong : entropyOfHexadecimal) ? likely : possible;
}

/** Passwords as people choose them: `Winter#3996Zz`. */
export const wordAndNumber = /^[A-Za-z]{3,}#\d{2,}[A-Za-z\d!?]*$/;

/** The same as keys and tokens, where most words with a number are names of something: only with a sign at the end, `Hunter1234!`. */
export const wordNumberAndSign = /^[A-Z]?[a-z]{3,}_?\d{2,}[!?$@%*#]{1,3}$/;

/** Paths, and members of classes: `Class#member`, but not `Winter2024#` and `Winter24#spring`. */
export function isReference(text: string): boolean {
  return /\/|^\D*#[A-Za-z_]\D*$/.test(text) && isMadeOfWords(text);
}

/** A password between the marks of Markdown, `**S3cret**`; with fewer characters, what is emphasized is a remark. */
const emphasized = /^(\*{1,2})([^*]{6,})\1$/;

/** The score of a text that is called a password; 0 if it is not one. */
export function scoreOfPassword(text: string, kinds: number): number {
  const most = mostOfPassword({ length: text.length, kinds, entropy: entropyOf(text) });
  const own = emphasized.exec(text)?.[2];
  if (own !== undefined) return Math.min(most, scoreOfPassword(own, kindsIn(own)));
  if (most === 0 || !(isMixed(kinds) || (kinds & signs) !== 0 || isRandomLetters(text))) return 0;
  if (
    /^[$<{[%(*]|^!\w*$|^(?:pass(?:word)?|secret|token|required|string|\w+\(.*)$/i.test(text) ||
    /^\w+(?:\.\w+)+$|^\w+=\d+$/.test(text)
  )
    return 0;
  return most;
}

/** The score of a text that is called a token, a key or the like; 0 if it is not one. */
export function scoreOfToken(text: string, kinds: number): number {
  const entropy = entropyOf(text);
  const most = mostOfToken({ length: text.length, kinds, entropy });
  if (most === 0 || kinds === digits) return most;
  if ((kinds & digits) === 0 && /^[$<{[%(*.]|[({]|:\/\/|^[\w]+\.(?:\w+\.)*\w+$/.test(text)) return 0;
  if (wordNumberAndSign.test(text)) return most;
  if (isMadeOfWords(text) || /^\d+(?:[.:-]\d+)+$|\/.*\.[a-z]{2,4}$/.test(text)) return 0;
  return entropy >= leastEntropy(text) ? likely : possible;
}

function leastEntropy(text: string): number {
  if (text.length >= leastOfLong) return entropyOfLong;
  return text.length >= 16 && /^[a-f\d]+$/i.test(text) ? entropyOfHexadecimal : 3.2;
}
