import { assignedName, copulas, dashes } from './assigned-name.js';
import { beforePieces, longestPieces, mayFollowPiece } from './joined-pieces.js';

/** What the text before a value says about it. */
export interface Naming {
  readonly kind: 'password' | 'token';
  /**
   * Whether the value must look random: only space separates it from the name, as in `token 8a5de3…`, where a sentence would continue with a word; or a
   * dash or an opening bracket does, or the name is a plural.
   */
  readonly isLoose: boolean;
  /** Whether such names often have a mere number or a title as their value: a UUID, or a word with a number, is then not a secret. */
  readonly mayBeNumbered?: boolean;
  /** Whether the value must be the rest of the line: `ana@example.org:S3cret`. */
  readonly endsLine?: boolean;
  /** Whether the name is a label on the line before, as when a form is copied. */
  readonly isLabel?: boolean;
  /** Shorter values are not its secrets. */
  readonly leastLength?: number;
}

/** Maximum length of a name with its assignment. */
export const longestName = 64;

/** Quotes with backslashes: JSON nested in JSON. */
const quotes = '[\\\\"\'`]{0,6}';
/** A name that may be separated from its secret by a space only, and the space. */
const loose = new RegExp(
  `(?:((?<![A-Za-z])key|[_.-]key|[a-z]Key|KEY|[Tt]oken|TOKEN|[Ss]ecret|SECRET)|_(?:PASS|PWD|PASSWORD|pass|pwd))["'\`\\])]{0,3}\\s{1,4}${quotes}$`,
);
/** A letter followed by quotes and spaces at the end of a text. */
const letterAtEnd = /[A-Za-z]["'`\])\\]{0,3}\s{1,4}["'`\\]{0,6}$/;

/** Also misspelt: `psswrd`. */
const passwordName =
  /(?:p[as]{1,3}w(?:o?r)?ds?|securestring|passwd|pwd|passphrase|passcode|(?<!by|com|sur|tres|over|under)pass|(?<![A-Za-z])(?:pw|psk))$/i;
const secretName =
  /(?:token|secret|api[ _.-]?key|access[ _.-]?key|auth|authorization|credential|credentials|private[ _.-]?key|secret[ _.-]?key|signing[ _.-]?key|encryption[ _.-]?key|[_.-]key|[a-z]Key|\bkey|KEY|webhook|session|cookie|bearer|salt|login|access[ _.-]?id|key[_-]?base|secret[_ ]?value|client[ _.-]?secret|(?<![A-Za-z])pat|__com)(s?)$/i;
/** A cheaper test: a part of each such name. */
const mayName =
  /pass|p[as]sw|pss|psw|psk|pwd|pw|token|secret|key|auth|credential|webhook|session|cookie|bearer|salt|login|access|pat(?![a-z])|__com/i;
/** Names of keys that are not secret. */
const harmlessName =
  /(?:public|public[ _.-]?key|publishable|registry|websocket|foreign|primary|sort|partition|cache|row|hash|map|object|(?<!azure[ _.-]?)storage|dictionary|index|i18n|translation|lookup|group|unique|shortcut|hot|natural|range|composite|key_?vault|(?<!bit)bucket|s3|file|message|routing|csrf|next|page|continuation|sync|cancellation|idempotency)[ _.-]?(?:key|token)$/i;
/** Names of what often has a UUID, a number or a title, which are not secret then: `session=3f2b8c1e-…`, `key: Level2000!`. Those of services that have such keys say `token` or `api_key`. */
const numberedName = /(?:session|login|webhook|access[ _.-]?id|(?<![A-Za-z_.-])key)$/i;
/** A resource of AWS has no secret in its name: `arn:aws:secretsmanager:eu-west-1:123456789012:secret:db-Xy12Zw`. */
const withinArn = /(?<![a-z])arn:aws[\w:-]*$/;
/** A dash between spaces, or an opening bracket, before a value: an assignment that is good enough for secrets only. */
export const looseSign = new RegExp(`(?:\\s[${dashes}]\\s{1,12}|[[{]\\s{0,8})${quotes}$`);
/** A line of a list of accounts: an e-mail address, and the sign before its password. */
const account = /(?:^|[\n\r])["']?[\w.+-]{1,40}@[\w-]{1,30}(?:\.[\w-]{2,20}){1,3}["']?[:|]["']?$/;
/** What a password is for: `password for the wifi:`. */
const passwordFor = new RegExp(
  `(?:pass(?:word|code|phrase|wd)?s?|pw|pwd) (?:for|of|to) (?:[\\w'’@.-]{1,20} ){0,3}[\\w'’@.-]{1,20}\\s?(?:[:=]| (?:is|was))\\s{1,4}${quotes}$`,
  'i',
);
/** The same of a token, which must look random: `token for staging: 8a5de3…`. */
const tokenFor = new RegExp(
  `(?:token|secret|(?:api|access|secret) key) (?:for|of) (?:[\\w'’.-]{1,20} ){0,2}[\\w'’.-]{1,20}\\s?(?:[:=]| (?:is|was))\\s{1,4}${quotes}$`,
  'i',
);
/** In Terraform the name of a variable precedes its default. */
const variable = /variable\s{1,4}"([\w-]{1,40})"\s{0,4}\{[^{}]*$/;

/** The value of a setting that is not set: `config("SECRET_KEY", default="…")`. */
const fallback = /\(\s{0,4}["']([\w.-]{1,40})["'],\s{1,4}default\s?=\s?["']$/;

/** A member with the name of another one's value: `"name": "DB_PASSWORD", "value": "…"`. */
const namedMember =
  /(?:name|key)["']?\s{0,2}[:=]\s{0,2}["']?([\w.-]{1,40})["']?(?:,\s{0,12}["']?|\s{1,12})(?:parameter)?value["']?\s{0,2}[:=]\s{0,2}["']?$/i;
/** The key before a value in property lists and in XML: `<key>password</key><string>`, `<Password><Value>`. */
const inElement = /<(?:key>)?([\w.-]{1,30})(?:<\/key)?>\s{0,8}<(?:string|value)>$/i;

/** Words for "password" in other languages. */
export const foreignNames = [
  'password|passwort|kennwort|mot de passe|contraseña|clave|senha|palavra-passe|wachtwoord|hasło|heslo',
  'jelszó|parol|parola|parolă|parole|şifre|lösenord|adgangskode|passord|salasana|slaptažodis|lozinka',
  'пароль|парола|лозинка|κωδικός|密码|密碼|口令|パスワード|비밀번호|암호|كلمة المرور|كلمة السر|סיסמה|סיסמא|पासवर्ड',
  'รหัสผ่าน|mật khẩu|kata sandi',
].flatMap((names) => names.split('|'));
/** What a password is for: `mot de passe du wifi`. */
const purpose =
  '(?:\\s(?:für|vom|von|zum|des?|del|della|dello|do|da|du|pour|para|per|voor|van|dla|do|till?|for|для|от|к)(?:\\s[\\p{L}\\d-]{1,20}){1,3})?';
/** Assignment signs outside ASCII: full-width ones, and copulas and particles of East Asian languages. */
export const foreignSigns = '：＝是為为はが은는이가';
/** A look-behind from the start of a value: such a word, and an assignment. */
const foreignPassword = new RegExp(
  `(?<=(?:${foreignNames.join('|')})${purpose}["'\`]{0,2}(?:\\s{0,4}[:=${foreignSigns}]|\\s{1,4}(?:${copulas.join('|')})(?=\\s))\\s{0,4}["'\`]{0,2})`,
  'iuy',
);

/** A label for a password on a line of its own. */
const label = new RegExp(
  `(?:^|[\\n\\r])[ \\t]{0,4}(?:[\\p{L}-]{1,12} )?(?:password|passcode|passphrase|${foreignNames.join('|')})[ \\t]{0,2}(?:\\r?\\n[ \\t]{0,8}){1,2}$`,
  'iu',
);
const onNextLine = /\n[ \t]{0,8}$/;

function isLabelled(before: string): boolean {
  return onNextLine.test(before.slice(-longestIndent)) && label.test(before);
}

const longestIndent = 9;

/** Memo of the last query. */
const last: { before: string; naming: Naming | undefined } = { before: '', naming: undefined };

/** What the text before a value says about it; undefined if nothing marks the value as a secret. */
export function namingOf(before: string): Naming | undefined {
  if (before !== last.before) {
    last.naming = readNaming(before);
    last.before = before;
  }
  return last.naming;
}

function readNaming(before: string): Naming | undefined {
  if (isForeignPassword(before, before.length)) return { kind: 'password', isLoose: false };
  if (isKeyMember(before)) return { kind: 'token', isLoose: true, leastLength: leastOfKey };
  if (endsAccount(before)) return { kind: 'password', isLoose: false, endsLine: true };
  if (isLabelled(before)) return { kind: 'password', isLoose: false, endsLine: true, isLabel: true };
  if (!mayName.test(before) || withinArn.test(before)) return undefined;
  if (isLoose(before)) return looseNaming(before);
  const naming = assignedNaming(nameIn(before), looseSign.test(before));
  return naming ?? purposeNaming(before);
}

function purposeNaming(before: string): Naming | undefined {
  if (passwordFor.test(before)) return { kind: 'password', isLoose: false };
  return tokenFor.test(before) ? { kind: 'token', isLoose: true } : undefined;
}

/** Most values follow other signs, so that the expression is seldom needed. */
function endsAccount(before: string): boolean {
  return /[:|]["']?$/.test(before.slice(-2)) && account.test(before);
}

/** The private members of keys in JSON: `{"kty":"EC","d":"…"}`. */
const keyMember = /["{,\s]\\{0,3}"(?:[dkpq]|d[pq]|qi)\\{0,3}"\s?:\s?\\{0,3}"$/;
/** The shortest are keys of 256 bits, in base64url. */
const leastOfKey = 42;

function isKeyMember(before: string): boolean {
  return before.endsWith('"') && keyMember.test(before.slice(-longestMember));
}

const longestMember = 18;

function nameIn(before: string): string | undefined {
  const assigned = assignedName(before);
  if (assigned === 'default') return (variable.exec(before) ?? fallback.exec(before))?.[1];
  if (!/^(?:(?:parameter)?value|string)$/i.test(assigned ?? '')) return assigned;
  return (namedMember.exec(before) ?? inElement.exec(before))?.[1] ?? assigned;
}

/** Whether the text ends with neither a sign nor a word that assigns. */
function isLoose(before: string): boolean {
  return letterAtEnd.test(before) && !copulaAtEnd.test(before);
}

/** The number of a public key: `gpg: using RSA key 8D794BC891F646B4`. */
const keyOfPgp = /\b(?:gpg|pgp|gnupg)\b[^\n]{0,24}\bkey\s$/i;

function looseNaming(before: string): Naming | undefined {
  const found = loose.exec(before);
  if (found === null || keyOfPgp.test(before)) return undefined;
  const [, token] = found;
  // #define WIFI_PASS "S3cret"
  if (token === undefined) return { kind: 'password', isLoose: !/["'`]$/.test(before) };
  const isHarmless = harmlessName.test(before.slice(0, found.index + token.length));
  return isHarmless ? undefined : { kind: 'token', isLoose: true };
}

/** The number or version of a password among several: `ses_smtp_password_v4`. */
const numbered = /[_-]?v?\d{1,2}$/i;

function assignedNaming(assigned: string | undefined, isLoose: boolean): Naming | undefined {
  if (assigned === undefined) return undefined;
  if (passwordName.test(assigned.replace(numbered, ''))) return { kind: 'password', isLoose };
  const plural = secretName.exec(assigned)?.[1];
  if (plural === undefined || harmlessName.test(plural === '' ? assigned : assigned.slice(0, -1))) return undefined;
  return { kind: 'token', isLoose: isLoose || plural !== '', mayBeNumbered: numberedName.test(assigned) };
}

/** Whether a possible name of a secret with an assignment precedes a position. */
export function mayBeNamed(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - longestName), start);
  if (before !== lastAsked.before) {
    lastAsked.isNamed = readNamed(before, text, start);
    lastAsked.before = before;
  }
  return lastAsked.isNamed || mayBePiece(text, start);
}

/** Memo of the last query: the guard and the lookahead test ask about the same position. */
const lastAsked: { before: string; isNamed: boolean } = { before: '', isNamed: false };

/** Whether a further piece of such a value begins here: `token = "abF8kqZ2" + "91LmnTv7xQ"`. */
function mayBePiece(text: string, start: number): boolean {
  if (!mayFollowPiece(text, start)) return false;
  const first = beforePieces(text.slice(Math.max(0, start - longestPieces), start));
  return first !== undefined && readNamed(first.slice(-longestName), text, start);
}

function readNamed(before: string, text: string, start: number): boolean {
  if (mayName.test(before) && (isLoose(before) ? loose.test(before) : assignedName(before) !== undefined)) return true;
  return endsAccount(before) || isLabelled(before) || isKeyMember(before) || isForeignPassword(text, start);
}

/** By unit: 1 if a word for "password" ends with it. All units outside ASCII are accepted. */
const endsForeign = new Uint8Array(0x80);
for (const name of foreignNames)
  for (const last of [name.slice(-1), name.slice(-1).toUpperCase()])
    if (last.charCodeAt(0) < 0x80) endsForeign[last.charCodeAt(0)] = 1;
/** One more than the quotes and spaces allowed on one side of the sign. */
const tooManyBetween = 8;

const endOfCopula = new RegExp(`\\s(?:${copulas.join('|')})$`, 'i');
const copulaAtEnd = new RegExp(`\\s(?:${copulas.join('|')})\\s{1,4}${quotes}$`);
/** Length of the longest copula, plus the space before it. */
const longestCopula = 7;

/** Whether a word for "password" in another language and an assignment precede a position. Two units rule out most positions. */
function isForeignPassword(text: string, place: number): boolean {
  const sign = beforeQuotes(text, place);
  const unit = text.charCodeAt(sign);
  // The last letter of a copula may be outside ASCII: "la password del router è …".
  if (unit !== colon && unit !== equals && !foreignSigns.includes(text.charAt(sign))) {
    if (!endOfCopula.test(text.slice(Math.max(0, sign + 1 - longestCopula), sign + 1))) return false;
  } else {
    const last = text.charCodeAt(beforeQuotes(text, sign));
    if (last < 0x80 && endsForeign[last] === 0) return false;
  }
  foreignPassword.lastIndex = place;
  return foreignPassword.test(text);
}

/** The index before a run of ASCII quotes and spaces. */
function beforeQuotes(text: string, place: number): number {
  let at = place - 1;
  for (const least = at - tooManyBetween; at > least; at -= 1) {
    const unit = text.charCodeAt(at);
    if (unit > space && unit !== 0x22 && unit !== 0x27 && unit !== 0x60) break;
  }
  return at;
}

const space = 0x20;
const colon = 0x3a;
const equals = 0x3d;
