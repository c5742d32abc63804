import type { ChatCall } from '../../call.js';
import type { BlockExtras, ContentBlock } from '../../content.js';
import { isJsonObject } from '../json/json.js';

/** Whether the client wants a document cited, by the `citations` of Anthropic's dialect. */
export function isCited(extras: BlockExtras['extras']): boolean {
  const citations = extras?.['citations'];
  return isJsonObject(citations) && citations['enabled'] === true;
}

/** Whether the client wants any document of a conversation cited. */
export function citesDocuments({ messages }: Pick<ChatCall, 'messages'>): boolean {
  const isIn = (block: ContentBlock): boolean =>
    block.type === 'tool-result' ? block.content.some(isIn) : block.type === 'file' && isCited(block.extras);
  return messages.some(({ content }) => content.some(isIn));
}
