import { likely, possible } from '../certainty.js';
import { digits, hasRow, isLetterPassword, isPlaceholder, kindsIn } from './randomness.js';
import { isTooPlain, scoreOfPassword, scoreOfToken } from './value-scores.js';
import { type ColumnKind, nameAccounts } from './column-names.js';
import { valueInCell } from '../tables/value-in-cell.js';
import type { FoundInCell } from '../tables/table-reader.js';

/** A value, and a note after it. */
const value = /^\S+(?=(?:\s+\(.*)?$)/s;

/**
 * @param cell with its quotes
 * @param names the header up to the first column of secrets: beside accounts, what people choose as a password may be plain
 * @returns undefined if there is no secret in it
 */
export function secretInCell(cell: string, kind: ColumnKind, names: string): FoundInCell | undefined {
  const [start, end] = valueInCell(cell);
  const [found] = value.exec(cell.slice(start, end)) ?? [];
  const score = found === undefined ? 0 : scoreInColumn(found, kind);
  if (found !== undefined && score > 0) return { start, end: start + found.length, score };
  const plain = kind === 'password' ? scoreOfPlainPassword(cell.slice(start, end)) : 0;
  return plain > 0 && nameAccounts(names) ? { start, end, score: plain } : undefined;
}

/** Hashes of passwords. */
const hash = /^\$(?:\d[abxy]?|y|argon2\w*|scrypt|pbkdf2[\w-]*|apr1)\$\S{10,}$|^\*[\dA-F]{40}$/;

/** What stands in columns of secrets in place of a secret. */
const harmless = [
  // Links, addresses, and where the secret is.
  /:\/\/|^[^\s@]+@[^\s@]+\.[a-z]{2,}$|^(?:arn|env|vault|ssm|file|mailto|secret|secrets|op|ref|see|ask|kv):|^[./~@][\w./-]+$/i,
  // Names of variables and files.
  /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$|\.(?:txt|json|ya?ml|pdf|zip|pem|key|env|csv|docx?|xlsx?)$/,
  // Numbers, and words with a mark.
  /^[\d.,:%$€£#+~^*()/-]+$|^[A-Za-z]+[*^~]+$|^&\w+;$/,
  // Algorithms and protocols.
  /^(?:sha|aes|rsa|md|hmac|pbkdf|argon|wpa|oauth|base|utf|tls|ssl|saml|rs|hs|es|ps|ed|x|ecdsa|ecdh|3?des|chacha|blake|ntlm|ntlmv|http|ipv|iso|mfa|luks|curve|p|secp)[-_]?\d{1,5}[a-z]{0,2}(?:[-_/+:][a-z\d]{2,9})*$/i,
  /^(?:hmac|ecdsa|rsa|ecdh|wpa|tls|pbkdf|totp|hotp)[-_]\w+$/i,
  // Types, versions, dates, and amounts.
  /^(?:n?varchar|char|u?int|float|text|bytes?|string|uuid|blob|binary)\d{1,4}$|^v?\d+(?:\.\d+)+[-\w.+]*$/i,
  /^\d{4}-\d\d-\d\d|^\d{1,2}[-./]?[a-z]{3,9}[-./,]?\d{2,4}$|^\d{1,2}:\d\d/i,
  /^[<>≥≤~]?(?:\d+(?:\.\d+)?[-+]?(?:ms|[smhdwyx]|mins?|days?|hours?|weeks?|months?|years?|chars?|characters?|bits?|bytes?|[kmgt]i?b)[/,]?)+$/i,
  /^(?:option|value|step|phase|level|type|class|group|column|field|row|item|case|rule|note|tier|version|room|page|line|section|chapter|figure|part|day|week|month|year|quarter|layer|slot|port|method|mode|variant|plan)[-_]?[a-z]?\d{1,4}[a-z]?$/i,
];

function scoreInColumn(text: string, kind: ColumnKind): number {
  if (hash.test(text)) return likely;
  if (kind === 'password' && /^[A-Za-z]+$/.test(text) && isLetterPassword(text) && !isPlaceholder(text)) return likely;
  const kinds = kindsIn(text);
  if (isTooPlain(text.length, kinds) || hasRow(text) || isPlaceholder(text)) return 0;
  const score = kind === 'password' ? scoreOfPassword(text, kinds) : scoreOfToken(text, kinds);
  return score === 0 || harmless.some((expression) => expression.test(text)) ? 0 : score;
}

/** Words and numbers: at most six, without marks of sentences. */
const plainPassword = /^[\p{L}\p{M}\p{N}'_!?&+-]{1,32}(?: [\p{L}\p{M}\p{N}'_!?&+-]{1,32}){0,5}$/u;
/** What stands there in place of a password, and notes. */
const noPassword =
  /^(?:n\/?a|nil|none|no|yes|null|unset|unknown|required|optional|mandatory|hidden|masked|empty|blank|same|default|any|random|generated|changed|expired|valid|invalid|correct|incorrect|wrong|right|missing|disabled|enabled|encrypted|hashed|plain|plaintext|text|string|secret|password|passwort|token|key|true|false|todo|tbd|test|-+)$|^(?:a|an|the|your|my|his|her|their|our|see|ask|as|in|is|not|no|on|from|via|use|only|same|stored|must|may|should|at least|up to|set|sent|like|any|if|when) /i;
const [leastOfPlain, leastOfNumber, mostOfPlain] = [4, 6, 64];

/** The score of a password that may be a word, a number or a phrase; 0 if it is not one. Words alone say little. */
function scoreOfPlainPassword(text: string): number {
  if (text.length < leastOfPlain || text.length > mostOfPlain || !plainPassword.test(text)) return 0;
  if (noPassword.test(text) || hasRow(text) || isPlaceholder(text)) return 0;
  if (kindsIn(text) !== digits) return harmless.some((expression) => expression.test(text)) ? 0 : possible;
  const isDate = /^(?:19|20)\d{6}$/.test(text);
  return text.length < leastOfNumber || isDate ? possible : likely;
}
