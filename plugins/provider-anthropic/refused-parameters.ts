import {
  type ChatCall,
  type ContentBlock,
  isNamed,
  type Message,
  refusedSampling,
  withoutSampling,
} from '../../core/api/index.js';
import { isSigned } from './encode-content.js';

/**
 * The name under which reasoning without its signature is treated as a parameter. Clients of this dialect get such reasoning from the
 * gateway if a policy has changed it or another provider has written it, and send it back with the conversation. Anthropic refuses it;
 * compatible servers may need it.
 */
const unsignedReasoning = 'signature';

/** The parameters to omit in a second attempt: those that the error names and that the client has not sent, and unsigned reasoning. */
export function refusedParameters(call: ChatCall, text: string): ReadonlySet<string> {
  const refused = new Set(refusedSampling(call, text));
  if (isNamed(unsignedReasoning, text) && call.messages.some(hasUnsigned)) refused.add(unsignedReasoning);
  return refused;
}

/** The call without the refused parameters, except those that the client has sent; the same object if there are none. */
export function without(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (refused.size === 0) return call;
  const known = withoutSampling(call, refused);
  if (!refused.has(unsignedReasoning) || !known.messages.some(hasUnsigned)) return known;
  return { ...known, messages: known.messages.map(withoutUnsigned) };
}

function hasUnsigned({ role, content }: Message): boolean {
  return role === 'assistant' && content.some(isUnsigned);
}

function withoutUnsigned(message: Message): Message {
  if (!hasUnsigned(message)) return message;
  return { ...message, content: message.content.filter((block) => !isUnsigned(block)) };
}

function isUnsigned(block: ContentBlock): boolean {
  return block.type === 'reasoning' && !isSigned(block) && block.encrypted === undefined;
}
