import { type ChatCall, type ContentBlock, stringifyJson } from '../../core/api/index.js';
import { countTokens } from './split-tokens.js';

/** Counts the input tokens of a call: texts, files of text, reasoning, tool calls and results, tool definitions, and the schema of the answer. */
export function countInput(call: ChatCall): number {
  let tokens = 0;
  for (const { content } of call.messages) tokens += countBlocks(content);
  for (const { name, description = '', inputSchema } of call.tools ?? []) {
    tokens += countTokens(`${name} ${description} ${stringifyJson(inputSchema)}`);
  }
  const format = call.responseFormat;
  return format?.type === 'json-schema' ? tokens + countTokens(stringifyJson(format.schema)) : tokens;
}

function countBlocks(blocks: readonly ContentBlock[]): number {
  let tokens = 0;
  for (const block of blocks) {
    if (block.type === 'text' || block.type === 'reasoning') tokens += countTokens(block.text);
    else if (block.type === 'file' && block.source.kind === 'text') tokens += countTokens(block.source.text);
    else if (block.type === 'tool-call') tokens += countTokens(`${block.name} ${block.arguments}`);
    else if (block.type === 'tool-result') tokens += countBlocks(block.content);
  }
  return tokens;
}
