import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypted and protected from change, in base 64. */
export function seal(bytes: Buffer, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const encrypted = [nonce, cipher.update(bytes), cipher.final()];
  return Buffer.concat([...encrypted, cipher.getAuthTag()]).toString('base64');
}

/** The inverse of {@link seal}. @throws Error for what was sealed with another key, or changed since */
export function open(text: string, key: Buffer): Buffer {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
