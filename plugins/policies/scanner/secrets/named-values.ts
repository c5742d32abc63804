import { likely } from '../certainty.js';
import { type Detector, graded } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { isChosen } from './chosen-passwords.js';
import { entropyOf, hasMixedRow, hasRow, isMadeOfWords, isPlaceholder, kindsIn } from './randomness.js';
import { beforePieces, longestPieces } from './joined-pieces.js';
import { longestName, type Naming, namingOf } from './secret-names.js';
import { quotedLookahead, valueLookahead } from './value-lookahead.js';
import {
  isMixed,
  isReference,
  isTooPlain,
  leastOfLetters,
  scoreOfPassword,
  scoreOfToken,
  wordAndNumber,
  wordNumberAndSign,
} from './value-scores.js';
import { lastOfValue, longestValue, valueCharacters } from './value-window.js';

/**
 * Random-looking values after names such as `password`. They have no format of their own: the decision depends on the name, the assignment and the
 * value.
 */
export const namedValues: readonly Detector[] = [
  {
    category: 'GENERIC_SECRET',
    // A token of Tableau has two parts: `qlE1g9MMh9vbrjjg…==:rZTHhPpP2tUW1kfn…`.
    pattern: `${valueCharacters}{5,}(?:${lastOfValue}|==:[A-Za-z\\d]{32})`,
    longest: longestValue,
    score: likely,
    group: 'values',
    lookahead: valueLookahead,
    besideDigits: true,
    tail: { kind: 'characters', characters: /[\w+/=.~-]/ },
    check: graded(likely, isSecret),
  },
  // Between quotes a secret may contain characters that end other values: `"v8(k#3;z"`.
  {
    category: 'GENERIC_SECRET',
    pattern: '[!#-&(-_a-~]{7,}',
    longest: longestValue,
    score: likely,
    group: 'values',
    lookahead: quotedLookahead,
    besideDigits: true,
    longestOnly: true,
    check: graded(likely, isQuotedSecret),
  },
];

const qualifiedName = /^&?[A-Za-z_][\w-]*\.[\w.-]*\w$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isSecret(candidate: Candidate): boolean | number {
  // What precedes a long value is shorter than the value.
  if (candidate.beginning(leastOfLetters).length === leastOfLetters && !namingBefore(candidate)) return false;
  const text = ownPart(candidate.text);
  const kinds = kindsIn(text);
  if (isTooPlain(text.length, kinds) || hasRow(text)) return false;
  const naming = namingBefore(candidate);
  if (
    naming === undefined ||
    (naming.isLabel && (!isChosen(text) || /^[A-Za-z]+\d+$/.test(text))) ||
    (naming.endsLine && (text.includes('/') || !/^(?:["']?[\n\r]|["']?$)/.test(candidate.behind)))
  )
    return false;
  // A member or a type that is used in a program, a host with its address: `Secret: &spb.SecretData{`, `pass1: mx.example.org[`.
  if (/^[[{]/.test(candidate.behind) && qualifiedName.test(text)) return false;
  // `prefix-${NAME}`
  if (text.endsWith('$') && candidate.behind.startsWith('{')) return false;
  const score = scoreOf(text, kinds, naming);
  return score >= candidate.minScore && !isPlaceholder(text) && score;
}

/** The score of a value of a certain name; 0 if it is not a secret. */
export function scoreOfNamed(text: string, naming: Naming): number {
  const kinds = kindsIn(text);
  return isTooPlain(text.length, kinds) || isPlaceholder(text) ? 0 : scoreOf(text, kinds, naming);
}

function scoreOf(text: string, kinds: number, naming: Naming): number {
  if (naming.isLoose && !looksRandom(text)) return 0;
  if (naming.leastLength !== undefined && !isKey(text, naming.leastLength)) return 0;
  if (naming.kind === 'password' && isReference(text)) return 0;
  if (naming.mayBeNumbered && (uuid.test(text) || wordNumberAndSign.test(text) || /^[\d_]+$/.test(text))) return 0;
  return naming.kind === 'password' ? scoreOfPassword(text, kinds) : scoreOfToken(text, kinds);
}

function namingBefore(candidate: Candidate): Naming | undefined {
  const naming = namingOf(candidate.before(longestName));
  if (naming !== undefined) return naming;
  const before = beforePieces(candidate.before(longestPieces));
  return before === undefined ? undefined : namingOf(before.slice(-longestName));
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

/** Whether the text may be a number of a key in base64url, rather than a hash. */
function isKey(text: string, leastLength: number): boolean {
  return text.length >= leastLength && /^[\w-]+$/.test(text) && /[A-Z]/.test(text) && /[g-z]/.test(text);
}

/** Whether digits and letters are mixed throughout. Names of models and files, dates and record identifiers are not. */
function looksRandom(text: string): boolean {
  return hasMixedRow(text) && !isMadeOfWords(text);
}
