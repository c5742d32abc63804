import {
  type ContentBlock,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type ToolCallBlock,
  type ToolResultBlock,
  parseJson,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import { encodeFile, encodeImageSource } from './encode-media.js';
import { invalid, unsupportedContent } from './unsupported.js';

/** What decides how blocks are written. */
export interface ContentContext {
  /** Whether the client speaks the provider's dialect: only then do its extra fields and opaque blocks mean anything here. */
  readonly own: boolean;
  /** Whether the blocks are the model's own, sent back. What cannot be said again is then left out, not refused. */
  readonly replayed: boolean;
  /** Place of the blocks in the request, for messages. */
  readonly place: string;
}

/** Writes blocks. Empty texts are left out: the provider refuses them. */
export function encodeContent(content: readonly ContentBlock[], context: ContentContext): JsonObject[] {
  const blocks: JsonObject[] = [];
  for (const [index, block] of content.entries()) {
    const written = encodeBlock(block, context, `${context.place}[${index}]`);
    if (!written) continue;
    const extras = context.own && 'extras' in block ? block.extras : undefined;
    blocks.push(extras ? withExtras(written, extras) : written);
  }
  return blocks;
}

function encodeBlock(block: ContentBlock, context: ContentContext, place: string): JsonObject | undefined {
  switch (block.type) {
    case 'text':
      return block.text === '' ? undefined : { type: 'text', text: block.text };
    case 'image':
      return { type: 'image', source: encodeImageSource(block.source, place) };
    case 'file':
      return encodeFile(block, place);
    case 'reasoning':
      return encodeReasoning(block);
    case 'tool-call':
      return encodeToolCall(block, place);
    case 'tool-result':
      return encodeToolResult(block, context, place);
    case 'audio':
      throw unsupportedContent(place, 'this provider does not accept audio');
    case 'opaque':
      if (block.dialect === dialectName && isJsonObject(block.value)) return block.value;
      if (context.replayed) return undefined;
      throw unsupportedContent(
        place,
        `content that only the dialect "${block.dialect}" knows cannot be sent to this provider`,
      );
  }
}

/** Thinking without the provider's own proof would be refused, and with it the whole conversation. */
function encodeReasoning(block: ContentBlock & { type: 'reasoning' }): JsonObject | undefined {
  if (block.encrypted !== undefined) return { type: 'redacted_thinking', data: block.encrypted };
  if (!block.signature) return undefined;
  return { type: 'thinking', thinking: block.text, signature: block.signature };
}

function encodeToolCall(block: ToolCallBlock, place: string): JsonObject {
  return { type: 'tool_use', id: toolId(block.id), name: block.name, input: inputOf(block.arguments, place) };
}

function encodeToolResult(block: ToolResultBlock, context: ContentContext, place: string): JsonObject {
  const content = encodeContent(block.content, { ...context, place: `${place}.content` });
  return {
    type: 'tool_result',
    tool_use_id: toolId(block.toolCallId),
    ...(content.length === 0 ? {} : { content }),
    ...(block.isError === undefined ? {} : { is_error: block.isError }),
  };
}

/** The provider takes letters, digits, `_` and `-` only; calls and results are changed alike, so they still meet. */
function toolId(id: string): string {
  return id.replace(/[^a-zA-Z0-9_-]/g, '_');
}

/** Arguments are an object for this provider. Some models write nothing, or null, for a call without arguments. */
function inputOf(text: string, place: string): JsonObject {
  if (text.trim() === '') return {};
  let value: JsonValue;
  try {
    value = parseJson(text);
  } catch {
    throw invalid(place, 'the arguments of the tool call are not valid JSON');
  }
  if (value === null) return {};
  if (isJsonObject(value)) return value;
  throw invalid(place, 'the arguments of the tool call must be a JSON object');
}

/** Extras never replace what is known. A search result is written as what it was, and not as the text that it became. */
function withExtras(block: JsonObject, extras: JsonObject): JsonObject {
  if (extras['type'] !== 'search_result' || block['type'] !== 'document') return { ...extras, ...block };
  const { source, title } = block;
  const text = isJsonObject(source) && typeof source['data'] === 'string' ? source['data'] : '';
  return { ...extras, title: title ?? '', content: text === '' ? [] : [{ type: 'text', text }] };
}
