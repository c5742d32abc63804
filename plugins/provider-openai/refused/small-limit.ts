import { type Answer, pushAll, type StartPart, type StreamPart } from '../../../core/api/index.js';

/** How OpenAI refuses a limit of generated tokens within which its models cannot say anything. */
const refusal =
  /max_output_tokens\b.{0,80}below minimum value|could not finish the message because max_tokens or model output limit/is;

/**
 * Whether an error says that a limit of generated tokens is too small. Other providers answer with what fits, and agents ask for one token to see
 * whether a model is there.
 */
export function isLimitTooSmall(text: string): boolean {
  return refusal.test(text);
}

/** The answer with nothing in it that a limit has ended. */
export function nothingFits(provider: string, start: StartPart): Answer {
  const parts: readonly StreamPart[] = [
    start,
    { type: 'finish', choice: 0, reason: 'length' },
    { type: 'usage', usage: { inputTokens: 0, outputTokens: 0 } },
  ];
  return {
    provider,
    discard: () => undefined,
    deliver: async (sink) => pushAll(parts, sink),
  };
}
