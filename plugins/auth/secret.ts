import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** API keys and access tokens are told apart by their first characters. */
export const keyPrefix = 'sk-slc-';
export const tokenPrefix = 'at-slc-';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 40 of 62 characters: 238 bits. */
const secretLength = 40;
const shownLength = keyPrefix.length + 5;

/** 62⁶ > 2³². */
const checksumLength = 6;
const checksumSeparator = '_';
const checksumAt = keyPrefix.length + secretLength;
const withChecksum = new RegExp(
  `^.{${keyPrefix.length}}[0-9A-Za-z]{${secretLength}}${checksumSeparator}[0-9A-Za-z]{${checksumLength}}$`,
);

/** A new secret, with its checksum: a scanner of source code can tell it from any other word, and a slip from a foreign key. */
export function newSecret(prefix: typeof keyPrefix | typeof tokenPrefix): string {
  let secret: string = prefix;
  for (let count = 0; count < secretLength; count += 1) secret += alphabet[randomInt(alphabet.length)];
  return secret + checksumSeparator + checksumOf(secret);
}

/**
 * Whether a secret has a checksum, and the wrong one: nobody was ever given it. Secrets that operators have chosen, and those made
 * before there were checksums, have none.
 */
export function isDamaged(secret: string): boolean {
  if (secret[checksumAt] !== checksumSeparator || !withChecksum.test(secret)) return false;
  return checksumOf(secret.slice(0, checksumAt)) !== secret.slice(checksumAt + 1);
}

/** CRC-32 as in zlib, in base 62. */
function checksumOf(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let count = 0; count < checksumLength; count += 1) {
    digits = (alphabet[rest % alphabet.length] as string) + digits;
    rest = Math.floor(rest / alphabet.length);
  }
  return digits;
}

/**
 * What is stored of a secret. Secrets are long and random, so one round of SHA-256 cannot be searched, and costs the hot path
 * less than a microsecond.
 */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** The characters that may be shown to tell secrets apart. */
export function shownPart(secret: string): string {
  return secret.slice(0, shownLength);
}
