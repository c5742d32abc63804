import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { uuidOf } from '../../../core/api/index.js';
import type { AnswerSecret } from './item-id.js';

/** Whom an answer belongs to: nobody else finds it, or could read it. */
export interface Owner {
  readonly organizationId: string;
  readonly connectionId: string;
}

/** Where the items of an answer are stored, and how they are encrypted. */
export interface Seal {
  /** UUID. The primary key of the row. */
  readonly row: string;
  readonly key: Buffer;
  readonly nonce: Buffer;
}

const algorithm = 'aes-256-gcm';
const purpose = 'sluice: items of answers';
const [rowBytes, keyBytes, nonceBytes, tagBytes] = [16, 32, 12, 16];

/**
 * Derives row, key and nonce from the secret in the ids, and the owner: one block of HKDF-Expand (RFC 5869), which is twice as fast as `hkdfSync`.
 * Each secret encrypts one text only, so its nonce may be derived too. None of the three reveals another, so the database alone reveals nothing.
 */
export function sealOf(secret: AnswerSecret, { organizationId, connectionId }: Owner): Seal {
  const info = JSON.stringify([purpose, organizationId, connectionId]);
  const bytes = createHmac('sha512', secret).update(info).update('\u0001').digest();
  const [keyEnd, nonceEnd] = [rowBytes + keyBytes, rowBytes + keyBytes + nonceBytes];
  return {
    row: uuidOf(bytes.toString('hex', 0, rowBytes)),
    key: bytes.subarray(rowBytes, keyEnd),
    nonce: bytes.subarray(keyEnd, nonceEnd),
  };
}

/** Encrypts a text. */
export function seal(text: string, { key, nonce }: Seal): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** The inverse of {@link seal}. @throws Error if the bytes were changed */
export function unseal(bytes: Buffer, { key, nonce }: Seal): string {
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
