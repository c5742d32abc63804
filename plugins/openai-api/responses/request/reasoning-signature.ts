/** The signature of reasoning, or the encrypted reasoning, which a provider requires in later turns. */
export interface ReasoningSignature {
  readonly signature?: string;
  readonly encrypted?: string;
}

const kinds = { signature: 'signature:', encrypted: 'encrypted:' } as const;

/** Encodes the `encrypted_content` of a reasoning item; undefined when there is neither. */
export function encodeSignature({ signature, encrypted }: ReasoningSignature): string | undefined {
  if (encrypted !== undefined) return kinds.encrypted + encrypted;
  return signature === undefined ? undefined : kinds.signature + signature;
}

/** Decodes an `encrypted_content` that a client sends back. One that was not written by this gateway is ignored. */
export function decodeSignature(content: string): ReasoningSignature {
  if (content.startsWith(kinds.signature)) return { signature: content.slice(kinds.signature.length) };
  return content.startsWith(kinds.encrypted) ? { encrypted: content.slice(kinds.encrypted.length) } : {};
}
