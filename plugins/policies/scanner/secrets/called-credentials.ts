import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import { isChosen } from './chosen-passwords.js';

const text = '(?:"[^"\\n]{0,60}"|\'[^\'\\n]{0,60}\')';
const name = '[\\w.$:@>\\[\\]-]{1,40}';
const texts = /(["'])(.*?)\1/g;

/**
 * A user and a password that are passed to a function, in this order: `auth=("ana", "S3cret")`, `connect("host", "ana", "S3cret")`. The password is the second
 * text or a later one.
 */
export const calledCredentials: readonly Detector[] = [
  {
    category: 'AUTHORIZATION',
    pattern:
      `(?:auth|Auth|basic_auth|(?:HTTP)?(?:Basic|Digest)Auth(?:entication)?|[Ss]etBasicAuth|withBasicAuth|basicAuth|login|Login|log_in|signIn|sign_in|authenticate|(?:Network|UsernamePassword|PSCredential)?Credentials?|UsernamePassword\\w*|PasswordAuthentication|connect|Connect|mysqli|PDO|DBI->connect|getConnection|FTP(?:_TLS)?|SMTP) ?=? ?[( ] ?` +
      `(?:${name}, ?){0,2}${text}(?:, ?(?:Some\\()?${text}){1,4}`,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    check: ({ text: match }) => hasPassword(match),
  },
  {
    category: 'AUTHORIZATION',
    pattern: `(?:getConnection|PasswordAuthentication|(?:Network)?Credentials?|login|connect) ?\\( ?(?:${name}, ?){1,2}${text}`,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    check: ({ text: match }) => /password|passwd|pwd|user/i.test(match) && isPassword(textsOf(match)[0] ?? ''),
  },
  {
    // The first record below a line with the names of columns, in CSV and in tables.
    category: 'AUTHORIZATION',
    pattern:
      '(?:login_)?(?:password|passwort|kennwort|passwd|pwd|contraseña|senha|mot de passe)["\']?(?:[ \\t]?[,;\\t|][^\\n]{0,80})?\\r?\\n(?:[|:+ -]{3,80}\\r?\\n)?[^\\n]{6,160}',
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    check: (candidate) => hasPasswordBelow(candidate.before(128), candidate.text),
  },
  {
    category: 'AUTHORIZATION',
    pattern: `values ?\\( ?(?:(?:${text}|\\w{1,20}), ?){0,5}${text}`,
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    check: (candidate) => /pass|pwd|kennwort/i.test(candidate.before(64)) && textsOf(candidate.text).some(isPassword),
  },
];

/** @param before what stands before the name of the column */
function hasPasswordBelow(before: string, match: string): boolean {
  const [header = '', ...records] = `${before.slice(before.lastIndexOf('\n') + 1)}${match}`.split(/\r?\n/);
  const [separator] = /[,;\t|]/.exec(header) ?? [];
  if (separator === undefined) return false;
  const column = header
    .split(separator)
    .findIndex((each) => /passw|kennwort|pwd|contraseña|senha|mot de passe/i.test(each));
  const cell = records.at(-1)?.split(separator)[column];
  return cell !== undefined && isPassword(cell.trim().replace(/^(["'`])(.*)\1$/, '$2'));
}

function hasPassword(match: string): boolean {
  const [, ...others] = textsOf(match);
  return others.some(isPassword);
}

function textsOf(match: string): readonly string[] {
  return Array.from(match.matchAll(texts), ([, , content = '']) => content);
}

/** Other arguments are hosts, names of databases, messages and formats. */
function isPassword(content: string): boolean {
  return (
    content.length >= 6 &&
    !/\s|^[\w-]+(?:\.[\w-]+)+$|^[A-Za-z]+[_-]?\d{0,4}$|%[sd]|@\w+\./.test(content) &&
    isChosen(content)
  );
}
