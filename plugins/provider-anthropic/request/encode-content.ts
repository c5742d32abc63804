import {
  blockMark,
  type ContentBlock,
  isJsonObject,
  isSignedReasoning,
  type JsonInside,
  type JsonObject,
  type JsonValue,
  objectIn,
  type ReasoningBlock,
  toolArguments,
  type ToolCallBlock,
  type ToolCallIds,
  type ToolResultBlock,
  unknownContent,
  unsupportedContent,
} from '../../../core/api/index.js';
import { dialectName } from '../dialect-name.js';
import { encodeFile, encodeImageSource } from './encode-media.js';

/** The context in which blocks are encoded. */
interface ContentContext {
  /** Whether the client uses the provider's dialect. If not, its extra fields and opaque blocks have no meaning here. */
  readonly own: boolean;
  /** Whether the blocks are the model's own, sent back. What cannot be encoded is then left out instead of refused. */
  readonly replayed: boolean;
  /** Parses the arguments of all tool calls of the request. */
  readonly json: JsonInside;
  readonly ids: ToolCallIds;
  /** Path of the blocks in the request, for error messages. */
  readonly place: string;
}

/** Encodes blocks. Texts without anything but white space are left out, because the provider refuses them. */
export function encodeContent(content: readonly ContentBlock[], context: ContentContext): JsonObject[] {
  const blocks: JsonObject[] = [];
  for (const [index, block] of content.entries()) {
    const written = encodeBlock(block, context, `${context.place}[${index}]`);
    if (!written) continue;
    const extras = 'extras' in block ? block.extras : undefined;
    if (!context.own) blocks.push({ ...written, ...blockMark(block) });
    else blocks.push(extras ? withExtras(written, extras) : written);
  }
  return blocks;
}

function encodeBlock(block: ContentBlock, context: ContentContext, place: string): JsonObject | undefined {
  switch (block.type) {
    case 'text':
      return block.text.trim() === '' ? undefined : { type: 'text', text: block.text };
    case 'image':
      return { type: 'image', source: encodeImageSource(block.source, place) };
    case 'file':
      return encodeFile(block, place);
    case 'reasoning':
      return encodeReasoning(block);
    case 'tool-call':
      return encodeToolCall(block, context, place);
    case 'tool-result':
      return encodeToolResult(block, context, place);
    case 'audio':
      throw unsupportedContent(place, 'this provider does not accept audio');
    case 'opaque':
      if (context.replayed && isEvent(block.value)) return undefined;
      if (block.dialect === dialectName && isJsonObject(block.value)) return block.value;
      if (context.replayed) return undefined;
      throw unknownContent(block, place);
  }
}

/** Whether a value is an event of an answer that the gateway continues, because it has called functions of the gateway. */
function isEvent(value: JsonValue): boolean {
  const type = objectIn(value)['type'];
  return typeof type === 'string' && /^(?:content_block_|message_)/.test(type);
}

/** Encodes reasoning. Without the provider's signature it is left out, because the provider would refuse the request. */
function encodeReasoning(block: ReasoningBlock): JsonObject | undefined {
  if (block.encrypted !== undefined) return { type: 'redacted_thinking', data: block.encrypted };
  if (!isSignedReasoning(block)) return undefined;
  return { type: 'thinking', thinking: block.text, signature: block.signature };
}

function encodeToolCall(block: ToolCallBlock, { json, ids }: ContentContext, place: string): JsonObject {
  return {
    type: 'tool_use',
    id: ids.call(block.id),
    name: block.name,
    input: toolArguments(block.arguments, json, place),
  };
}

function encodeToolResult(block: ToolResultBlock, context: ContentContext, place: string): JsonObject {
  const inner = context.own ? block.content : block.content.map(unmarked);
  const said = encodeContent(inner, { ...context, place: `${place}.content` });
  // The provider refuses an error without content, and the conversation with it.
  const content = said.length === 0 && block.isError === true ? [{ type: 'text', text: 'Error' }] : said;
  return {
    type: 'tool_result',
    tool_use_id: context.ids.result(block.toolCallId),
    ...(content.length === 0 ? {} : { content }),
    ...(block.isError === undefined ? {} : { is_error: block.isError }),
  };
}

/** A block of a result, whose mark is that of the result. */
function unmarked(block: ContentBlock): ContentBlock {
  return block.type === 'opaque' ? block : { ...block, extras: undefined };
}

/** Types of blocks that are decoded to texts, and have their own form in their extras. */
const readAsText: ReadonlySet<unknown> = new Set(['tool_reference', 'tool_addition', 'tool_removal', 'compaction']);

/**
 * Adds extra fields, which never replace known ones. A search result, a document of texts, and {@link readAsText} are encoded in their original form,
 * and not as the text that they were decoded to.
 */
function withExtras(block: JsonObject, extras: JsonObject): JsonObject {
  const { source, title } = block;
  if (readAsText.has(extras['type'])) return extras;
  if (extras['type'] !== 'search_result' || block['type'] !== 'document') {
    const { source: inSource } = extras;
    if (!isJsonObject(inSource) || !isJsonObject(source)) return { ...extras, ...block };
    const inner =
      inSource['type'] === 'content' ? { ...inSource, content: source['data'] ?? '' } : { ...inSource, ...source };
    return { ...extras, ...block, source: inner };
  }
  const text = isJsonObject(source) && typeof source['data'] === 'string' ? source['data'] : '';
  return { ...extras, title: title ?? '', content: text === '' ? [] : [{ type: 'text', text }] };
}
