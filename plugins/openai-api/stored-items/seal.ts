import { createCipheriv, createDecipheriv, createSecretKey, hash, type KeyObject } from 'node:crypto';
import { uuidOf } from '../../../core/api/index.js';
import { type AnswerSecret, timeDigits } from './item-id.js';

/** Whom an answer belongs to: nobody else finds it, or could read it. */
export interface Owner {
  readonly organizationId: string;
  readonly connectionId: string;
}

/** Where the items of an answer are stored, and how they are encrypted. */
export interface Seal {
  /** UUID. The primary key of the row. */
  readonly row: string;
  readonly key: KeyObject;
  readonly nonce: Buffer;
}

const algorithm = 'aes-256-gcm';
/** The number of the only block. */
const counter = '\0\0\0\u0001';
const purpose = 'sluice: items of answers';
const [rowBytes, keyBytes, nonceBytes, tagBytes] = [12, 32, 12, 16];

/**
 * Derives row, key and nonce from the secret in the ids, and the owner, with the one-step function of NIST SP 800-56C. (`hkdfSync` takes five times as
 * long.) Each secret encrypts one text only, so its nonce may be derived too. None of the three reveals another, so the database alone reveals nothing.
 *
 * The row begins with the time, as the secret does: rows of the same time are then neighbours in the index.
 */
export function sealOf(secret: AnswerSecret, owner: Owner): Seal {
  const bytes = derived(secret, owner);
  const [keyEnd, nonceEnd] = [rowBytes + keyBytes, rowBytes + keyBytes + nonceBytes];
  return {
    row: rowIn(bytes, secret),
    // A cipher with a key in a buffer takes three times as long.
    key: createSecretKey(bytes.subarray(rowBytes, keyEnd)),
    nonce: bytes.subarray(keyEnd, nonceEnd),
  };
}

/** The row of a {@link Seal} alone. */
export function rowOf(secret: AnswerSecret, owner: Owner): string {
  return rowIn(derived(secret, owner), secret);
}

function derived(secret: AnswerSecret, { organizationId, connectionId }: Owner): Buffer {
  return hash('sha512', `${counter}${secret}${JSON.stringify([purpose, organizationId, connectionId])}`, 'buffer');
}

function rowIn(bytes: Buffer, secret: AnswerSecret): string {
  return uuidOf(secret.slice(0, timeDigits) + bytes.toString('hex', 0, rowBytes));
}

/** Encrypts a text. */
export function seal(text: string, { key, nonce }: Seal): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The number of bytes of a text when it is encrypted. */
export function sealedLength(text: string): number {
  return Buffer.byteLength(text) + tagBytes;
}

/** The inverse of {@link seal}. @throws Error if the bytes were changed */
export function unseal(bytes: Buffer, { key, nonce }: Seal): string {
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
