import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { entropyOf, isMadeOfWords, isPlaceholder } from './randomness.js';
import { closed, tailOf } from './open-ends.js';
import { prefixLookahead } from './prefix-lookahead.js';
import { tokenLookahead } from './token-lookahead.js';
import { mixedTokenShapes, tokenShapes } from './token-shapes.js';
import { leastEntropy, lengthOfVaried } from './varied-ends.js';

const markedLookahead = tokenLookahead([...tokenShapes, ...mixedTokenShapes].map(closed));
const prefixedLookahead = prefixLookahead([...tokenShapes, ...mixedTokenShapes].map(closed));

export const knownTokens: readonly Detector[] = [
  ...tokenShapes.map((pattern) => tokenDetector(pattern, isReal)),
  ...mixedTokenShapes.map((pattern) =>
    tokenDetector(
      pattern,
      (candidate) => isMixed(candidate.text) && !isMadeOfWords(candidate.text) && isReal(candidate),
    ),
  ),
  // These begin with zeros, in base64.
  tokenDetector('A{20,22}[A-Za-z\\d%]{80,100}|AAAA[\\w-]{7}:APA91b[\\w-]{120,180}', ({ text }) =>
    isRealText(text.replace(/^A+/, '')),
  ),
];

let anyToken: RegExp | undefined;

/** Whether a text is a real token with a distinctive prefix, and nothing else. */
export function isKnownToken(text: string): boolean {
  // Compiled on first use, because hardly any text has what is asked about.
  anyToken ??= new RegExp(`^(?:${tokenShapes.join('|')})$`);
  return anyToken.test(text) && isRealText(text);
}

function tokenDetector(shape: string, check: (candidate: Candidate) => boolean): Detector {
  const pattern = closed(shape);
  const tail = tailOf(shape);
  const lookahead = markedLookahead(pattern) ?? prefixedLookahead(pattern);
  return {
    category: 'ACCESS_TOKEN',
    pattern,
    score: certain,
    besideDigits: true,
    longestOnly: true,
    check,
    ...(tail && { tail }),
    ...(lookahead && { lookahead }),
  };
}

function isMixed(text: string): boolean {
  return /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text);
}

/** Rejects example tokens, which are frequent in documentation. */
function isReal(candidate: Candidate): boolean {
  // A part of the name of a file: `box.ico-7a388b….png`.
  return isRealText(candidate.text) && !(candidate.behind.startsWith('.') && candidate.before(1) === '.');
}

function isRealText(text: string): boolean {
  // In rows of prefixes the entropy is low, and cheap to compute.
  return entropyOf(text.slice(-lengthOfVaried)) >= leastEntropy && !isPlaceholder(text) && !text.endsWith('EXAMPLE');
}
