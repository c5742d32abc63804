import { certain, likely, possible } from '../certainty.js';
import { type Detector, graded } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { isChosen, isPassword } from './chosen-passwords.js';
import { placesIn } from '../places-in-match.js';
import { isMadeOfWords, isPlaceholder, isRandomLetters } from './randomness.js';

const lengthOfAwsKey = 40;

/** Digests, which often stand in rows of such values, have no capitals. */
function isMixedKey(key: string): boolean {
  return /[A-Z]/.test(key) && /[g-z]/.test(key) && !isPlaceholder(key);
}

const privateKey = { category: 'PRIVATE_KEY', score: certain, besideDigits: true } as const;
const webToken = { category: 'JSON_WEB_TOKEN', score: certain, besideDigits: true } as const;

/** Secrets with a format of their own. */
export const structuredSecrets: readonly Detector[] = [
  {
    ...privateKey,
    pattern: '-{5}BEGIN(?: [A-Z\\d]{1,12}){0,4} PRIVATE KEY(?: BLOCK)?-{5}',
    tail: { kind: 'until', end: /-----END[ A-Z\d]{0,40}PRIVATE KEY(?: BLOCK)?-----/g, endLength: 80 },
  },
  {
    ...privateKey,
    pattern: '-{4} BEGIN SSH2 (?:[A-Z]{1,12} ){0,2}PRIVATE KEY -{4}',
    tail: { kind: 'until', end: /---- END [ A-Z\d]{0,40}PRIVATE KEY ----/g, endLength: 80 },
  },
  {
    ...privateKey,
    // A whole file in base64, as in Kubernetes: "-----BEGIN ", and "PRIVATE KEY" after the kinds of keys.
    pattern: 'LS0tLS1CRUdJTi[A-Za-z\\d+/]{0,24}(?:UFJJVkFURSBLRV|QUklWQVRFIEtFW|BSSVZBVEUgS0VZ)[A-Za-z\\d+/]{16}',
    tail: { kind: 'characters', characters: /[\w+/=]/ },
  },
  {
    ...privateKey,
    // The same without its first and last line: keys of RSA, of elliptic curves (P-256, P-384, Ed25519), and of OpenSSH.
    pattern:
      '(?:MII[A-Za-z\\d+/]{3}IBA(?:DANBgkqhkiG9w0BAQEFAASC|AKC)|MHcCAQEEI|MIGkAgEBBD|MIGHAgEAMBMGByqGSM49AgEG|MIG2AgEAMBAGByqGSM49AgEG|MC4CAQAwBQYDK2VwBCIEI|b3BlbnNzaC1rZXktdjEA)[A-Za-z\\d+/]{24}',
    longestOnly: true,
    check: ({ text }) => !isPlaceholder(text),
    tail: { kind: 'lines' },
  },
  {
    ...privateKey,
    pattern: 'PuTTY-User-Key-File-\\d:',
    tail: { kind: 'until', end: /Private-(?:MAC|Hash): [a-f\d]{40,64}/g, endLength: 80 },
  },
  {
    ...webToken,
    pattern: 'e[yw][A-Za-z\\d_-]{15,250}\\.e[yw][A-Za-z\\d_-]{8}',
    tail: { kind: 'characters', characters: /[\w./+=-]/ },
  },
  {
    ...webToken,
    // Encrypted: what follows the header is no JSON, and is empty if there is no key. The header begins with `alg`, `enc`, `typ` or `kid`.
    pattern: 'eyJ(?:hbGci|lbmMi|0eXAi|raWQi)[A-Za-z\\d_-]{10,250}\\.{1,2}[A-Za-z\\d_-]{16}',
    tail: { kind: 'characters', characters: /[\w./+=-]/ },
  },
  {
    ...webToken,
    // The same, base64-encoded twice.
    pattern: 'ZXlK(?:[A-Za-z\\d+/_-]){60}',
    tail: { kind: 'characters', characters: /[\w/+=-]/ },
  },
  {
    category: 'URL_CREDENTIALS',
    pattern: '[a-z][a-z\\d+.-]{1,20}://[^\\s/:@"\'<>]{0,64}:[^\\s/@"\'<>]{3,128}@[\\w.-]{1,80}',
    score: certain,
    besideDigits: true,
    longestOnly: true,
    check: graded(certain, isUserOfUrl),
  },
  {
    category: 'URL_CREDENTIALS',
    // A token in place of a user: `https://9166e83185…@github.com/team/tool.git`.
    pattern: 'https?://[A-Za-z\\d_-]{20,100}@(?:[\\w-]{1,40}\\.){0,3}(?:github|gitlab|bitbucket|gitea)\\.[\\w.-]{2,40}',
    score: certain,
    besideDigits: true,
    longestOnly: true,
    check: ({ text }) => isTokenOfUrl(text.slice(text.indexOf('//') + 2, text.indexOf('@'))),
  },
  {
    category: 'AUTHORIZATION',
    pattern: '(?:bearer|basic|token|apikey|api-key|digest|negotiate|ssws) [A-Za-z\\d+/=._~-]{12,250}',
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    check: graded(certain, isHeader),
  },
  {
    category: 'AUTHORIZATION',
    pattern: '(?:-u|--user|--proxy-user|-U)(?: {1,3}|=)["\']?[^\\s"\':$]{1,64}:[^\\s"\'$][^\\s"\']{2,99}',
    score: likely,
    besideDigits: true,
    longestOnly: true,
    check: (candidate) =>
      /\bcurl\b/.test(candidate.before(64)) && isPassword(candidate.text.slice(candidate.text.lastIndexOf(':') + 1)),
  },
  // A keyword and the value after a space: SQL, Dockerfiles, options, .netrc.
  {
    category: 'AUTHORIZATION',
    pattern:
      '(?:(?:(?:mysql|postgres|mariadb|mongo|redis|rabbitmq|db|admin|root|sa|app|vault)_(?:[a-z]{1,12}_){0,2})?password|passwd|requirepass|masterauth|identified by|identified with \\w{1,30} (?:by|as)|(?:key|store)pass(?:word)?|bindpw|auth_pass|snmp-server community|(?:enable|username [\\w.-]{1,40}) (?:secret|password)(?: \\d)?|ConvertTo-SecureString(?: -String)?|--(?:password|passwd|passphrase|secret-string|oauth2-bearer|token|api-?key|secret|access-token|auth-token)) {1,3}["\']?[^\\s"\'<$({\\[][^\\s"\'<>]{5,120}',
    ignoreCase: true,
    score: likely,
    besideDigits: true,
    longestOnly: true,
    check: ({ text }) => isChosen(text.slice(text.lastIndexOf(' ') + 1).replace(/^["']/, '')),
  },
  // The identifier of a key of AWS, and right after it the key.
  {
    category: 'ACCESS_TOKEN',
    pattern: 'A[KS]IA[A-Z2-7\\d]{16}["\'`]?(?:[ \\t]{0,3}[:,;|/=]|[ \\t]|\\r?\\n)[ \\t]{0,3}["\'`]?[A-Za-z\\d+/]{40}',
    score: certain,
    besideDigits: true,
    longestOnly: true,
    places: (candidate) => {
      const { length } = candidate.text;
      const key = candidate.text.slice(-lengthOfAwsKey);
      return isMixedKey(key) ? placesIn(candidate, [[length - lengthOfAwsKey, length]], certain) : undefined;
    },
  },
  // The key of one-time passwords, as in QR codes.
  {
    category: 'ACCESS_TOKEN',
    pattern: 'otpauth(?:-migration)?://[^\\s"\'<>]{1,160}[?&](?:secret|data)=[A-Za-z\\d%+/_-]{16,120}',
    ignoreCase: true,
    score: certain,
    besideDigits: true,
    longestOnly: true,
    check: ({ text }) => !isPlaceholder(text.slice(text.lastIndexOf('=') + 1)),
  },
  // A signed URL gives access to what it points to.
  {
    category: 'ACCESS_TOKEN',
    pattern: '[?&;](?:sig|X-Amz-Signature|X-Goog-Signature|Signature)=[A-Za-z\\d%+/_-]{40,250}={0,2}',
    score: likely,
    besideDigits: true,
    longestOnly: true,
  },
];

/** What stands for a password where the user is a token. */
const noPassword = /^x-(?:oauth-basic|token-auth)$/;

/** A server that has no name on the internet. */
const localHost = /@(?:[\w-]+|127\.[\d.]+|(?:[\w-]+\.)?example\.[a-z]+)$/;

/** Whether a URL has a password. One that is the name of its user on a server for a trial (`postgres:postgres@localhost`) counts only at `high`. */
function isUserOfUrl({ text }: Candidate): boolean | number {
  const [, user = '', password = ''] = /^([^:]*):(?:.*:)?([^:@]+)@/.exec(text.slice(text.indexOf('://') + 3)) ?? [];
  if (noPassword.test(password)) return isTokenOfUrl(user);
  return isPassword(password) && (password === user && localHost.test(text) ? possible : true);
}

function isTokenOfUrl(user: string): boolean {
  return user.length >= 20 && /\d/.test(user) && /[a-z]/i.test(user) && !isMadeOfWords(user) && !isPlaceholder(user);
}

/** In sentences a word follows "token": a header has a value. */
function isHeader(candidate: Candidate): boolean | number {
  const value = candidate.text.slice(candidate.text.indexOf(' ') + 1);
  return (
    isBasic(candidate.text, value) ||
    ((/\d/.test(value) ? /[a-z]/i.test(value) : isRandomLetters(value)) &&
      !isPlaceholder(value) &&
      isInHeader(candidate))
  );
}

/** Leaves of JSON come after their keys without quotation marks: `value: Bearer …`. */
function isInHeader(candidate: Candidate): boolean {
  const before = candidate.before(32);
  return (
    /authorization|-H|header|auth|^$|["']$/i.test(before) ||
    (/^bearer/i.test(candidate.text) && /[:=]\s?$/.test(before))
  );
}

/** The score of a header that names a user and a password in base64; false for anything else. */
function isBasic(header: string, value: string): number | false {
  if (!/^basic/i.test(header)) return false;
  const password = /^[!-9;-~]{1,64}:([!-~]{4,128})$/.exec(Buffer.from(value, 'base64').toString('latin1'))?.[1];
  return password !== undefined && isPassword(password) && certain;
}
