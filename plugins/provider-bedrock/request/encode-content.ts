import {
  type ContentBlock,
  isSignedReasoning,
  type JsonInside,
  type JsonObject,
  toolArguments,
  type ToolCallIds,
  type ToolResultBlock,
  unknownContent,
} from '../../../core/api/index.js';
import type { DocumentNames } from './document-names.js';
import { encodeCachePoint } from './encode-cache-point.js';
import { encodeAudio, encodeFile, encodeImage } from './encode-media.js';
import type { ModelFamily } from '../model-family.js';

/** The context in which blocks are encoded. */
interface ContentContext {
  readonly family: ModelFamily;
  /** Whether the blocks are the model's own, sent back. What cannot be encoded is then left out instead of refused. */
  readonly replayed: boolean;
  /**
   * Whether the request has tools. Without them, the provider refuses calls and results of earlier turns, which are then sent as text.
   */
  readonly hasTools: boolean;
  /** Whether the model cites documents. */
  readonly cites: boolean;
  /** Parses the arguments of all tool calls of the request. */
  readonly json: JsonInside;
  readonly ids: ToolCallIds;
  readonly names: DocumentNames;
  /** Path of the blocks in the request, for error messages. */
  readonly place: string;
}

/** Encodes blocks, each with its cache point. Empty texts are left out, because the provider refuses them. */
export function encodeContent(content: readonly ContentBlock[], context: ContentContext): JsonObject[][] {
  return content.flatMap((block, index) => {
    const written = encodeBlock(block, context, `${context.place}[${index}]`);
    if (written.length === 0) return [];
    // Nova takes no cache point after a result.
    const isLast = context.family === 'nova' && block.type === 'tool-result';
    const cachePoint = isLast ? undefined : encodeCachePoint(extrasOf(block), context.family);
    return [cachePoint ? [...written, cachePoint] : written];
  });
}

/** The extras of a block with its mark for the cache: that of a result may be at its content. */
function extrasOf(block: ContentBlock): JsonObject | undefined {
  if (block.type === 'opaque') return undefined;
  if (block.type !== 'tool-result' || block.extras?.['cache_control'] !== undefined) return block.extras;
  return block.content.map(extrasOf).findLast((extras) => extras?.['cache_control'] !== undefined) ?? block.extras;
}

/** Whether an encoded block is a result of a tool. */
export function isToolResult(block: JsonObject | undefined): boolean {
  return block?.['toolResult'] !== undefined;
}

function encodeBlock(block: ContentBlock, context: ContentContext, place: string): JsonObject[] {
  switch (block.type) {
    case 'text':
      return block.text.trim() === '' ? [] : [{ text: block.text }];
    case 'image':
      return [encodeImage(block.source, place)];
    case 'file':
      return [encodeFile(block, context, place)];
    case 'audio':
      return [encodeAudio(block)];
    case 'reasoning':
      return encodeReasoning(block, context.family);
    case 'tool-call': {
      const { name } = block;
      if (!context.hasTools) return [{ text: `[Tool call: ${name} ${block.arguments}]` }];
      const input = toolArguments(block.arguments, context.json, place);
      return [{ toolUse: { toolUseId: context.ids.call(block.id), name, input } }];
    }
    case 'tool-result':
      return encodeToolResult(block, context, place);
    case 'opaque':
      if (context.replayed) return [];
      throw unknownContent(block, place);
  }
}

/**
 * Encodes reasoning of earlier turns for the families that take it back: signed by the provider, or encrypted. Everything else is left out,
 * because the provider would refuse it and the conversation with it.
 */
function encodeReasoning(block: ContentBlock & { type: 'reasoning' }, family: ModelFamily): JsonObject[] {
  const { text, signature, encrypted } = block;
  if (encrypted !== undefined) {
    return family === 'claude' || family === 'gpt' ? [{ reasoningContent: { redactedContent: encrypted } }] : [];
  }
  return isSignedReasoning(block) && family === 'claude'
    ? [{ reasoningContent: { reasoningText: { text, signature } } }]
    : [];
}

function encodeToolResult(block: ToolResultBlock, context: ContentContext, place: string): JsonObject[] {
  const content = encodeContent(block.content, { ...context, place: `${place}.content` })
    .flat()
    // Cache points are allowed only after the result.
    .filter(({ cachePoint }) => cachePoint === undefined);
  if (!context.hasTools) return [{ text: '[Tool result:]' }, ...content];
  const status = block.isError === undefined ? {} : { status: block.isError ? 'error' : 'success' };
  // Bedrock refuses an error without content, some of its models every result without, and the conversation with it.
  const said = content.length === 0 ? [{ text: block.isError === true ? 'Error' : '(no output)' }] : content;
  return [{ toolResult: { toolUseId: context.ids.result(block.toolCallId), content: said, ...status } }];
}
