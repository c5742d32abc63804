import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** The prefix distinguishes API keys from access tokens. */
export const keyPrefix = 'sk-slc-';
export const tokenPrefix = 'at-slc-';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 40 characters of an alphabet of 62: 238 bits of entropy. */
const secretLength = 40;
const shownLength = keyPrefix.length + 5;

/** 62⁶ > 2³². */
const checksumLength = 6;
const checksumSeparator = '_';
const checksumAt = keyPrefix.length + secretLength;
const withChecksum = new RegExp(
  `^.{${keyPrefix.length}}[0-9A-Za-z]{${secretLength}}${checksumSeparator}[0-9A-Za-z]{${checksumLength}}$`,
);

/**
 * Creates a secret with a checksum, by which secret scanners can recognize it, and a mistyped secret can be distinguished from an unknown
 * one.
 */
export function newSecret(prefix: typeof keyPrefix | typeof tokenPrefix): string {
  let secret: string = prefix;
  for (let count = 0; count < secretLength; count += 1) secret += alphabet[randomInt(alphabet.length)];
  return secret + checksumSeparator + checksumOf(secret);
}

/**
 * Whether a secret has a wrong checksum, so that it cannot be a real one. Secrets that an operator has chosen have none.
 */
export function isDamaged(secret: string): boolean {
  return hasChecksum(secret) && !fitsChecksum(secret);
}

/** Whether a secret has a correct checksum. */
export function isIntact(secret: string): boolean {
  return hasChecksum(secret) && fitsChecksum(secret);
}

function hasChecksum(secret: string): boolean {
  return secret[checksumAt] === checksumSeparator && withChecksum.test(secret);
}

function fitsChecksum(secret: string): boolean {
  return checksumOf(secret.slice(0, checksumAt)) === secret.slice(checksumAt + 1);
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
 * The hash of a secret, which is stored instead of it. Secrets are long and random, so a single round of SHA-256 is safe against brute
 * force, and takes the hot path less than a microsecond.
 */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'hex');
}

/** The first characters of a secret, which may be shown to identify it. */
export function shownPart(secret: string): string {
  return secret.slice(0, shownLength);
}
