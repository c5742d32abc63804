import { isText, type JsonObject, objectIn, type ToolCallBlock } from '../../core/api/index.js';

/** Instructs the provider to accept a call without its signature, because another model has written it, or the client has lost it. */
export const noSignature = 'skip_thought_signature_validator';

/** Who has signed: only the same model of the same account can read the signature. */
export interface Signer {
  /** Id of the plugin instance. */
  readonly provider: string;
  /** The provider's name of the model. */
  readonly model: string;
}

/** A signature that a client has sent back. */
interface ReplayedSignature {
  readonly signature: string;
  /** The id of the tool call that it belongs to; undefined for that of a text. */
  readonly callId: string | undefined;
}

const prefix = 'google:';

/**
 * Encodes a signature for clients. The provider attaches it to a part of the answer, which most dialects cannot express; they have signatures of
 * reasoning. So it is sent as that, and says which call it belongs to.
 */
export function markSignature(signature: string, signer: Signer, callId = ''): string {
  return `${originOf(signer)}${callId}:${signature}`;
}

/** Decodes a signature; undefined for one of another provider or model, which this model would refuse. */
export function unmarkSignature(marked: string | undefined, signer: Signer): ReplayedSignature | undefined {
  const origin = originOf(signer);
  if (!marked?.startsWith(origin)) return undefined;
  const end = marked.lastIndexOf(':');
  const callId = marked.slice(origin.length, Math.max(origin.length, end));
  return { signature: marked.slice(end + 1), callId: callId === '' ? undefined : callId };
}

function originOf({ provider, model }: Signer): string {
  return `${prefix}${provider}/${encodeURIComponent(model)}:`;
}

/** The place of a signature in a tool call of a chat completion: that of the provider's own compatible API, which SDKs send back. */
export function signatureMembers(marked: string): JsonObject {
  return { extra_content: { google: { thought_signature: marked } } };
}

/** Reads {@link signatureMembers}. One without an origin is from the compatible API. */
export function signatureInCall({ extras }: ToolCallBlock, signer: Signer): string | undefined {
  const own = objectIn(objectIn(extras?.['extra_content'])['google']);
  const signature = own['thought_signature'];
  if (!isText(signature)) return undefined;
  return signature.startsWith(prefix) ? unmarkSignature(signature, signer)?.signature : signature;
}
