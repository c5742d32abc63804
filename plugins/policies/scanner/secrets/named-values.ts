import { likely, possible } from '../certainty.js';
import { type Detector, graded } from '../detector.js';
import type { Candidate } from '../engine/candidate.js';
import type { Gate } from '../engine/gate.js';
import { assignedName } from './assigned-name.js';
import { entropyOf, isMadeOfWords, isPlaceholder } from './randomness.js';

/**
 * Values that look random behind names like `password`. They have no shape of their own: the name, what stands between, and the value speak
 * together.
 */
export const namedValues: readonly Detector[] = [
  {
    category: 'GENERIC_SECRET',
    pattern: '[\\w+/=.~!@#$%^&*-]{5,}[\\w=!@#$%^&*+/-]',
    longest: 201,
    score: likely,
    field: 'values',
    besideDigits: true,
    tail: { kind: 'characters', characters: /[\w+/=.~-]/ },
    check: graded(likely, isSecret),
  },
];

const passwordName = /(?:passw(?:or)?d|passwd|pwd|passphrase|pass)$/i;
/** How others call it. */
const foreignNames = [
  'password|passwort|kennwort|mot de passe|contraseña|clave|senha|palavra-passe|wachtwoord|hasło|heslo',
  'jelszó|parol|parola|parolă|parole|şifre|lösenord|adgangskode|passord|salasana|slaptažodis|lozinka',
  'пароль|парола|лозинка|κωδικός|密码|密碼|口令|パスワード|비밀번호|암호|كلمة المرور|كلمة السر|סיסמה|סיסמא|पासवर्ड',
  'รหัสผ่าน|mật khẩu|kata sandi',
].flatMap((names) => names.split('|'));
/** Such a name, and what assigns: their letters and signs are not those of programs. Read backwards from where a value begins. */
const foreignPassword = new RegExp(
  `(?<=(?:${foreignNames.join('|')})["'\`]{0,2}\\s{0,4}[:=：＝]\\s{0,4}["'\`]{0,2})`,
  'iuy',
);
/** Terraform names a variable in front of its default. */
const variable = /variable\s{1,4}"([\w-]{1,40})"\s{0,4}\{[^{}]*$/;
const secretName =
  /(?:token|secret|api[ _.-]?key|access[ _.-]?key|auth|authorization|credential|credentials|private[ _.-]?key|secret[ _.-]?key|signing[ _.-]?key|encryption[ _.-]?key|[_.-]key|[a-z]Key|\bkey|KEY|webhook|session|cookie|bearer|salt|login|access[ _.-]?id|key[_-]?base|secret[_ ]?value|client[ _.-]?secret|__com)$/i;
/** Part of every such name: asked first, because it takes less time. */
const mayName = /pass|pwd|token|secret|key|auth|credential|webhook|session|cookie|bearer|salt|login|access|__com/i;
/** Names of keys that open nothing. */
const harmlessName =
  /(?:public|publishable|foreign|primary|sort|partition|cache|row|hash|map|object|storage|dictionary|index|i18n|translation|lookup|group|unique|shortcut|hot|natural|range|composite|key_?vault|bucket|s3|message|routing|csrf|next|page|continuation|sync|cancellation)[ _.-]?(?:key|token)$/i;

function isSecret(candidate: Candidate): boolean | number {
  const before = candidate.before(longestName);
  const isForeignName = isForeign(before, before.length);
  if (!isForeignName && !mayName.test(before)) return false;
  const { text } = candidate;
  if (text.length < 16 && !/[\d!@#$%^&*~]/.test(text)) return false;
  if (isForeignName) return !isPlaceholder(text) && scoreOfPassword(text);
  const assigned = assignedName(before);
  const name = assigned === 'default' ? variable.exec(before)?.[1] : assigned;
  if (name === undefined) return false;
  // In a long row each value is long, so names are asked first.
  const isPassword = passwordName.test(name);
  if (!isPassword && (!secretName.test(name) || harmlessName.test(name))) return false;
  return !isPlaceholder(text) && (isPassword ? scoreOfPassword(text) : scoreOfToken(text));
}

function scoreOfPassword(text: string): boolean | number {
  if (
    /^[$<{[%(*]|^!\w*$|^(?:pass(?:word)?|secret|token|required|string|\w+\(.*)$/i.test(text) ||
    /^\w+(?:\.\w+)+$|^\w+=\d+$/.test(text)
  )
    return false;
  const isMixed = /\d/.test(text) && /[A-Za-z]/.test(text);
  if (text.length < 6 || !(isMixed || /[!@#$%^&*~]/.test(text))) return false;
  return entropyOf(text) >= 2.5 || possible;
}

function scoreOfToken(text: string): boolean | number {
  if (text.length < 10 || (/^[$<{[%(*.]|[({]|:\/\/|^[\w]+\.(?:\w+\.)*\w+$/.test(text) && !/\d/.test(text)))
    return false;
  if (/^\d+$/.test(text)) return text.length >= 15 && entropyOf(text) >= 2.5;
  const entropy = entropyOf(text);
  if (entropy < 2.8 || (entropy < 4 && !/\d/.test(text))) return false;
  if (isMadeOfWords(text) || /^\d+(?:[.:-]\d+)+$/.test(text)) return false;
  return entropy >= 3.2 || possible;
}

/** So much before a value may be its name, and what assigns it. */
const longestName = 64;
const leastLength = 6;
/** What assigns has so many signs at most: `::=`, `||=`. */
const mostSigns = 3;

/** Whether the name of a user may begin: with a letter, or an `@`. Beyond ASCII there are more ways to write them. */
function mayBeUser(text: string, start: number): boolean {
  const unit = text.charCodeAt(start);
  return (unit | 0x20) > 0x60 ? (unit | 0x20) < 0x7b || unit >= 0x80 : unit === 0x40;
}

/** Whether no end of a value stands so near that it would be too short. */
function isLongEnough(text: string, start: number): boolean {
  for (let at = start; at < start + leastLength; at += 1) if (kindOf(text.charCodeAt(at)) === 0) return false;
  return true;
}

/** By unit: such a name ends with it. What is not ASCII may end any. */
const endsForeign = new Uint8Array(0x80);
for (const name of foreignNames)
  for (const last of [name.slice(-1), name.slice(-1).toUpperCase()])
    if (last.charCodeAt(0) < 0x80) endsForeign[last.charCodeAt(0)] = 1;
/** More quotes and spaces than may stand on one side of what assigns. */
const tooManyBetween = 8;

/** Whether a place is behind the name of a password in another language, and what assigns. Two units tell most places apart. */
function isForeign(text: string, place: number): boolean {
  const sign = beforeQuotes(text, place);
  const unit = text.charCodeAt(sign);
  if (unit < 0x80 && unit !== colon && unit !== equals) return false;
  const last = text.charCodeAt(beforeQuotes(text, sign));
  if (last < 0x80 && endsForeign[last] === 0) return false;
  foreignPassword.lastIndex = place;
  return foreignPassword.test(text);
}

/** The index before quotes and spaces of ASCII. */
function beforeQuotes(text: string, place: number): number {
  let at = place - 1;
  for (const least = at - tooManyBetween; at > least; at -= 1) {
    const unit = text.charCodeAt(at);
    if (unit > space && unit !== 0x22 && unit !== 0x27 && unit !== 0x60) break;
  }
  return at;
}

/** Whether something that may be the name of a secret is assigned what stands here. Asked first, as a value is read for 200 characters. */
function isNamed(text: string, start: number): boolean {
  const sign = text.charCodeAt(start - 1);
  let count = 1;
  while (count <= mostSigns && text.charCodeAt(start - 1 - count) === sign) count += 1;
  if (count > mostSigns && isAssigning(sign)) return false;
  const before = text.slice(Math.max(0, start - longestName), start);
  return (mayName.test(before) && assignedName(before) !== undefined) || isForeign(text, start);
}

function isAssigning(unit: number): boolean {
  return unit < 0x80 && roles[unit] === assigns;
}

const letters = 1;
const telling = 2;
const fullStop = 0x2e;
const space = 0x20;
const colon = 0x3a;
const equals = 0x3d;
const fullWidthColon = 0xff1a;
const fullWidthEquals = 0xff1d;
/** What values of secrets and names of users are made of, and what tells them from words. By unit; others end them. */
const kinds: Uint8Array = Uint8Array.from({ length: 0x80 }, (_, unit) => {
  const character = String.fromCharCode(unit);
  if (/[A-Za-z+/=]/.test(character)) return letters;
  return /[\d_.~!@#$%^&*-]/.test(character) ? telling : 0;
});

/** A value begins with no ordinary word, behind something that assigns. Asked at every word, so without regular expressions. */
export const gateOfValues: Gate = {
  mayBegin: (text, start) =>
    isAssigned(text, start) &&
    !isOrdinary(text, start) &&
    (mayBeUser(text, start) || (isLongEnough(text, start) && isNamed(text, start))),
  // Behind a letter nothing is assigned.
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
    if (kind === letters) continue;
    return kind === 0 || (text.charCodeAt(at) === fullStop && at > start && text.charCodeAt(at + 1) <= space);
  }
  return false;
}

/** What is not ASCII may be anything. */
function kindOf(unit: number): number {
  return unit < 0x80 ? (kinds[unit] as number) : telling;
}

/** What stands between a value and what assigns it: space, tab, line feed, quotes, backslash. */
const between = 1;
/** `=`, `:`, `>`, `(`. */
const assigns = 2;
/** May assign, as a comma or the end of `is` and `was`. */
const mayAssign = 3;
/** By unit. */
const roles = new Uint8Array(0x80);
for (const [role, units] of [
  [between, ' "\'`\\\t\n'],
  [assigns, '=:>('],
  [mayAssign, ',s'],
] as const)
  for (const unit of units) roles[unit.charCodeAt(0)] = role;

/** Whether something that assigns stands before a place, quotes and spaces between. */
function isAssigned(text: string, start: number): boolean {
  let at = start - 1;
  const least = Math.max(0, start - mostBetween);
  while (at >= least && roleOf(text.charCodeAt(at)) === between) at -= 1;
  if (at < 0) return false;
  const unit = text.charCodeAt(at);
  const role = roleOf(unit);
  if (role <= between) return false;
  if (role === assigns) return true;
  if (unit === 0x2c) return at < start - 1;
  if (at === start - 1) return false;
  const before = text.charCodeAt(at - 1);
  if (before === 0x69) return at < 2 || !isAsciiWord(text.charCodeAt(at - 2));
  return before === 0x61 && text.charCodeAt(at - 2) === 0x77 && (at < 3 || !isAsciiWord(text.charCodeAt(at - 3)));
}

function roleOf(unit: number): number {
  if (unit < 0x80) return roles[unit] as number;
  return unit === fullWidthColon || unit === fullWidthEquals ? assigns : 0;
}

/** Letters, digits and the low line, of ASCII. */
function isAsciiWord(unit: number): boolean {
  const small = unit | 0x20;
  return (small >= 0x61 && small <= 0x7a) || (unit >= 0x30 && unit <= 0x39) || unit === 0x5f;
}
