import { createHmac, timingSafeEqual } from 'node:crypto';

/** The terms of a signed URL. */
export interface SignedTerms {
  readonly method: 'PUT' | 'GET';
  readonly key: string;
  readonly contentType: string;
  /** The most bytes of an upload; 0 in other URLs. */
  readonly maxBytes: number;
  /** File name of a download. */
  readonly fileName: string;
  /** Unix seconds. */
  readonly expires: number;
}

/** The MAC of the terms. They are encoded as a JSON array, so that the fields are unambiguous. */
function macOf(secret: Uint8Array, { method, key, contentType, maxBytes, fileName, expires }: SignedTerms): Buffer {
  const text = JSON.stringify(['sluice-url-1', method, key, contentType, maxBytes, fileName, expires]);
  return createHmac('sha256', secret).update(text).digest();
}

/** The signature of the terms, for a URL. */
export function signTerms(secret: Uint8Array, terms: SignedTerms): string {
  return macOf(secret, terms).toString('base64url');
}

/** Whether the signature is exactly that of the terms, with no other spelling of its bytes. Compares in constant time. */
export function isSignatureOf(secret: Uint8Array, terms: SignedTerms, signature: string): boolean {
  const expected = Buffer.from(signTerms(secret, terms));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
