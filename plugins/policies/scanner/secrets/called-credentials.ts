import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Range } from '../engine/detectors/place-reader.js';
import { isChosen } from './chosen-passwords.js';
import { placesIn } from '../places-in-match.js';

const text = '(?:"[^"\\n]{0,60}"|\'[^\'\\n]{0,60}\')';
const name = '[\\w.$:@>\\[\\]-]{1,40}';
const credential = { category: 'AUTHORIZATION', score: likely, besideDigits: true, longestOnly: true } as const;
const texts = /(["'])(.*?)\1/dg;

/**
 * A user and a password that are passed to a function, in this order: `auth=("ana", "S3cret")`, `connect("host", "ana", "S3cret")`. The password is the second
 * text or a later one.
 */
export const calledCredentials: readonly Detector[] = [
  {
    ...credential,
    pattern:
      `(?:auth|Auth|basic_auth|(?:HTTP)?(?:Basic|Digest)Auth(?:entication)?|[Ss]etBasicAuth|withBasicAuth|basicAuth|login|Login|log_in|signIn|sign_in|authenticate|(?:Network|UsernamePassword|PSCredential)?Credentials?|UsernamePassword\\w*|PasswordAuthentication|connect|Connect|mysqli(?:_connect)?|PDO|DBI->connect|getConnection|FTP(?:_TLS)?|SMTP) ?=? ?[( ] ?` +
      `(?:${name}, ?){0,2}${text}(?:, ?(?:Some\\()?${text}){1,4}`,
    places: (candidate) => placesIn(candidate, textsIn(candidate.text).slice(1).flatMap(passwordOf)),
  },
  {
    ...credential,
    pattern: `(?:getConnection|PasswordAuthentication|(?:Network)?Credentials?|login|connect) ?\\( ?(?:${name}, ?){1,2}${text}`,
    places: (candidate) =>
      /password|passwd|pwd|user/i.test(candidate.text)
        ? placesIn(candidate, textsIn(candidate.text).slice(0, 1).flatMap(passwordOf))
        : undefined,
  },
  // A key with which something is signed, after what is signed or the name of the method.
  {
    ...credential,
    category: 'GENERIC_SECRET',
    pattern: `(?:[Jj](?:wt|WT)\\.(?:sign|verify|encode|decode)|createHmac) ?\\( ?(?:${name}|\\{[^{}\\n]{0,80}\\}|${text}), ?${text}`,
    places: (candidate) => placesIn(candidate, textsIn(candidate.text).slice(-1).flatMap(passwordOf)),
  },
];

function textsIn(match: string): readonly RegExpExecArray[] {
  return Array.from(match.matchAll(texts));
}

function passwordOf({ 2: content = '', indices }: RegExpExecArray): readonly Range[] {
  const range = indices?.[2];
  return range && isPassword(content) ? [range] : [];
}

/** Other arguments are hosts, names of databases, messages and formats. */
function isPassword(content: string): boolean {
  return (
    content.length >= 6 &&
    !/\s|^[\w-]+(?:\.[\w-]+)+$|^[A-Za-z]+[_-]?\d{0,4}$|%[sd]|@\w+\./.test(content) &&
    isChosen(content)
  );
}
