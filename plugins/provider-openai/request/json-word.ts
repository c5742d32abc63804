import { type ChatCall, formatInstruction, type Message } from '../../../core/api/index.js';

/**
 * A call for JSON in which the conversation mentions it, as this API demands: without, it refuses, and compatible models write white space until their
 * limit. Clients of other dialects need not mention it.
 */
export function mentioningJson(call: ChatCall): ChatCall {
  const { responseFormat: format, messages } = call;
  if (format?.type !== 'json' || messages.some(mentions)) return call;
  const told = { type: 'text', text: formatInstruction(format) ?? '' } as const;
  return { ...call, messages: [{ role: 'system', content: [told] }, ...messages] };
}

function mentions({ content }: Message): boolean {
  return content.some((block) => block.type === 'text' && /json/i.test(block.text));
}
