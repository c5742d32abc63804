import type { ContentBlock, Message } from '../../content.js';

/**
 * Whether a block is reasoning that its provider has signed or encrypted, so that it can be sent back. Signatures are base64; the gateway marks those
 * of other providers with a colon.
 */
export function isSignedReasoning(block: ContentBlock): boolean {
  if (block.type !== 'reasoning') return false;
  const { signature, encrypted } = block;
  return encrypted !== undefined || (signature !== undefined && signature !== '' && !signature.includes(':'));
}

/**
 * Whether a model that thinks before it calls tools would miss its thoughts: the conversation ends with results of tools, and the answer with their
 * calls does not begin with signed reasoning, because the client has lost it, or another model has answered. Models that think within a budget refuse
 * such a conversation unless thinking is off.
 */
export function missesThoughts(messages: readonly Message[]): boolean {
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  if (last < 0 || !messages.slice(last).some(({ role }) => role === 'tool')) return false;
  // Adjacent messages of the assistant become one turn.
  const first = messages.findLastIndex(({ role }, index) => index < last && role !== 'assistant') + 1;
  const answer = messages.slice(first, last + 1).flatMap(({ content }) => content);
  const said = answer.filter((block) => block.type !== 'reasoning' || isSignedReasoning(block));
  return said[0] !== undefined && !isSignedReasoning(said[0]);
}
