import { unitsOf } from '../../reading/ascii.js';
import { certain, likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import type { PlaceReader } from '../engine/detectors/place-reader.js';
import { placesIn } from '../places-in-match.js';
import { type Lookahead, unknownUnit } from '../engine/text/lookahead.js';

/** Words for the sign of an address. */
const atWord = '(?:at|ät|arroba|arobase|chiocciola|małpa|apenstaartje|klammeraffe|kukac|собака)';
/** Words for the full stop of a domain. */
const dotWord = '(?:dot|punkt|punto|point|ponto|punt|kropka|точка)';
const bracketedAt = '[[({<] ?(?:at|ät|arroba|arobase|@|a) ?[\\])}>]';
const bracketedDot = `[[({<] ?(?:${dotWord}|\\.|d) ?[\\])}>]`;
const label = '[A-Za-z\\d][A-Za-z\\d-]{0,40}';
const topLevel = '[A-Za-z]{2,12}';
const dot = `(?:\\.| ?${bracketedDot} ?| ${dotWord} )`;

/** Number of characters of the local part. */
const longestName = 64;
/** By ASCII unit: 1 for characters of the local part. */
const goesOn = Uint8Array.from({ length: 0x80 }, (_, unit) => (/[\w.+-]/.test(String.fromCharCode(unit)) ? 1 : 0));
const opensBracket = unitsOf('[({<');
const opensSign = new Set([...unitsOf('@aAäÄ '), unknownUnit]);

/** An address whose sign is a word in brackets: `ada(at)example.org`, `ada[at]example[dot]org`. */
export const bracketedAddress: Omit<Detector, 'lookahead'> = {
  category: 'EMAIL_ADDRESS',
  pattern: `[A-Za-z\\d][\\w.+-]{0,63}${bracketedAt} ?(?:${label}${dot}){1,4}${topLevel}`,
  ignoreCase: true,
  score: certain,
  besideDigits: true,
  check: ({ text }) => !/[[({<] ?a ?[\])}>]/i.test(text) || /[[({<] ?d ?[\])}>]/i.test(text),
};

/** Whether a bracket with such a word may follow a name. */
export function opensBracketedAddress(ahead: Lookahead): boolean {
  for (let at = 1; at <= longestName; at += 1) {
    const unit = ahead.at(at);
    if (unit === unknownUnit || unit >= goesOn.length) return true;
    if (goesOn[unit] === 0) return opensBracket.has(unit) && opensSign.has(ahead.at(at + 1));
  }
  return false;
}

/** Words that introduce an address. What is written with words alone may start at any word, so that it is looked for only behind these. */
const introduction =
  "(?:e[ -]?mails?|mails?|courriel|correo|addy|add?ress|adresse|indirizzo|endereço|adres|(?:contact|reach|write|send|forward|invite|reply) ?(?: (?:me|us|him|her|it|this|that|them|to|back|a copy)|:| -)|escr[ií]beme|schreib(?:en|t|e)?|почта)(?:(?: ?[:=-]|,)? {0,2}[\\p{L}'’]{1,9}){0,3} ?[:=-]?[ \\n]{1,2}[\"'`(]?";
const joint = '(?:dot|point|punkt|punto|underscore|dash|hyphen|minus|plus)';
const spelledLocal = `[A-Za-z\\d][\\w.+-]{0,40}(?: ${joint} [\\w+-]{1,30}){0,3}`;
/** Names and labels may stand apart from their signs: `ada @ example . org`. */
const spelledAt = `(?: ?${bracketedAt} ?| ${atWord} | ?@ ?)`;
const spelledDot = `(?:${dot}| ?\\. ?)`;
/** The address at the end of a match. Each of its words but the first follows the word for a sign. */
const address = new RegExp(
  `(?<![\\w.+-])(?<local>${spelledLocal})(?<at>${spelledAt})(?<domain>(?:${label}${spelledDot}){1,4}(?<end>${topLevel}))$`,
  'diu',
);
/** Who is not a mailbox: "reach us at example dot com". */
const notName =
  /^(?:me|us|him|her|them|you|it|out|look|in|back|only|now|here|arrive|ends?|starts?|and|or|is|are|was)$/i;
/** Top-level domains after a word for a full stop; others may be the next word of a sentence. */
const knownEnd =
  /^(?:com|org|net|edu|gov|mil|int|info|biz|name|pro|app|dev|cloud|tech|online|site|shop|store|xyz|museum|example|test|invalid|[a-z]{2})$/i;

export const spelledAddress: Detector = {
  category: 'EMAIL_ADDRESS',
  pattern: `${introduction}${spelledLocal}${spelledAt}(?:${label}${spelledDot}){1,4}${topLevel}`,
  ignoreCase: true,
  score: likely,
  besideDigits: true,
  places: addressIn,
};

function addressIn(candidate: Candidate): PlaceReader | undefined {
  const found = address.exec(candidate.text);
  const { local = '', at = '', domain = '', end = '' } = found?.groups ?? {};
  if (found?.indices === undefined || notName.test(local) || !knownEnd.test(end)) return undefined;
  // One of its signs must be more than a word and a full stop: not "mail at example.org".
  if (/^ \p{L}+ $/u.test(at) && !/[ \])}>]/.test(domain)) return undefined;
  if (/^@$/.test(at) && !/[ \])}>]/.test(local + domain)) return undefined;
  const [from, to] = found.indices[0] as [number, number];
  return placesIn(candidate, [[from, to]]);
}
