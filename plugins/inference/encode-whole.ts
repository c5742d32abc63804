import {
  citationsIn,
  type CollectedAnswer,
  type CollectedChoice,
  type ContentBlock,
  type JsonObject,
} from '../../core/api/index.js';
import { mapFinishReason } from './map-finish-reason.js';
import { nativeCitation } from './native-citation.js';
import { nativeUsage } from './native-usage.js';
import { policyNote } from './policy-note.js';

/** The body of an answer that is not streamed. */
export function encodeWhole(answer: CollectedAnswer, traceId: string): JsonObject {
  const { id, model, created } = answer.start;
  return {
    id,
    model,
    created,
    trace_id: traceId,
    choices: answer.choices.map(encodeChoice),
    usage: nativeUsage(answer.usage),
    ...(answer.policies?.length ? { policies: answer.policies.map(policyNote) } : {}),
  };
}

function encodeChoice({ index, content, finish }: CollectedChoice): JsonObject {
  return { index, message: encodeMessage(content), finish_reason: mapFinishReason(finish.reason) };
}

function encodeMessage(blocks: readonly ContentBlock[]): JsonObject {
  const content: JsonObject[] = [];
  const toolCalls: JsonObject[] = [];
  let reasoning = '';
  for (const block of blocks) {
    if (block.type === 'text') content.push({ type: 'text', text: block.text });
    else if (block.type === 'reasoning') reasoning += block.text;
    else if (block.type === 'tool-call') {
      const { id, name, arguments: written } = block;
      // The arguments must be JSON, even if the model has written none.
      toolCalls.push({ id, type: 'function', function: { name, arguments: written === '' ? '{}' : written } });
    }
  }
  const citations = citationsIn(blocks).map(nativeCitation);
  return {
    role: 'assistant',
    content,
    ...(citations.length === 0 ? {} : { citations }),
    ...(reasoning === '' ? {} : { reasoning }),
    ...(toolCalls.length === 0 ? {} : { tool_calls: toolCalls }),
  };
}
