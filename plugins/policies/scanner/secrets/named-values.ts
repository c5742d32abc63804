import { likely, possible } from '../certainty.js';
import { type Detector, graded } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { secretLookahead } from './value-guard.js';
import { entropyOf, hasMixedRow, isMadeOfWords, isPlaceholder, isRandomLetters } from './randomness.js';
import { longestName, namingOf } from './secret-names.js';

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

/** As people choose them: `Winter#3996Zz`. */
const wordAndNumber = /^[A-Za-z]{3,}#\d{2,}[A-Za-z\d!?]*$/;

function isSecret(candidate: Candidate): boolean | number {
  const text = ownPart(candidate.text);
  if (text.length < 16 && !/[\d!@#$%^&*~]/.test(text)) return false;
  const naming = namingOf(candidate.before(longestName));
  if (naming === undefined || isPlaceholder(text)) return false;
  // `prefix-${NAME}`
  if (text.endsWith('$') && candidate.behind.startsWith('{')) return false;
  if (naming.isLoose && !looksRandom(text)) return false;
  return naming.kind === 'password' ? scoreOfPassword(text) : scoreOfToken(text);
}

function isQuotedSecret(candidate: Candidate): boolean | number {
  const quote = candidate.before(1);
  if (!/["'`]/.test(quote) || candidate.behind[0] !== quote) return false;
  const { text } = candidate;
  const isMixed = /\d/.test(text) && /[A-Za-z]/.test(text);
  return (
    isMixed &&
    entropyOf(text) >= 3 &&
    (!isMadeOfWords(text) || wordAndNumber.test(text)) &&
    !/^[/[]|\$\{|\{\{|<\w+>|:\/\//.test(text) &&
    isSecret(candidate)
  );
}

/** A value in a form or a query without the members after it: `client_secret=…&grant_type=password`. */
function ownPart(text: string): string {
  const next = /&[A-Za-z][\w.-]{0,40}=/.exec(text);
  return next === null ? text : text.slice(0, next.index);
}

/** Whether digits and letters are mixed throughout. Names of models and files, dates and record identifiers are not. */
function looksRandom(text: string): boolean {
  return hasMixedRow(text) && !isMadeOfWords(text);
}

function scoreOfPassword(text: string): boolean | number {
  if (
    /^[$<{[%(*]|^!\w*$|^(?:pass(?:word)?|secret|token|required|string|\w+\(.*)$/i.test(text) ||
    /^\w+(?:\.\w+)+$|^\w+=\d+$/.test(text) ||
    (/[#/]/.test(text) && isMadeOfWords(text) && !wordAndNumber.test(text))
  )
    return false;
  const isMixed = /\d/.test(text) && /[A-Za-z]/.test(text);
  if (text.length < 6 || !(isMixed || /[!@#$%^&*~]/.test(text) || isRandomLetters(text))) return false;
  return entropyOf(text) >= 2.5 || possible;
}

function scoreOfToken(text: string): boolean | number {
  if (text.length < 10 || (!/\d/.test(text) && /^[$<{[%(*.]|[({]|:\/\/|^[\w]+\.(?:\w+\.)*\w+$/.test(text)))
    return false;
  if (/^\d+$/.test(text)) return text.length >= 15 && entropyOf(text) >= 2.5;
  const entropy = entropyOf(text);
  if (entropy < 2.8 || (entropy < 4 && !/\d/.test(text))) return false;
  if (isMadeOfWords(text) || /^\d+(?:[.:-]\d+)+$/.test(text)) return false;
  return entropy >= leastEntropy(text) || possible;
}

/** Sixteen letters cannot differ as much if they are hexadecimal digits. */
function leastEntropy(text: string): number {
  if (text.length >= 32) return 2.9;
  return text.length >= 16 && /^[a-f\d]+$/i.test(text) ? 2.8 : 3.2;
}
