import type { ChatCall } from '../../call.js';
import type { ContentBlock } from '../../content.js';

/** A call without what the client says only to providers of its own dialect, for all others. The same call if there is nothing of the kind. */
export function withoutDispensable(call: ChatCall): ChatCall {
  if (!call.messages.some(({ content }) => content.some(isDispensable))) return call;
  return {
    ...call,
    messages: call.messages.flatMap((message) => {
      const content = message.content.filter((block) => !isDispensable(block));
      if (content.length === message.content.length) return [message];
      return content.length === 0 ? [] : [{ ...message, content }];
    }),
  };
}

function isDispensable(block: ContentBlock): boolean {
  return block.type === 'opaque' && block.dispensable === true;
}
