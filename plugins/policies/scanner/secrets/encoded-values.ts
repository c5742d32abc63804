import { certain, likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { isPassword } from './chosen-passwords.js';
import { isKnownToken } from './known-tokens.js';
import { placesIn } from '../places-in-match.js';
import { scoreOfNamed } from './named-values.js';
import { longestName, namingOf } from './secret-names.js';

/** A quotation mark of HTML, once or twice encoded, of percent encoding, of JSON, and one after the equals sign of quoted-printable. */
const quote = '&(?:amp;)?(?:quot|apos|#(?:34|39|x22|x27));|%2[27]|\\\\u002[27]|=3D["\']';
const quoted = new RegExp(`^(${quote})(.+?)(?:${quote}|["'])$`, 'd');
const encodedSigns = new RegExp(`${quote}|%3[ADad]|&#(?:58|61|x3[ad]);|\\\\u003[ad]|=3D`, 'gi');
/** Encoded signs take the place of up to ten characters. */
const longestEncodedName = 2 * longestName;

/** Values between encoded quotation marks: `&quot;password&quot;: &quot;…&quot;`, `%22token%22%3A%22…%22`, `token=3D"…"`. */
const betweenEncodedQuotes: Detector = {
  category: 'GENERIC_SECRET',
  pattern: `(?:${quote})[!#$(-:?-\\[\\]-~]{6,200}(?:${quote}|["'])`,
  score: likely,
  besideDigits: true,
  places: (candidate) => {
    const found = quoted.exec(candidate.text);
    const range = found?.indices?.[2];
    if (!found || !range) return undefined;
    const before = candidate.before(longestEncodedName) + candidate.text.slice(0, range[0]);
    const naming = namingOf(before.replaceAll(encodedSigns, signOf).slice(-longestName));
    const score = naming && scoreOfNamed(found[2] as string, naming);
    return score ? placesIn(candidate, [range], score) : undefined;
  },
};

/** An equals sign, with or without the quotation mark after it, a colon, or a quotation mark. */
function signOf(encoded: string): string {
  if (encoded.startsWith('=3D')) return `=${encoded.slice('=3D'.length)}`;
  if (/3d/i.test(encoded) || /61/.test(encoded)) return '=';
  return /3a|58/i.test(encoded) ? ':' : '"';
}

/** How tokens, URLs with a password, and the files of accounts begin in base64. */
const beginnings = [
  'Z2h[wv1zy]X|Z2l0aHViX3BhdF|Z2xwYXQt|c2stYW50|c2stcHJv|c2tfbGl2|cmtfbGl2|eG94[YbcZ]|QUtJQ|QUl6Y|bnBtX|aGZf|R09DU1BYL|U0cu',
  'cG9zdGdyZX|bXlzcWw6Ly|bXNzcWw6Ly|bW9uZ29kYi|cmVkaXM6Ly|cmVkaXNzOi8v|YW1xcDov|YW1xcHM6Ly|aHR0cHM6Ly|bWFyaWFkYjov',
].join('|');
/** `{"type": "service_account"` and `{"auths":`, also on several lines. */
const filesOfAccounts =
  'eyJ0eXBlIjo|ewogICJ0eXBlIjog|ewogICAgInR5cGUiO|eyJhdXRocyI6|ewogICJhdXRocyI6|ewoJImF1dGhzIj|ewogICAgImF1dGhzIj';

/** In base64, as in the secrets of Kubernetes. */
const inBase64: Detector = {
  category: 'ACCESS_TOKEN',
  pattern: `(?:${beginnings})[A-Za-z\\d+/]{12,250}={0,2}`,
  score: certain,
  besideDigits: true,
  longestOnly: true,
  check: isSecretInBase64,
  tail: { kind: 'characters', characters: /[A-Za-z\d+/=]/ },
};

/** The account of a service (Google), and those of a registry of images (Docker). */
const fileInBase64: Detector = {
  category: 'ACCESS_TOKEN',
  pattern: `(?:${filesOfAccounts})[A-Za-z\\d+/]{16,250}`,
  score: certain,
  besideDigits: true,
  longestOnly: true,
  check: ({ text }) => /"auths"|"service_account"/.test(decoded(text)),
  tail: { kind: 'characters', characters: /[A-Za-z\d+/=]/ },
};

function isSecretInBase64({ text }: Candidate): boolean {
  const secret = decoded(text);
  const password = /^[a-z][a-z\d+.-]{1,20}:\/\/[^\s/:@]{0,64}:([^\s/@]{3,128})@/.exec(secret)?.[1];
  return password === undefined ? isKnownToken(secret.trimEnd()) : isPassword(password);
}

function decoded(base64: string): string {
  return Buffer.from(base64, 'base64').toString('latin1');
}

export const encodedValues: readonly Detector[] = [betweenEncodedQuotes, inBase64, fileInBase64];
