import type { ContentBlock, GovernedStep, Message, ToolCallBlock } from '../../../../core/api/index.js';
import type { Enforcement } from '../enforcement.js';
import type { ExchangePolicies } from '../exchange-policies.js';
import { restoredJson } from '../redaction/restore-labels.js';
import { type Governing, governing, governText } from '../texts/govern-text.js';
import { isSameList } from '../texts/is-same-list.js';
import { governOpaque, governReasoning, governToolCall, withText } from './govern-message.js';

/** The policies for a step. */
export interface StepRules {
  readonly enforcement: Enforcement;
  readonly policies: ExchangePolicies;
}

/** A step to which no policy applies. */
export function untouched(message: Message): GovernedStep {
  return { message, restored: (text) => text };
}

/**
 * Applies policies to a message of a model that calls functions of the gateway. It is output of the model, so redacted values are never
 * restored, not even when it is sent back to the model.
 *
 * @throws PolicyBlock
 */
export async function governStep(message: Message, { enforcement, policies }: StepRules): Promise<GovernedStep> {
  const origin = { role: 'assistant', isAnswer: true } as const;
  const calls = governing(enforcement, { surface: 'tool_arguments', ...origin }, policies);
  // The output stage has reported the same findings.
  const output = governing(enforcement, { surface: 'output', ...origin }, policies.withoutReporting());
  const content: ContentBlock[] = [];
  for (const block of message.content) content.push(await governBlock(block, calls, output));
  return {
    message: isSameList(content, message.content) ? message : { ...message, content },
    restored: restoring(policies),
  };
}

/**
 * Applies policies to a call that a client makes without a model. Redacted values are restored for functions that may have them.
 *
 * @throws PolicyBlock
 */
export async function governClientCall(
  call: ToolCallBlock,
  { enforcement, policies }: StepRules,
): Promise<GovernedStep> {
  const written = governing(enforcement, { surface: 'tool_arguments', role: 'user' }, policies);
  const content = [await governToolCall(call, written)];
  return { message: { role: 'assistant', content }, restored: restoring(policies) };
}

function restoring(policies: ExchangePolicies): GovernedStep['restored'] {
  return (text) => restoredJson(text, policies.labels.restorable).text;
}

async function governBlock(block: ContentBlock, calls: Governing, output: Governing): Promise<ContentBlock> {
  switch (block.type) {
    case 'tool-call': {
      const call = await governToolCall(block, calls);
      // The call is sent back with the conversation, but its findings have been counted.
      calls.policies.setGoverned(call, call);
      return call;
    }
    case 'text':
      return withText(block, await governText(block.text, output));
    case 'reasoning':
      return governReasoning(block, output);
    case 'opaque':
      return governOpaque(block, output);
    default:
      return block;
  }
}
