import type { Message } from '../../../../core/api/index.js';
import { type RequestObject, unsupported } from '../../request-object.js';

/** How ciphertexts of OpenAI's API begin. A client that has got a message in plain text sends it in the same member. */
export const ciphertext = /^gAAAA/;

/**
 * Decodes an `agent_message`: what one of the client's agents has told another. It is a message to the model that gets it.
 *
 * @throws GatewayError `GW_REQUEST_UNSUPPORTED` (400) for one that another server has encrypted
 */
export function readAgentMessage(item: RequestObject): Message {
  const [author, recipient] = [item.string('author'), item.string('recipient')];
  const texts = (item.objects('content') ?? []).map(textOf);
  const from = author === undefined ? '' : ` from ${author}`;
  const to = recipient === undefined ? '' : ` to ${recipient}`;
  return { role: 'user', content: [{ type: 'text', text: `Message${from}${to}:\n${texts.join('')}` }] };
}

function textOf(part: RequestObject): string {
  const encrypted = part.string('encrypted_content');
  if (encrypted === undefined) return part.requiredString('text');
  if (!ciphertext.test(encrypted)) return encrypted;
  const field = part.placeOf('encrypted_content');
  throw unsupported(
    field,
    `"${field}" was encrypted by another server, so it cannot be read here. Begin a new conversation.`,
  );
}
