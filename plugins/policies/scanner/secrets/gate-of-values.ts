import type { Opening } from '../engine/ahead.js';
import type { Gate } from '../engine/gate.js';
import { copulas } from './assigned-name.js';
import { foreignSigns, mayBeNamed } from './secret-names.js';

const leastLength = 6;
/** What assigns has so many signs at most: `::=`, `||=`. */
const mostSigns = 3;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** A value that may be a secret stands at a place where the gate is open as the name of a user may begin there. Nearly nothing says that one does. */
export const secretOpening: Opening = {
  begins: `@${letters}${letters.toUpperCase()}`,
  isAt: ({ text, place }) => mayBeSecret(text, place),
};

/** Whether what stands here is long enough, and assigned to something that may be the name of a secret. */
function mayBeSecret(text: string, start: number): boolean {
  return isLongEnough(text, start) && isNamed(text, start);
}

/** Whether the name of a user may begin: with a letter, or an `@`. Beyond ASCII there are more ways to write them. */
function mayBeUser(text: string, start: number): boolean {
  const unit = text.charCodeAt(start);
  return (unit | 0x20) > 0x60 ? (unit | 0x20) < 0x7b || unit >= 0x80 : unit === 0x40;
}

/** Whether no end of a value stands so near that it would be too short. Between quotes only quotes and spaces end it. */
function isLongEnough(text: string, start: number): boolean {
  const isQuoted = isQuote(text.charCodeAt(start - 1));
  for (let at = start; at < start + leastLength; at += 1) {
    const unit = text.charCodeAt(at);
    if (isQuoted ? unit <= space || isQuote(unit) : kindOf(unit) === 0) return false;
  }
  return true;
}

function isQuote(unit: number): boolean {
  return unit === 0x22 || unit === 0x27 || unit === 0x60;
}

/** Whether something that may be the name of a secret is assigned what stands here. Asked first, as a value is read for 200 characters. */
function isNamed(text: string, start: number): boolean {
  const sign = text.charCodeAt(start - 1);
  let count = 1;
  while (count <= mostSigns && text.charCodeAt(start - 1 - count) === sign) count += 1;
  if (count > mostSigns && isAssigning(sign)) return false;
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
/** What values of secrets and names of users are made of, and what tells them from words. By unit; others end them. */
const kinds: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[A-Za-z+/=]/.test(character)) return letterKind;
  return /[\d_.~!@#$%^&*-]/.test(character) ? telling : 0;
});

/** A value begins with no ordinary word, behind something that assigns. Asked at every word, so regular expressions come last. */
export const gateOfValues: Gate = {
  mayBegin: (text, start) => {
    const manner = assignmentOf(text, start);
    return (
      manner !== unassigned &&
      !isOrdinary(text, start) &&
      ((manner === byASign && mayBeUser(text, start)) || mayBeSecret(text, start))
    );
  },
  // An ordinary word begins no value, whatever assigns.
  endsOrdinary: kinds.map((kind, unit) => (kind === 0 ? 1 : unit === fullStop ? 2 : 0)),
};

/** So much may stand between a value and what assigns it. */
const mostBetween = 16;
/** A shorter word is neither a secret nor a name that anybody would take for a user's. */
const leastLetters = 16;

/** Whether an ordinary word stands here: fewer letters than that, and nothing that tells. The full stop of a sentence tells nothing. */
function isOrdinary(text: string, start: number): boolean {
  const end = Math.min(text.length, start + leastLetters);
  for (let at = start; at < end; at += 1) {
    const kind = kindOf(text.charCodeAt(at));
    if (kind === letterKind) continue;
    return kind === 0 || (text.charCodeAt(at) === fullStop && at > start && text.charCodeAt(at + 1) <= space);
  }
  return false;
}

/** What is not ASCII may be anything. */
function kindOf(unit: number): number {
  return unit < 0x80 ? (kinds[unit] as number) : telling;
}

/** Nothing assigns. */
const unassigned = 0;
/** Only secrets are named like that: `token 8a5de3…`, `| password | … |`, `das Passwort lautet …`. */
const loosely = 1;
/** As all values are. */
const byASign = 2;

/** What stands between a value and what assigns it: space, tab, line feed, quotes, backslash. */
const between = 1;
/** `=`, `:`, `>`, `(`. */
const assigns = 2;
/** `|`, in tables. */
const assignsLoosely = 3;
/** A comma, and letters with which a word may end that assigns. */
const mayAssign = 4;
/** By unit. */
const roles = new Uint8Array(0x80);
for (const [role, units] of [
  [between, ' "\'`\\\t\n'],
  [assigns, '=:>('],
  [assignsLoosely, '|'],
  [mayAssign, ','],
] as const)
  for (const unit of units) roles[unit.charCodeAt(0)] = role;
const foreignRoles = new Map(Array.from(foreignSigns, (sign) => [sign.charCodeAt(0), assigns]));

/** Names that a space may part from a secret. */
const looseNames = ['key', 'token', 'secret', 'pass', 'pwd', 'password'];
/** Those names, and what other languages say for `is`. */
const endOfName = new RegExp(`(?:${looseNames.join('|')}|(?<![A-Za-z\\d_])(?:${copulas.join('|')}))$`, 'i');
/** The longest of them, and a character before it. */
const mostLetters = 9;
/** The last two letters of each, small ones: most words have others. */
const lastLetters = new Set<number>();
for (const word of [...looseNames, ...copulas]) {
  const last = word.charCodeAt(word.length - 1);
  lastLetters.add(pairOf(word.charCodeAt(word.length - 2), last));
  if (last >= 0x80) foreignRoles.set(last, mayAssign);
  else for (const letter of [last, last - 0x20]) roles[letter] = mayAssign;
}

/** Of two units; what is not ASCII is one of all that may stand there. */
function pairOf(before: number, last: number): number {
  return last < 0x80 && before < 0x80 ? ((before | 0x20) << 7) | last | 0x20 : 0;
}

/** How what stands before a place assigns, quotes and spaces between. */
function assignmentOf(text: string, start: number): number {
  let at = start - 1;
  const least = Math.max(0, start - mostBetween);
  while (at >= least && roleOf(text.charCodeAt(at)) === between) at -= 1;
  if (at < 0) return unassigned;
  const unit = text.charCodeAt(at);
  const role = roleOf(unit);
  if (role <= between) return unassigned;
  if (role === assigns) return byASign;
  if (role === assignsLoosely) return loosely;
  if (at === start - 1) return unassigned;
  if (unit === comma || isCopula(text, at)) return byASign;
  if (!lastLetters.has(pairOf(text.charCodeAt(at - 1), unit))) return unassigned;
  return endOfName.test(text.slice(Math.max(0, at + 1 - mostLetters), at + 1)) ? loosely : unassigned;
}

/** `is`, `was`. */
function isCopula(text: string, end: number): boolean {
  if (text.charCodeAt(end) !== 0x73) return false;
  const before = text.charCodeAt(end - 1);
  if (before === 0x69) return end < 2 || !isAsciiWord(text.charCodeAt(end - 2));
  return before === 0x61 && text.charCodeAt(end - 2) === 0x77 && (end < 3 || !isAsciiWord(text.charCodeAt(end - 3)));
}

/** Letters, digits and the low line, of ASCII. */
function isAsciiWord(unit: number): boolean {
  const small = unit | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit === 0x5f;
}

function roleOf(unit: number): number {
  return unit < 0x80 ? (roles[unit] as number) : (foreignRoles.get(unit) ?? 0);
}
