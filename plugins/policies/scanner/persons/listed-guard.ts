import { isLetter } from '../../reading/ascii.js';
import { ignored, normalized } from '../automaton/alphabet.js';
import { maxMatchLength } from '../engine/limits.js';
import type { Guard } from '../engine/starts/guard.js';
import { isIntroduced } from './introduction.js';

const [space, hyphen, apostrophe, fullStop] = [0x20, 0x2d, 0x27, 0x2e];

/**
 * Used where listed names count without an introduction. A capital starts no name if neither a letter nor a further word follows: `K1`. No listed name
 * begins with two capitals, so that such a word starts a match only if it is introduced, or if a further word follows: `IBM Street`.
 */
export const listedGuard: Guard = {
  mayStart: (text, start) => {
    if (!isCapital(text.charCodeAt(start))) return true;
    if (isCapital(text.charCodeAt(start + 1))) return mayGoOn(text, start) || isIntroduced(text, start);
    const next = unitAfter(text, start);
    return next >= 0x80 || next === space || next === fullStop || isOfName(next);
  },
};

/** The next normalized unit that is not ignored; one outside ASCII if it is not known. */
function unitAfter(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = normalized[text.charCodeAt(at)] as number;
    if (unit !== ignored) return unit;
  }
  return ignored;
}

/** Whether a further word may follow the word that starts here. True where its end is not known, or not ASCII. */
function mayGoOn(text: string, start: number): boolean {
  const end = endOfWord(text, start);
  if (end === text.length) return true;
  const unit = normalized[text.charCodeAt(end)] as number;
  return unit === space || unit === ignored || unit >= 0x80;
}

/** The text that was read last, and a range of it without an end of a word. In rows such as `IGQ-IGQ-` names may start within the longest one. */
const known = { text: '', from: 0, until: 0 };

/** The index after the letters, hyphens and apostrophes from a position on, as far as they may be part of a match. */
function endOfWord(text: string, start: number): number {
  const isKnown = text === known.text && start >= known.from && start < known.until;
  const limit = Math.min(text.length, start + maxMatchLength);
  let end = isKnown ? known.until : start;
  while (end < limit && isOfName(text.charCodeAt(end))) end += 1;
  known.text = text;
  known.from = start;
  known.until = end;
  return end;
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

function isOfName(unit: number): boolean {
  return isLetter(unit) || unit === hyphen || unit === apostrophe;
}
