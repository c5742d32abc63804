import type { Answer } from '../../answer.js';
import type { ChatCall } from '../../call.js';
import type { ContentBlock, Message } from '../../content.js';
import { shortName } from '../../internal/short-name.js';

/** Names that every provider accepts: some refuse a digit or `-` at their beginning. */
const functionName = /^[A-Za-z_][\w-]*$/;

/** A call whose tools have names that a provider accepts. */
export interface ShortNamedCall {
  readonly call: ChatCall;
  /** The answer with the client's names of the tools. */
  restored(answer: Answer): Answer;
}

/**
 * Sends a call with other names of tools to a provider that accepts only letters, digits, `_` and `-`, no digit at the beginning, and names of limited
 * length, and returns the answer with the client's. Agents join the names of servers and of their tools, and often exceed it. A name is the same in
 * every call, so that histories and the provider's cache fit.
 *
 * @param most the most characters of a name
 * @param send gets the call itself if no name must be changed
 * @example
 * return withShortToolNames(call, 64, (short) => this.#send(short, exchange));
 */
export function withShortToolNames(
  call: ChatCall,
  most: number,
  send: (call: ChatCall) => Promise<Answer>,
): Promise<Answer> {
  const short = shortToolNames(call, most);
  return short ? send(short.call).then((answer) => short.restored(answer)) : send(call);
}

function shortToolNames(call: ChatCall, most: number): ShortNamedCall | undefined {
  const { tools = [], toolChoice, messages } = call;
  const long = new Map<string, string>();
  const shorten = (name: string): string => {
    const short = shortName(name, most, functionName);
    if (short !== name) long.set(short, name);
    return short;
  };
  for (const { name } of tools) shorten(name);
  for (const { content } of messages) for (const block of content) if (block.type === 'tool-call') shorten(block.name);
  if (long.size === 0) return undefined;
  return {
    call: {
      ...call,
      messages: messages.map((message) => renamed(message, shorten)),
      ...(call.tools && { tools: tools.map((tool) => ({ ...tool, name: shorten(tool.name) })) }),
      ...(toolChoice?.type === 'tool' && { toolChoice: { type: 'tool', name: shorten(toolChoice.name) } }),
    },
    restored: (answer) => ({
      ...answer,
      deliver: (sink) =>
        answer.deliver((part) =>
          sink(part.type === 'tool-call' ? { ...part, name: long.get(part.name) ?? part.name } : part),
        ),
    }),
  };
}

function renamed(message: Message, shorten: (name: string) => string): Message {
  if (!message.content.some(isCall)) return message;
  return {
    ...message,
    content: message.content.map((block) =>
      block.type === 'tool-call' ? { ...block, name: shorten(block.name) } : block,
    ),
  };
}

function isCall({ type }: ContentBlock): boolean {
  return type === 'tool-call';
}
