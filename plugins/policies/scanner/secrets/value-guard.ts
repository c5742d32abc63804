import { isWordCharacter, unitsOf } from '../../reading/ascii.js';
import type { Guard } from '../engine/starts/guard.js';
import { copulas, dashes } from './assigned-name.js';
import { isQuote } from './joined-pieces.js';
import { foreignNames, foreignSigns, mayBeNamed } from './secret-names.js';

const leastLength = 6;
/** Length of the longest sign: `:::=`. */
const mostSigns = 4;
/** Number of asterisks that may stand between a sign and a value: `**Password:** S3cret`. */
const mostAsterisks = 2;
const asterisk = 0x2a;

/** Whether the text here is long enough for a value, and assigned to a possible name of a secret. */
export function mayBeSecret(text: string, start: number): boolean {
  return isLongEnough(text, start) && isNamed(text, start);
}

/** Whether the name of a user may start with a unit: an ASCII letter, an `@`, or any character outside ASCII. */
function mayBeginUser(unit: number): boolean {
  return (unit | 0x20) > 0x60 ? (unit | 0x20) < 0x7b || unit >= 0x80 : unit === 0x40;
}

/** Whether the value does not end within the minimum length. Between quotes only quotes and spaces end it. */
export function isLongEnough(text: string, start: number): boolean {
  const isQuoted = isQuote(text.charCodeAt(start - 1));
  for (let at = start; at < start + leastLength; at += 1) {
    const unit = text.charCodeAt(at);
    if (isQuoted ? unit <= space || isQuote(unit) : kindOf(unit) === 0) return false;
  }
  return true;
}

/** Whether the text here is assigned to a possible name of a secret. Tested before a value is read, which may take 200 characters. */
function isNamed(text: string, start: number): boolean {
  const sign = text.charCodeAt(start - 1);
  let count = 1;
  while (count <= mostSigns && text.charCodeAt(start - 1 - count) === sign) count += 1;
  if (count > mostSigns && isAssigning(sign)) return false;
  if (sign === asterisk && count > mostAsterisks) return false;
  return mayBeNamed(text, start);
}

function isAssigning(unit: number): boolean {
  return unit < 0x80 && roles[unit] === assigns;
}

const letterKind = 1;
const telling = 2;
const fullStop = 0x2e;
const space = 0x20;
const comma = 0x2c;
/** By unit: characters of values and user names, and those that rule out an ordinary word. Others end a value. */
const kinds: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[A-Za-z+/=]/.test(character)) return letterKind;
  return /[\d_.~!@#$%^&*-]/.test(character) ? telling : 0;
});

/** A value follows an assignment and does not start with an ordinary word. Runs at every word, so regular expressions come last. */
export const valueGuard: Guard = {
  mayStart: (text, start) => {
    const manner = assignmentOf(text, start);
    return (
      manner !== unassigned &&
      !isOrdinary(text, start) &&
      ((manner === byASign && mayBeginUser(text.charCodeAt(start))) || mayBeSecret(text, start))
    );
  },
  // An ordinary word is never the start of a value, but between quotes only quotes and spaces end a word.
  rejectsBefore: kinds.map((kind, unit) => {
    if (kind === 0) return unit <= space || isQuote(unit) ? 1 : 3;
    return unit === fullStop ? 2 : 0;
  }),
  // A space ends every value, so this one would be too short, except for the name of a user.
  rejectsBeforeSpace: (unit) => !mayBeginUser(unit),
};

/** Maximum distance between a value and the sign that assigns it. */
const mostBetween = 16;
/** Shorter words are neither secrets nor plausible user names. */
const leastLetters = 16;

/**
 * Whether an ordinary word stands here: fewer than {@link leastLetters} letters and no other characters of values. A full stop at the end of a
 * sentence does not count.
 */
function isOrdinary(text: string, start: number): boolean {
  const end = Math.min(text.length, start + leastLetters);
  for (let at = start; at < end; at += 1) {
    const unit = text.charCodeAt(at);
    const kind = kindOf(unit);
    if (kind === letterKind) continue;
    // Between quotes only quotes and spaces end a value.
    if (kind === 0 && isQuote(text.charCodeAt(start - 1))) return unit <= space || isQuote(unit);
    return kind === 0 || (unit === fullStop && at > start && text.charCodeAt(at + 1) <= space);
  }
  return false;
}

/** A unit outside ASCII may be anything. */
function kindOf(unit: number): number {
  return unit < 0x80 ? (kinds[unit] as number) : telling;
}

/** No assignment. */
const unassigned = 0;
/** Only secrets are assigned like this: `token 8a5de3…`, `| password | … |`, `das Passwort lautet …`. */
const loosely = 1;
/** A sign that assigns any value. */
const byASign = 2;

/** Characters between a value and the sign: space, tab, line feed, quotes, backslash, and the asterisks of bold text. */
const between = 1;
/** `=`, `:`, `>`, `(`. */
const assigns = 2;
/** `|` in tables and in `||`, the end of `??`. */
const assignsLoosely = 3;
/** A comma, a dash, and the last letters of words that may assign. */
const mayAssign = 4;
/** Brackets around a value. */
const opens = 5;
/** Role by unit. */
const roles = new Uint8Array(0x80);
for (const [role, units] of [
  [between, ' "\'`\\\t\n*'],
  [opens, '[{'],
  [assigns, '=:>('],
  [assignsLoosely, '|?'],
  [mayAssign, ',-'],
] as const)
  for (const unit of units) roles[unit.charCodeAt(0)] = role;
const foreignRoles = new Map(Array.from(foreignSigns, (sign) => [sign.charCodeAt(0), assigns]));
const dashUnits = unitsOf(dashes);
for (const dash of dashUnits) if (dash >= 0x80) foreignRoles.set(dash, mayAssign);

/** Names that may be separated from a secret by a space only. */
const looseNames = ['key', 'token', 'secret', 'pass', 'pwd', 'password'];
/** These names, and the copulas of other languages. */
const endOfName = new RegExp(`(?:${looseNames.join('|')}|(?<![A-Za-z\\d_])(?:${copulas.join('|')}))$`, 'i');
/** Length of the longest of them, plus one character before it. */
const mostLetters = 9;
/** The last two letters of each, in lower case: a filter that rejects most words. */
const lastLetters = new Set<number>();
for (const word of [...looseNames, ...copulas]) {
  const last = word.charCodeAt(word.length - 1);
  lastLetters.add(pairOf(word.charCodeAt(word.length - 2), last));
  if (last >= 0x80) foreignRoles.set(last, mayAssign);
  else for (const letter of [last, last - 0x20]) roles[letter] = mayAssign;
}

/** Key of two units; all pairs with a unit outside ASCII share one key. */
function pairOf(before: number, last: number): number {
  return last < 0x80 && before < 0x80 ? ((before | 0x20) << 7) | last | 0x20 : 0;
}

/** How the text before a position assigns a value, skipping quotes and spaces. */
function assignmentOf(text: string, start: number): number {
  let at = start - 1;
  const least = Math.max(0, start - mostBetween);
  let isOpened = false;
  let isBelow = false;
  let quotes = 0;
  for (; at >= least; at -= 1) {
    const unit = text.charCodeAt(at);
    const role = roleOf(unit);
    if (unit === lineFeed) isBelow = true;
    else if (isQuote(unit)) quotes += 1;
    if (role === opens && !isOpened) isOpened = true;
    else if (role !== between) break;
  }
  at = beforeLiteralPrefix(text, at);
  if (at < 0) return unassigned;
  const unit = text.charCodeAt(at);
  const role = roleOf(unit);
  // A further piece of a value.
  if (isQuote(text.charCodeAt(start - 1)) && (joints.has(unit) || (isBelow && quotes > 1))) return loosely;
  // A label on a line of its own.
  if (isBelow && endsOfLabels.has(pairOf(text.charCodeAt(at - 1), unit))) return loosely;
  if (role <= between || role === opens) return unassigned;
  if (role === assigns) return isOpened ? loosely : byASign;
  if (role === assignsLoosely) return loosely;
  if (at === start - 1 || isOpened) return unassigned;
  if (unit === comma || isCopula(text, at)) return byASign;
  if (dashUnits.has(unit)) return beginsBlock(text.charCodeAt(at - 1)) ? loosely : unassigned;
  if (!lastLetters.has(pairOf(text.charCodeAt(at - 1), unit))) return unassigned;
  return endOfName.test(text.slice(Math.max(0, at + 1 - mostLetters), at + 1)) ? loosely : unassigned;
}

/** The index of the sign or space before the kind of a text, as in `= b"…"`; otherwise the index itself. */
function beforeLiteralPrefix(text: string, at: number): number {
  if (!isQuote(text.charCodeAt(at + 1)) || !literalPrefixes.has(text.charCodeAt(at))) return at;
  let sign = literalPrefixes.has(text.charCodeAt(at - 1)) ? at - 2 : at - 1;
  while (text.charCodeAt(sign) === space) sign -= 1;
  return roleOf(text.charCodeAt(sign)) === assigns ? sign : at;
}

const literalPrefixes = unitsOf('bBrRuUfFL@$');

/** Signs that join the pieces of a text. */
const joints = unitsOf('+.&');

/** The last two letters of labels for a password. */
const endsOfLabels = new Set(
  ['password', 'passcode', 'passphrase', ...foreignNames].map((name) =>
    pairOf(name.charCodeAt(name.length - 2), name.charCodeAt(name.length - 1)),
  ),
);

const lineFeed = 0x0a;

/** Whether a dash follows a space, or is that of `key: >-` and `key: |-` in YAML. */
function beginsBlock(before: number): boolean {
  return before === space || before === greaterThan || before === bar;
}

const [greaterThan, bar] = [0x3e, 0x7c];

/** `is`, `was`. */
function isCopula(text: string, end: number): boolean {
  if (text.charCodeAt(end) !== 0x73) return false;
  const before = text.charCodeAt(end - 1);
  if (before === 0x69) return end < 2 || !isWordCharacter(text.charCodeAt(end - 2));
  return (
    before === 0x61 && text.charCodeAt(end - 2) === 0x77 && (end < 3 || !isWordCharacter(text.charCodeAt(end - 3)))
  );
}

function roleOf(unit: number): number {
  return unit < 0x80 ? (roles[unit] as number) : (foreignRoles.get(unit) ?? 0);
}
