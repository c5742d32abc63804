import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Authenticated encryption; the result is base64. */
export function encrypt(bytes: Buffer, seed: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(seed), nonce);
  const encrypted = [nonce, cipher.update(bytes), cipher.final()];
  return Buffer.concat([...encrypted, cipher.getAuthTag()]).toString('base64');
}

/** The inverse of {@link encrypt}. @throws Error if the text was encrypted with another seed, or has been changed */
export function decrypt(text: string, seed: Buffer): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(seed), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}

function keyOf(seed: Buffer): Buffer {
  return createHmac('sha256', seed).update('sluice answers that are kept').digest();
}
