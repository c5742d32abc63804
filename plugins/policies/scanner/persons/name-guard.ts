import { isLetter } from '../../reading/ascii.js';
import { ignored, normalized } from '../automaton/alphabet.js';
import type { Guard } from '../engine/starts/guard.js';
import { isIntroduced } from './introduction.js';
import { titles } from './introduction-words.js';

const titleWords: ReadonlySet<string> = new Set(titles.split('|'));
/** By first unit; by the first two units. */
const beginsTitles = new Uint8Array(0x80);
const beginTitles = new Uint8Array(0x80 * 0x80);
for (const title of titleWords) {
  const [first, second] = [title.charCodeAt(0), title.charCodeAt(1)];
  beginsTitles[first] = 1;
  beginTitles[first * 0x80 + second] = 1;
}
/** The only letter of titles that is not ASCII: `ñ`. */
const smallEnye = 0xf1;
const longestTitle = Math.max(...Array.from(titleWords, ({ length }) => length));

/** Used where only introduced names count: after a title or introducing words. Most capitalized words start a sentence, and the guard rejects them. */
export const nameGuard: Guard = {
  mayStart: (text, start) => isIntroduced(text, start) || mayBeTitle(text, start),
  // No introduction ends with a full stop, so that only a title can start a match.
  rejectsAtSentenceStart: (word) => !titleWords.has(String.fromCharCode(...word)),
};

/** Whether the normalized word is a title. */
function mayBeTitle(text: string, start: number): boolean {
  const first = normalized[text.charCodeAt(start)] as number;
  if (first >= 0x80 || beginsTitles[first] === 0) return false;
  const second = start + 1 < text.length ? text.charCodeAt(start + 1) : 0x80;
  if (second < 0x80 && beginTitles[first * 0x80 + second] === 0) return false;
  let word = String.fromCharCode(first);
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = normalized[text.charCodeAt(at)] as number;
    if (unit === ignored) continue;
    if (!isLetter(unit) && unit !== smallEnye) return titleWords.has(word);
    if (word.length === longestTitle) return false;
    word += String.fromCharCode(unit);
  }
  // The word may continue.
  return true;
}
