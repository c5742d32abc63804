import { likely, possible } from '../certainty.js';
import { type Detector, graded } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { secretLookahead } from './value-guard.js';
import {
  capitals,
  digits,
  entropyOf,
  hasMixedRow,
  isMadeOfWords,
  isPlaceholder,
  isRandomLetters,
  kindsIn,
  signs,
  smallLetters,
} from './randomness.js';
import { longestName, type Naming, namingOf } from './secret-names.js';

/**
 * Random-looking values after names such as `password`. They have no format of their own: the decision depends on the name, the assignment and the
 * value.
 */
export const namedValues: readonly Detector[] = [
  {
    category: 'GENERIC_SECRET',
    pattern: '[\\w+/=.~!@#$%^&*-]{5,}[\\w=!@#$%^&*+/-]',
    longest: 201,
    score: likely,
    group: 'values',
    lookahead: secretLookahead,
    besideDigits: true,
    tail: { kind: 'characters', characters: /[\w+/=.~-]/ },
    check: graded(likely, isSecret),
  },
  // Between quotes a secret may contain characters that end other values: `"v8(k#3;z"`.
  {
    category: 'GENERIC_SECRET',
    pattern: '[!#-&(-_a-~]{7,}',
    longest: 201,
    score: likely,
    group: 'values',
    lookahead: secretLookahead,
    besideDigits: true,
    longestOnly: true,
    check: graded(likely, isQuotedSecret),
  },
];

/** Shorter values have digits or signs. */
const leastOfLetters = 16;
/** As people choose them: `Winter#3996Zz`. */
const wordAndNumber = /^[A-Za-z]{3,}#\d{2,}[A-Za-z\d!?]*$/;

function isSecret(candidate: Candidate): boolean | number {
  // What precedes a long value is shorter than the value.
  if (candidate.beginning(leastOfLetters).length === leastOfLetters && !namingBefore(candidate)) return false;
  const text = ownPart(candidate.text);
  const kinds = kindsIn(text);
  if (text.length < leastOfLetters && (kinds & (digits | signs)) === 0) return false;
  const naming = namingBefore(candidate);
  if (naming === undefined) return false;
  // `prefix-${NAME}`
  if (text.endsWith('$') && candidate.behind.startsWith('{')) return false;
  if (naming.isLoose && !looksRandom(text)) return false;
  const score = naming.kind === 'password' ? scoreOfPassword(text, kinds) : scoreOfToken(text, kinds);
  return score >= candidate.minScore && !isPlaceholder(text) && score;
}

function namingBefore(candidate: Candidate): Naming | undefined {
  return namingOf(candidate.before(longestName));
}

function isQuotedSecret(candidate: Candidate): boolean | number {
  const quote = candidate.before(1);
  if (!/["'`]/.test(quote) || candidate.behind[0] !== quote) return false;
  const { text } = candidate;
  return (
    isMixed(kindsIn(text)) &&
    entropyOf(text) >= 3 &&
    (!isMadeOfWords(text) || wordAndNumber.test(text)) &&
    !/^[/[]|\$\{|\{\{|<\w+>|:\/\//.test(text) &&
    isSecret(candidate)
  );
}

/** A value in a form or a query without the members after it: `client_secret=…&grant_type=password`. */
function ownPart(text: string): string {
  if (!text.includes('&')) return text;
  const next = /&[A-Za-z][\w.-]{0,40}=/.exec(text);
  return next === null ? text : text.slice(0, next.index);
}

/** Whether there are digits and letters. */
function isMixed(kinds: number): boolean {
  return (kinds & digits) !== 0 && (kinds & (smallLetters | capitals)) !== 0;
}

/** Whether digits and letters are mixed throughout. Names of models and files, dates and record identifiers are not. */
function looksRandom(text: string): boolean {
  return hasMixedRow(text) && !isMadeOfWords(text);
}

function scoreOfPassword(text: string, kinds: number): number {
  if (text.length < 6 || !(isMixed(kinds) || (kinds & signs) !== 0 || isRandomLetters(text))) return 0;
  if (
    /^[$<{[%(*]|^!\w*$|^(?:pass(?:word)?|secret|token|required|string|\w+\(.*)$/i.test(text) ||
    /^\w+(?:\.\w+)+$|^\w+=\d+$/.test(text) ||
    (/[#/]/.test(text) && isMadeOfWords(text) && !wordAndNumber.test(text))
  )
    return 0;
  return entropyOf(text) >= 2.5 ? likely : possible;
}

function scoreOfToken(text: string, kinds: number): number {
  if (text.length < 10) return 0;
  const hasDigits = (kinds & digits) !== 0;
  const entropy = entropyOf(text);
  if (kinds === digits) return text.length >= 15 && entropy >= 2.5 ? likely : 0;
  if (entropy < 2.8 || (entropy < 4 && !hasDigits)) return 0;
  if (!hasDigits && /^[$<{[%(*.]|[({]|:\/\/|^[\w]+\.(?:\w+\.)*\w+$/.test(text)) return 0;
  if (isMadeOfWords(text) || /^\d+(?:[.:-]\d+)+$/.test(text)) return 0;
  return entropy >= leastEntropy(text) ? likely : possible;
}

/** Sixteen letters cannot differ as much if they are hexadecimal digits. */
function leastEntropy(text: string): number {
  if (text.length >= 32) return 2.9;
  return text.length >= 16 && /^[a-f\d]+$/i.test(text) ? 2.8 : 3.2;
}
