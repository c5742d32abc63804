import {
  type ContentBlock,
  type FileBlock,
  invalidField,
  isJsonArray,
  type JsonObject,
  type JsonValue,
  kindOfJson,
  type MediaSource,
  type OpaqueBlock,
  RequestFields,
  stringifyJson,
} from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';
import { unsigned } from './unsigned-thinking.js';

/** What is decoded of a source of each type. */
const sourceFields: ReadonlyMap<string, readonly string[]> = new Map([
  ['base64', ['type', 'media_type', 'data']],
  ['url', ['type', 'url']],
  ['text', ['type', 'data']],
  ['file', ['type', 'file_id']],
  ['content', ['type', 'content']],
]);

/** Decodes a `content` (or `system`): a string, or an array of typed blocks. */
export function decodeContent(value: JsonValue, place: string): readonly ContentBlock[] {
  if (typeof value === 'string') return [{ type: 'text', text: value }];
  if (!isJsonArray(value))
    throw invalidField(place, `must be a string or an array of blocks, not ${kindOfJson(value)}`);
  return value.map((block, index) => decodeBlock(block, `${place}[${index}]`));
}

function decodeBlock(value: JsonValue, place: string): ContentBlock {
  const block = new RequestFields(value, place);
  switch (block.name('type')) {
    case 'text':
      return withExtras({ type: 'text', text: textOf(block, 'text') }, block, ['type', 'text']);
    case 'tool_use':
      return decodeToolUse(block);
    case 'tool_result':
      return decodeToolResult(block);
    case 'thinking':
      return decodeThinking(block);
    case 'redacted_thinking':
      return withExtras({ type: 'reasoning', text: '', encrypted: textOf(block, 'data') }, block, ['type', 'data']);
    case 'image':
      return decodeImage(block);
    case 'document':
      return decodeDocument(block);
    case 'search_result':
      return decodeSearchResult(block);
    case 'tool_reference':
      return decodeToolReference(block);
    case 'tool_addition':
    case 'tool_removal':
      return decodeToolChange(block);
    case 'compaction':
      return decodeCompaction(block);
    default:
      return opaque(block);
  }
}

function decodeToolUse(block: RequestFields): ContentBlock {
  const input = block.inner('input')?.object ?? {};
  return withExtras(
    { type: 'tool-call', id: block.name('id'), name: block.name('name'), arguments: stringifyJson(input) },
    block,
    ['type', 'id', 'name', 'input'],
  );
}

function decodeToolResult(block: RequestFields): ContentBlock {
  const content = block.value('content');
  const isError = block.boolean('is_error');
  return withExtras(
    {
      type: 'tool-result',
      toolCallId: block.name('tool_use_id'),
      content: content === undefined ? [] : decodeContent(content, block.place('content')),
      ...(isError === undefined ? {} : { isError }),
    },
    block,
    ['type', 'tool_use_id', 'content', 'is_error'],
  );
}

function decodeThinking(block: RequestFields): ContentBlock {
  const signature = block.string('signature');
  // Some clients omit an empty text.
  const text = block.string('thinking') ?? '';
  const known = ['type', 'thinking', 'signature'];
  const isSigned = signature !== undefined && signature !== '' && signature !== unsigned;
  return withExtras({ type: 'reasoning', text, ...(isSigned ? { signature } : {}) }, block, known);
}

function decodeImage(block: RequestFields): ContentBlock {
  const wire = sourceOf(block);
  const source = mediaSource(wire);
  if (!source) return opaque(block);
  return withExtras({ type: 'image', source, ...sourceExtras(wire) }, block, ['type', 'source']);
}

function decodeDocument(block: RequestFields): ContentBlock {
  const wire = sourceOf(block);
  const source = wire.name('type') === 'content' ? textSource(wire) : fileSource(wire);
  if (!source) return opaque(block);
  const fileName = block.string('title');
  return withExtras(
    { type: 'file', source, ...(fileName === undefined ? {} : { fileName }), ...sourceExtras(wire) },
    block,
    ['type', 'source', 'title'],
  );
}

/**
 * A search result is a text with a title, so that policies can read it and other dialects can be given it. The extras keep
 * the block's own type and address for a provider of this dialect, and what its content has besides texts.
 */
function decodeSearchResult(block: RequestFields): ContentBlock {
  const { content, title: _, ...extras } = block.object;
  const texts = decodeContent(content ?? [], block.place('content'));
  const text = texts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  const others = isJsonArray(content) ? texts.flatMap((part, at) => beyondText(part, content[at])) : [];
  return {
    type: 'file',
    source: { kind: 'text', text },
    fileName: block.string('title') ?? '',
    extras: others.length === 0 ? extras : { ...extras, content: others },
  };
}

/** A tool that a search of the client has found. Models of other dialects have all tools from the beginning, so they are only told its name. */
function decodeToolReference(block: RequestFields): ContentBlock {
  return { type: 'text', text: `The tool ${block.name('tool_name')} can be called.`, extras: block.object };
}

/** A tool that is offered, or withdrawn, in the middle of a conversation. One that is defined there only this dialect knows. */
function decodeToolChange(block: RequestFields): ContentBlock {
  const tool = block.inner('tool');
  if (tool?.string('type') !== 'tool_reference') return opaque(block);
  const can = block.name('type') === 'tool_addition' ? 'can' : 'cannot';
  const text = `From here on, the tool ${tool.name('name')} ${can} be called.`;
  return { type: 'text', text, extras: block.object };
}

/** The summary in place of an earlier part of the conversation. One that could not be made has no text. */
function decodeCompaction(block: RequestFields): ContentBlock {
  const text = block.string('content') ?? '';
  return text === '' ? opaque(block) : { type: 'text', text, extras: block.object };
}

function beyondText(part: ContentBlock, wire: JsonValue | undefined): JsonValue[] {
  if (part.type === 'text') return part.extras ? [part.extras] : [];
  return wire === undefined ? [] : [wire];
}

function sourceOf(block: RequestFields): RequestFields {
  return block.required('source', block.inner('source'));
}

/** What a source has besides what is decoded of it. */
function sourceExtras(source: RequestFields): { extras?: JsonObject } {
  const type = source.name('type');
  const extras = source.others(sourceFields.get(type) ?? ['type']);
  // A provider of this dialect cites such a document by its texts.
  if (type === 'content') return { extras: { source: { ...extras, type } } };
  // The only media type that a text can have.
  if (type === 'text' && extras?.['media_type'] === 'text/plain' && Object.keys(extras).length === 1) return {};
  return extras ? { extras: { source: extras } } : {};
}

/** The texts that a document consists of. Undefined if it has anything else, or texts with fields of their own, which only this dialect knows. */
function textSource(source: RequestFields): FileBlock['source'] | undefined {
  const blocks = decodeContent(source.value('content') ?? [], source.place('content'));
  const texts = blocks.flatMap((block) => (block.type === 'text' && !block.extras ? [block.text] : []));
  return texts.length === blocks.length ? { kind: 'text', text: texts.join('\n') } : undefined;
}

/** Undefined for sources that only this dialect has. */
function mediaSource(source: RequestFields): MediaSource | undefined {
  switch (source.name('type')) {
    case 'base64':
      return { kind: 'base64', mediaType: source.name('media_type'), data: textOf(source, 'data') };
    case 'url':
      return { kind: 'url', url: source.name('url') };
    default:
      return undefined;
  }
}

function fileSource(source: RequestFields): FileBlock['source'] | undefined {
  switch (source.name('type')) {
    case 'text':
      return { kind: 'text', text: textOf(source, 'data') };
    case 'file':
      return { kind: 'id', id: source.name('file_id') };
    default:
      return mediaSource(source);
  }
}

function opaque(block: RequestFields): ContentBlock {
  return { type: 'opaque', dialect: dialectName, value: block.object };
}

function textOf(block: RequestFields, name: string): string {
  return block.required(name, block.string(name));
}

/** Adds fields that the gateway does not decode (`cache_control`, `citations`) as extras. */
function withExtras<T extends Exclude<ContentBlock, OpaqueBlock>>(
  block: T,
  wire: RequestFields,
  known: readonly string[],
): T {
  const extras = wire.others(known);
  return extras ? { ...block, extras: { ...extras, ...block.extras } } : block;
}
