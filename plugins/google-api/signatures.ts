import { type JsonObject, objectIn, type ReasoningBlock, textIn } from '../../core/api/index.js';

/*
 * In this dialect a signature is base64, and some SDKs decode it. Those of other providers are not, and the gateway's marks are not either; so
 * they are encoded once more, after a word that says what they are. Its length is a multiple of three, so that it looks the same in base64.
 */
const signed = 'sluice-s:';
const encrypted = 'sluice-e:';
const [signedStart, encryptedStart] = [signed, encrypted].map((word) => Buffer.from(word).toString('base64')) as [
  string,
  string,
];

/** The reasoning that a client sends back in a signature. */
export type ReplayedReasoning = Pick<ReasoningBlock, 'signature' | 'encrypted'>;

/** The `thoughtSignature` for the signature of any provider's reasoning. */
export function wrapSignature(signature: string): string {
  return Buffer.from(signed + signature).toString('base64');
}

/** The `thoughtSignature` for encrypted reasoning. */
export function wrapEncrypted(text: string): string {
  return Buffer.from(encrypted + text).toString('base64');
}

/** Decodes a `thoughtSignature`; undefined for one of the dialect's own provider, which has been relayed. */
export function unwrapSignature(thoughtSignature: string): ReplayedReasoning | undefined {
  if (thoughtSignature.startsWith(signedStart)) return { signature: contentOf(thoughtSignature, signed) };
  if (thoughtSignature.startsWith(encryptedStart)) return { encrypted: contentOf(thoughtSignature, encrypted) };
  return undefined;
}

function contentOf(thoughtSignature: string, word: string): string {
  return Buffer.from(thoughtSignature, 'base64').toString('utf8').slice(word.length);
}

/** The signature that a provider of this dialect has added to a call, in the place that other dialects have for it. */
export function signatureOfCall(extras: JsonObject | undefined): string | undefined {
  const own = objectIn(objectIn(extras?.['extra_content'])['google']);
  return textIn(own['thought_signature']);
}
