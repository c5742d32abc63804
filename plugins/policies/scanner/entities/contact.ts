import { certain, possible, weak } from '../certainty.js';
import type { Detector } from '../detector.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { looseSign } from '../secrets/secret-names.js';
import { encodedAddress, opensEncodedAddress } from './encoded-addresses.js';
import { bracketedAddress, opensBracketedAddress, spelledAddress } from './spelled-addresses.js';

/** Members of a class: scripts that are written without spaces, or attach endings to foreign words. */
const unspacedScripts =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const unspaced = `[${unspacedScripts}]`;
/** A letter of another script. */
const spaced = `[^\\P{L}${unspacedScripts}]`;
const label = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?';
/** A part of a domain in which an address ends where the other kind of script begins: `邮箱a@b.org请查收`. */
const labelOfOneKind = `(?:(?:${spaced}|\\d)(?:(?:${spaced}|[\\d-]){0,61}(?:${spaced}|\\d))?|[${unspacedScripts}\\d]{1,30})`;
const domainOfOneKind = `@(?:${labelOfOneKind}\\.){1,8}(?:xn--[a-z\\d-]{2,20}|${spaced}{2,24}|${unspaced}{2,8})`;
/** Generic top-level domains, and two-letter country codes. */
const topLevel =
  '(?:com|org|net|edu|gov|mil|int|info|biz|name|site|online|shop|app|dev|cloud|tech|store|blog|[a-z]{2})';

/** A character of a link, and one that may be its last: signs of a sentence are not. */
const ofLink = '[^\\s<>"\'`{}|\\\\^]';
const lastOfLink = '[^\\s<>"\'`{}|\\\\^.,;:!?\\]]';

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** ASCII characters that the local part of an address starts with. */
const nameBegins = `${letters}${letters.toUpperCase()}0123456789_`;

const emailLookahead: LookaheadTest = {
  firstCharacters: nameBegins,
  passes: (ahead) => opensEmail(ahead) || opensEncodedAddress(ahead) || opensBracketedAddress(ahead),
};

const hostLookahead: LookaheadTest = {
  firstCharacters: nameBegins.replace('_', ''),
  passes: (lookahead) => lookahead.mayInclude(fullStop),
};
const fullStop = 0x2e;

/** Contact data other than telephone numbers. */
export const contact: readonly Detector[] = [
  {
    category: 'EMAIL_ADDRESS',
    // The name may end with a quotation mark: `"ada"@example.org`, without the first one, which may be any. `_ada@example.org_` is in italics.
    pattern: `(?:${spaced}|[\\d_])(?:${spaced}|[\\d._%+'&=!#$*/?^\`{|}~-]){0,63}"?${domainOfOneKind}_{0,2}`,
    score: certain,
    besideDigits: true,
    check: isEmail,
    lookahead: emailLookahead,
  },
  { ...encodedAddress, lookahead: emailLookahead },
  { ...bracketedAddress, lookahead: emailLookahead },
  spelledAddress,
  {
    category: 'EMAIL_ADDRESS',
    pattern: `${unspaced}[${unspacedScripts}\\d._-]{0,30}${domainOfOneKind}`,
    score: certain,
    besideDigits: true,
    check: isEmail,
    // Some of these scripts have digits of their own, which are read as ASCII ones.
    lookahead: emailLookahead,
  },
  {
    category: 'URL',
    // The rest is the tail, which knows brackets.
    pattern: `(?:https?|ftp|wss?)://[^\\s<>"'\`{}|\\\\^/?#()]{0,}[^\\s<>"'\`{}|\\\\^/?#().,;:!\\]*~]`,
    ignoreCase: true,
    score: possible,
    besideDigits: true,
    tail: { kind: 'link', characters: /[^\s<>"'`{}|\\^]/ },
    check: ({ text, behind }) => /\.\p{L}/u.test(text) || /localhost|\d/.test(text) || /^\/[\w~]/.test(behind),
  },
  {
    category: 'URL',
    pattern: `(?:${label}\\.){1,5}${topLevel}(?:/(?:${ofLink}{0,119}${lastOfLink})?)?`,
    score: possible,
    besideDigits: true,
    lookahead: hostLookahead,
    precheck: ({ text }) => lengthWithBrackets(text),
    check: ({ text }) =>
      lengthWithBrackets(text) === text.length && /\p{L}/u.test(text) && !/^[\d.]+$/.test(text) && !isFileName(text),
  },
  {
    category: 'USERNAME',
    pattern: '@?[A-Za-z]{1,20}[\\d_.-][\\w.-]{0,19}[\\w-]',
    score: weak,
    contextScore: certain,
    context: ['username', 'user name', 'login name', 'user id', 'userid', 'screen name', 'handle', 'nickname'],
    group: 'values',
    longest: 42,
    check: (candidate) =>
      !looseSign.test(candidate.before(longestSign)) && !isCode(candidate) && isIntroduced(candidate),
  },
  {
    category: 'AGE',
    pattern: '(?:1[01]\\d|[1-9]?\\d)[ -](?:years?|yrs?|months?)[ -](?:old|of age)|(?:aged|age) (?:1[01]\\d|[1-9]?\\d)',
    ignoreCase: true,
    score: possible,
  },
];

/** The length of a link up to a closing bracket that it has not opened, and without signs after it. */
function lengthWithBrackets(text: string): number {
  let open = 0;
  let end = 0;
  for (; end < text.length; end += 1) {
    if (text[end] === '(') open += 1;
    else if (text[end] === ')' && (open -= 1) < 0) break;
  }
  while (end > 0 && /[.,;:!?\]*_~(]/.test(text[end - 1] as string)) end -= 1;
  return end;
}

/** Characters of a dash or a bracket before a value, with spaces and quotes. */
const longestSign = 16;

const fileExtensions =
  /\.(?:js|ts|py|md|rs|sh|cc|pl|so|mk|cs|go|rb|kt|hs|ml|vb|db|gz|xz|bz|ps|ai|in|am|la|pm|tf|mm|bak|txt|png|jpe?g|gif|svg|json|ya?ml|xml|html?|css|pdf|zip|docx?|xlsx?)$/i;

/** The names that programs give what holds the name of a user, and the objects they belong to: `parsed.username`, `find_userid`. */
const nameOfVariable =
  /(?:user_?name|user_?id|login_?name|nick_?name|handle|passw(?:or)?d)|^(?:self|this|os|logging|logger)\./i;

/** `host: smtp.example.com` beside a name. */
const hostName = /^(?:[a-z\d-]+\.){2,}(?:com|net|org|io|dev|eu|local|internal|example)$/i;

/** Whether a name with signs is part of a program, or of a text about one: `os.environ.copy()`, `session.proxies = {`, `some-key: value`, `sample.gz`, `e.g.`, and what is passed: `User(username=oauth_header)`. */
function isCode(candidate: Candidate): boolean {
  const { text, behind } = candidate;
  if (text.startsWith('@')) return false;
  return (
    /^(?:[([\w-]|\.\w| =|:[ \n])/.test(behind) ||
    (/^[,)]/.test(behind) && /\w=$/.test(candidate.before(2))) ||
    hostName.test(text) ||
    nameOfVariable.test(text) ||
    isFileName(text) ||
    /^(?:e\.g|i\.e)\b/.test(text)
  );
}

/** What stands between the words for it and the name of a user: a few words, and a sign; no brackets and commas, as in code. */
const introducesUser =
  /(?:user[ _-]?(?:name|id)|(?:login|screen)[ _-]?name|handle|nick[ _-]?name)s?(?![\w-])["'`*]{0,3}[\w '’@]{0,40}(?:\([\w ]{1,20}\))?(?:[:=>]|->)?[\s"'`*[]{0,12}$/i;
const longestIntroduction = 64;

function isIntroduced(candidate: Candidate): boolean {
  return introducesUser.test(candidate.before(longestIntroduction));
}

function isFileName(text: string): boolean {
  return fileExtensions.test(text) && !text.includes('/') && text.split('.').length === 2;
}

/** Number of characters in the local part of an address. */
const [leastLong, longestName] = [12, 64];
/** By ASCII unit: 1 for characters of a local part. */
const goesOn = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  /[a-z\d._%+'&=!#$*/?^`{|}~-]/i.test(String.fromCharCode(unit)) ? 1 : 0,
);

/** Whether an `@` follows a possible local part. True also for a short run, where reading would end soon anyway. */
function opensEmail(ahead: Lookahead): boolean {
  if (!ahead.mayInclude(atSign)) return false;
  for (let at = 1, last = 0; at <= longestName; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit || unit >= goesOn.length) return true;
    if (last === fullStop && (unit === fullStop || unit === atSign)) return false;
    if (goesOn[unit] === 0) return unit === atSign || unit === quotationMark || at < leastLong;
    last = unit;
  }
  return false;
}

const [atSign, quotationMark] = [0x40, 0x22];

/** RFC 5321 as used in practice: no full stop at the edges of the local part, and no two in a row. */
/** A name and its value in a form or a query: `user=ada@example.org`. Tags of lists have signs before them: `bounce+ada=example.org`. */
const named = /(?:^|[?&/;])[A-Za-z_]\w{0,30}=[^=+]/;

function isEmail({ text }: Candidate): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = text.slice(at + 1).replace(/_+$/, '');
  // Everybody is called so on servers of Git: `git clone git@example.org:team/tool.git`.
  if (local === 'git') return false;
  if (text.endsWith('_') && !local.startsWith('_')) return false;
  if (/[./]$/.test(local) || local.includes('..') || domain.includes('..') || named.test(local)) return false;
  // A package with its version, `request@2.88`: digits of other scripts are read as these, too.
  return !/\.(?:\d+|png|jpe?g|gif|svg|webp|js|ts|css|map)$/i.test(domain);
}
