import { type ContentBlock, type InferenceCall, mapPictures, stringsIn } from '../../../core/api/index.js';

/** The text of the last user message, the texts to embed, or those of a task. */
export function inputTextOf(call: InferenceCall): string {
  if (call.kind === 'embedding') return call.inputs.filter((input) => typeof input === 'string').join('\n');
  if (call.kind === 'task')
    return stringsIn(mapPictures(call.input, () => ''))
      .filter(Boolean)
      .join('\n');
  const message = call.messages.findLast(({ role }) => role === 'user');
  return message?.content.map(textOf).filter(Boolean).join('\n') ?? '';
}

function textOf(block: ContentBlock): string {
  return block.type === 'text' ? block.text : '';
}
