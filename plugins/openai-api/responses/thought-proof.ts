/** What a provider wants to see again beside a thought, or in its place. */
export interface ThoughtProof {
  readonly signature?: string;
  readonly encrypted?: string;
}

const kinds = { signature: 'signature:', encrypted: 'encrypted:' } as const;

/** The `encrypted_content` of a reasoning item; undefined when there is nothing to prove. */
export function writeProof({ signature, encrypted }: ThoughtProof): string | undefined {
  if (encrypted !== undefined) return kinds.encrypted + encrypted;
  return signature === undefined ? undefined : kinds.signature + signature;
}

/** What a client hands back. One that somebody else has written proves nothing here. */
export function readProof(content: string): ThoughtProof {
  if (content.startsWith(kinds.signature)) return { signature: content.slice(kinds.signature.length) };
  return content.startsWith(kinds.encrypted) ? { encrypted: content.slice(kinds.encrypted.length) } : {};
}
