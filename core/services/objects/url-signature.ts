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

/** The signature of the terms, for a URL. They are encoded as a JSON array, so that the fields are unambiguous. */
export function signTerms(
  secret: Uint8Array,
  { method, key, contentType, maxBytes, fileName, expires }: SignedTerms,
): string {
  const text = JSON.stringify(['sluice-url-1', method, key, contentType, maxBytes, fileName, expires]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Whether the signature is exactly that of the terms, with no other spelling of its bytes. Compares in constant time. */
export function isSignatureOf(secret: Uint8Array, terms: SignedTerms, signature: string): boolean {
  const expected = Buffer.from(signTerms(secret, terms));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
