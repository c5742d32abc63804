import type { ContentBlock, Message } from '../../content.js';

/**
 * A turn of the user that may have results of tools among its blocks, as messages: the results first, because in most dialects they are messages that
 * directly follow the calls.
 *
 * @param more what the turn has besides its content
 */
export function userTurn(content: readonly ContentBlock[], more: Pick<Message, 'extras'>): readonly Message[] {
  const results = content.filter(isResult);
  if (results.length === 0) return [{ role: 'user', content, ...more }];
  const rest = content.filter((block) => !isResult(block));
  const message: Message = { role: 'tool', content: results, ...more };
  return rest.length === 0 ? [message] : [message, { role: 'user', content: rest }];
}

function isResult({ type }: ContentBlock): boolean {
  return type === 'tool-result';
}
