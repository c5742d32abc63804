import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed URL allows. */
export interface SignedTerms {
  readonly method: 'PUT' | 'GET';
  readonly key: string;
  readonly contentType: string;
  /** Bytes of an upload; 0 in other URLs. */
  readonly maxBytes: number;
  /** Of a download. */
  readonly fileName: string;
  /** Unix seconds. */
  readonly expires: number;
}

/** As a list in JSON, so that nothing can move from one member into the next. */
function macOf(secret: Uint8Array, { method, key, contentType, maxBytes, fileName, expires }: SignedTerms): Buffer {
  const text = JSON.stringify(['sluice-url-1', method, key, contentType, maxBytes, fileName, expires]);
  return createHmac('sha256', secret).update(text).digest();
}

/** The signature of the terms, for a URL. */
export function signTerms(secret: Uint8Array, terms: SignedTerms): string {
  return macOf(secret, terms).toString('base64url');
}

/** Whether the signature is the one of these terms. Takes equally long wherever the first wrong byte is. */
export function isSignatureOf(secret: Uint8Array, terms: SignedTerms, signature: string): boolean {
  const expected = macOf(secret, terms);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
