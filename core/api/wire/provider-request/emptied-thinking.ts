import type { ChatCall } from '../../call.js';
import type { ContentBlock } from '../../content.js';
import { isSignedReasoning } from './signed-reasoning.js';

/**
 * The name under which signatures without their thinking are treated as a parameter. That is all that some clients of other dialects keep of an
 * answer, and what models that do not show their thinking write themselves. So a refusal says nothing about later calls.
 */
export const emptiedThinking = 'empty thinking';

/** How Claude's errors name thinking that it does not take back. */
export const aboutThinking = /\bsignature\b|thinking\b.{0,3} block/;

/** The name of emptied thinking, if an error may be about it and the call has some. */
export function emptiedThinkingRefusedIn({ messages }: ChatCall, text: string): string | undefined {
  const hasSome = aboutThinking.test(text) && messages.some(({ content }) => content.some(isEmptied));
  return hasSome ? emptiedThinking : undefined;
}

/** The call without emptied thinking, if that is refused; the same object if there is none. */
export function withoutEmptiedThinking(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (!refused.has(emptiedThinking) || !call.messages.some(({ content }) => content.some(isEmptied))) return call;
  const kept = (block: ContentBlock): boolean => !isEmptied(block);
  return { ...call, messages: call.messages.map((message) => ({ ...message, content: message.content.filter(kept) })) };
}

function isEmptied(block: ContentBlock): boolean {
  return block.type === 'reasoning' && block.text === '' && block.encrypted === undefined && isSignedReasoning(block);
}
