import type { ContentBlock, InferenceCall } from '../../core/api/index.js';

/** The text of the last user message, or the texts to embed. */
export function inputTextOf(call: InferenceCall): string {
  if (call.kind === 'embedding') return call.inputs.filter((input) => typeof input === 'string').join('\n');
  const message = call.messages.findLast(({ role }) => role === 'user');
  return message?.content.map(textOf).filter(Boolean).join('\n') ?? '';
}

function textOf(block: ContentBlock): string {
  return block.type === 'text' ? block.text : '';
}
