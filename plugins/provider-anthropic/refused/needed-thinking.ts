import {
  type ChatCall,
  type ContentBlock,
  isJsonObject,
  isSignedReasoning,
  type Message,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';

/**
 * The name under which calls of tools without the thinking that led to them are treated as a parameter. Compatible servers whose models think by
 * themselves (DeepSeek, Kimi) want it back, though they do not sign it, and clients of other dialects have no signature to keep it with.
 */
const unexplainedCalls = 'calls without thinking';
const isMissing = /\bthinking\b.{0,60}\bmust be (?:passed|sent) back|\bmissing thinking block/i;

/** The same, if an error says that the model needs its thinking back, and some call is without. */
export function thinkingNeededIn({ messages }: ChatCall, text: string): string | undefined {
  return isMissing.test(text) && messages.some(lacksThinking) ? unexplainedCalls : undefined;
}

/** A call whose messages with calls of tools have the thinking that the client has sent back, and empty thinking where it is lost. */
export function withNeededThinking(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (!refused.has(unexplainedCalls) || !call.messages.some(lacksThinking)) return call;
  return { ...call, messages: call.messages.map((message) => (lacksThinking(message) ? explained(message) : message)) };
}

function lacksThinking({ role, content }: Message): boolean {
  return role === 'assistant' && content.some(({ type }) => type === 'tool-call') && !content.some(isThinking);
}

function explained(message: Message): Message {
  const thoughts = message.content.map((block) => (block.type === 'reasoning' ? block.text : '')).join('');
  return {
    ...message,
    content: [unsignedThinking(thoughts), ...message.content.filter(({ type }) => type !== 'reasoning')],
  };
}

function unsignedThinking(thinking: string): ContentBlock {
  return { type: 'opaque', dialect: dialectName, value: { type: 'thinking', thinking, signature: '' } };
}

/** Whether a block reaches the provider as thinking. */
function isThinking(block: ContentBlock): boolean {
  if (block.type === 'opaque') return isJsonObject(block.value) && block.value['type'] === 'thinking';
  return isSignedReasoning(block);
}
