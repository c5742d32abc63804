import type { ChatCall } from '../../call.js';
import type { Message } from '../../content.js';

/** The name under which an answer that a client has begun is treated as a refused parameter. */
const begunAnswer = 'an answer at the end of the conversation';

const refusal =
  /must end with a user message|assistant message prefill|ends? with a user (?:role|turn)|expected last role user|last message must have role|response prefill is incompatible/i;

const goOn: Message = Object.freeze({
  role: 'user',
  content: Object.freeze([{ type: 'text', text: 'Continue.' }] as const),
});

/**
 * The refusal of a conversation that ends with an answer, by a provider's error. Models of other providers write another answer then, so clients that
 * were made for them send such conversations, as agents do after an interruption.
 *
 * @returns the name of a refused parameter for `RefusedParameters`; undefined if the error is about something else
 */
export function prefillRefusedIn({ messages }: ChatCall, text: string): string | undefined {
  return messages.at(-1)?.role === 'assistant' && refusal.test(text) ? begunAnswer : undefined;
}

/** The call with a turn of the user after an answer at its end, if the model refuses that; otherwise the same object. */
export function withoutPrefill(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (!refused.has(begunAnswer) || call.messages.at(-1)?.role !== 'assistant') return call;
  return { ...call, messages: [...call.messages, goOn] };
}
