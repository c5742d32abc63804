import type { Lookahead, LookaheadTest, Wanted } from '../engine/text/lookahead.js';
import { longestName, type Naming, namingOf } from './secret-names.js';
import { isQuote } from './joined-pieces.js';
import { isLongEnough, mayBeSecret } from './value-guard.js';
import { isTooPlain, mostOfPassword, mostOfToken } from './value-scores.js';
import { ValueWindow } from './value-window.js';

/** All visible ASCII characters. */
const firstCharacters = String.fromCharCode(...Array.from({ length: 0x7f - 0x21 }, (_, index) => 0x21 + index));
const value = new ValueWindow();

/**
 * In rows of names and values, a value may start after each sign, and most are 200 characters long. Their characters rule out most of them, and cost
 * less than the name.
 */
export const valueLookahead: LookaheadTest = { firstCharacters, passes: mayScore };

export const quotedLookahead: LookaheadTest = {
  firstCharacters,
  passes: ({ text, place }) => isQuote(text.charCodeAt(place - 1)) && mayBeSecret(text, place),
};

function mayScore({ text, place, isFinal }: Lookahead, { minScore }: Wanted): boolean {
  if (!isLongEnough(text, place)) return false;
  if (!value.moveTo(text, place, isFinal) || value.hasAmpersand) return namingAt(text, place) !== undefined;
  const { length, kinds, entropy } = value;
  if (isTooPlain(length, kinds) || value.hasRow) return false;
  const isPassword = mostOfPassword({ length, kinds, entropy }) >= minScore;
  const isToken = mostOfToken({ length, kinds, entropy }) >= minScore;
  if (!isPassword && !isToken) return false;
  const naming = namingAt(text, place);
  if (naming === undefined || (naming.isLoose && !value.hasMixedRow)) return false;
  return naming.kind === 'password' ? isPassword : isToken;
}

function namingAt(text: string, place: number): Naming | undefined {
  return namingOf(text.slice(Math.max(0, place - longestName), place));
}
