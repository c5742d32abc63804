import type { ChatCall } from '../../call.js';

/** The name under which the choice of a tool that must be called is treated as a refused parameter. */
const forcedChoice = 'tools that must be called';

/** Models that always think take only the choice `auto`, and say so in many ways. */
const aboutChoice = /tool.?choice|forced tool use|forces tool use/i;
const objection = /support|incompatible|not allowed|not permitted|may not be|cannot be|only .{0,20}\bauto\b/i;

/**
 * The refusal of a tool that must be called, by a provider's error.
 *
 * @returns the name of a refused parameter for `RefusedParameters`; undefined if the error is about something else
 */
export function forcedChoiceRefusedIn(call: ChatCall, text: string): string | undefined {
  return mustCallTool(call) && aboutChoice.test(text) && objection.test(text) ? forcedChoice : undefined;
}

/**
 * The call with an instruction in place of a tool that must be called, if the model refuses that: of several tools it is offered only the one that the
 * client has chosen. Otherwise the same object.
 */
export function withoutForcedChoice(call: ChatCall, refused: ReadonlySet<string>): ChatCall {
  if (!refused.has(forcedChoice) || !mustCallTool(call)) return call;
  const { toolChoice, tools, messages } = call;
  const chosen = toolChoice?.type === 'tool' ? tools?.filter(({ name }) => name === toolChoice.name) : tools;
  const text = 'Answer with a call of a tool, and with nothing else.';
  return {
    ...call,
    ...(chosen && { tools: chosen }),
    toolChoice: { type: 'auto' },
    messages: [...messages, { role: 'system', content: [{ type: 'text', text }] }],
  };
}

/** Whether the model must call a tool, or a certain one. */
export function mustCallTool({ toolChoice }: ChatCall): boolean {
  return toolChoice?.type === 'required' || toolChoice?.type === 'tool';
}
