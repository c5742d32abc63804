import { hash, randomInt, timingSafeEqual } from 'node:crypto';

/** API keys and access tokens are told apart by their first characters. */
export const keyPrefix = 'sk-slc-';
export const tokenPrefix = 'at-slc-';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** 40 of 62 characters: 238 bits. */
const secretLength = 40;
const shownLength = keyPrefix.length + 5;

/** A new secret. */
export function newSecret(prefix: typeof keyPrefix | typeof tokenPrefix): string {
  let secret: string = prefix;
  for (let count = 0; count < secretLength; count += 1) secret += alphabet[randomInt(alphabet.length)];
  return secret;
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

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a, 'latin1'), Buffer.from(b, 'latin1'));
}
