import {
  after,
  type Awaitable,
  type ContentBlock,
  type FileBlock,
  type JsonObject,
  type Message,
  type MessageRole,
  type OpaqueBlock,
  type PolicySurface,
  type ReasoningBlock,
  type TextBlock,
  type ToolCallBlock,
  type ToolResultBlock,
} from '../../../../core/api/index.js';
import { governDocument, type Governing, governing, governJson, governText } from '../texts/govern-text.js';
import { governValue } from '../texts/govern-value.js';
import { isSameList } from '../texts/is-same-list.js';
import { blockedError, PolicyBlock } from '../texts/policy-block.js';
import type { CallRules } from './govern-call.js';
import { governAudio, governImage, governSource } from './govern-media.js';

/**
 * Applies policies to one message; returns the same object when nothing has changed. A blocked retrieved passage is removed.
 *
 * @throws PolicyBlock
 */
export function governMessage(message: Message, rules: CallRules): Awaitable<Message> {
  const text = onlyText(message);
  if (text === undefined) return governBlocks(message, rules);
  const governed = new MessageRules(rules, message.role).of('input');
  return after(governText(text, governed), (changed) => withOnlyText(changed, message));
}

/** The text of a message that has only one text block, as most do; undefined for others. */
export function onlyText({ content, name, extras }: Message): string | undefined {
  const [block] = content;
  if (content.length !== 1 || block?.type !== 'text' || name !== undefined || extras) return undefined;
  return block.passage || block.extras ? undefined : block.text;
}

function withOnlyText(text: string, message: Message): Message {
  const block = message.content[0] as TextBlock;
  return text === block.text ? message : { role: message.role, content: [{ ...block, text }] };
}

async function governBlocks(message: Message, rules: CallRules): Promise<Message> {
  const { role } = message;
  const own = new MessageRules(rules, role);
  const content: ContentBlock[] = [];
  for (const block of message.content) {
    const result = await governBlock(block, own);
    if (result) content.push(result);
  }
  const name = message.name === undefined ? undefined : await governText(message.name, own.of('input'));
  const extras = await governExtras(message.extras, own.of('input'));
  if (isSameList(content, message.content) && name === message.name && extras === message.extras) return message;
  return { role, content, ...(name === undefined ? {} : { name }), ...(extras ? { extras } : {}) };
}

/** The rules for the blocks of one message. */
class MessageRules {
  readonly call: CallRules;
  readonly #role: MessageRole;

  constructor(call: CallRules, role: MessageRole) {
    this.call = call;
    this.#role = role;
  }

  of(surface: PolicySurface): Governing {
    return governing(this.call.enforcement, { surface, role: this.#role }, this.call.policies);
  }
}

/** Undefined when the block must be removed. */
async function governBlock(block: ContentBlock, rules: MessageRules): Promise<ContentBlock | undefined> {
  const governed = await governOwnText(block, rules);
  if (!governed || governed.type === 'opaque') return governed;
  return withExtras(governed, await governExtras(governed.extras, rules.of('input')));
}

async function governOwnText(block: ContentBlock, rules: MessageRules): Promise<ContentBlock | undefined> {
  switch (block.type) {
    case 'text':
      if (block.passage) return governPassage(block, rules);
      return withText(block, await governText(block.text, rules.of('input')));
    case 'reasoning':
      return governReasoning(block, rules.of('input'));
    case 'tool-call':
      return governToolCall(block, rules.of('tool_arguments'));
    case 'tool-result':
      return governToolResult(block, rules);
    case 'file':
      return governFile(block, rules);
    case 'image':
      return governImage(block, rules.of('input'));
    case 'audio':
      return governAudio(block, rules.of('input'));
    case 'opaque':
      return governOpaque(block, rules.of('input'));
  }
}

/** Removes a blocked passage. */
async function governPassage(block: TextBlock, rules: MessageRules): Promise<TextBlock | undefined> {
  try {
    return withText(block, await governText(block.text, rules.of('documents')));
  } catch (cause) {
    if (cause instanceof PolicyBlock) return undefined;
    throw cause;
  }
}

/** Replaces the text of a block; returns the same block when the text is the same. */
export function withText<T extends { readonly text: string }>(block: T, text: string): T {
  return text === block.text ? block : { ...block, text };
}

/** Governs a block that only its dialect knows. */
export async function governOpaque(block: OpaqueBlock, governed: Governing): Promise<OpaqueBlock> {
  const value = await governValue(block.value, governed);
  return value === block.value ? block : { ...block, value };
}

/** Governs reasoning. The signature is valid only for the original text, so it is removed when the text is changed. */
export async function governReasoning(block: ReasoningBlock, governed: Governing): Promise<ReasoningBlock> {
  const text = await governText(block.text, governed);
  if (text === block.text) return block;
  const { signature: _, ...changed } = block;
  return { ...changed, text };
}

/** Governs a tool call. Arguments are JSON, except for free-form tools of one dialect. */
export async function governToolCall(block: ToolCallBlock, governed: Governing): Promise<ToolCallBlock> {
  if (governed.policies.governedTo(block)) return block;
  const isText = block.extras?.['type'] === 'custom';
  const written = isText ? await governText(block.arguments, governed) : await governJson(block.arguments, governed);
  return written === block.arguments ? block : { ...block, arguments: written };
}

async function governToolResult(block: ToolResultBlock, rules: MessageRules): Promise<ToolResultBlock> {
  try {
    const content: ContentBlock[] = [];
    for (const inner of block.content) {
      const result = inner.type === 'text' ? await governResult(inner, rules) : await governBlock(inner, rules);
      if (result) content.push(result);
    }
    return isSameList(content, block.content) ? block : { ...block, content };
  } catch (cause) {
    if (!(cause instanceof PolicyBlock) || rules.call.blockedResults === 'refuse') throw cause;
    const text = JSON.stringify({ error: 'blocked by policy', message: blockedError(cause).message });
    return { type: 'tool-result', toolCallId: block.toolCallId, content: [{ type: 'text', text }], isError: true };
  }
}

/** Governs a text of a tool result, which is usually JSON. */
async function governResult(block: TextBlock, rules: MessageRules): Promise<TextBlock> {
  const governed = rules.of('tool_results');
  const result = withText(block, await governDocument(block.text, governed));
  return withExtras(result, await governExtras(block.extras, governed));
}

async function governFile(block: FileBlock, rules: MessageRules): Promise<FileBlock | undefined> {
  const governed = rules.of('documents');
  try {
    const fileName = block.fileName === undefined ? undefined : await governText(block.fileName, governed);
    const source = await governSource(block.source, governed);
    if (source === block.source && fileName === block.fileName) return block;
    return { ...block, source, ...(fileName === undefined ? {} : { fileName }) };
  } catch (cause) {
    if (!(cause instanceof PolicyBlock)) throw cause;
    rules.call.policies.removalCause = cause;
    return undefined;
  }
}

function withExtras<T extends { readonly extras?: JsonObject }>(block: T, extras: JsonObject | undefined): T {
  return extras === block.extras ? block : { ...block, ...(extras ? { extras } : {}) };
}

async function governExtras(extras: JsonObject | undefined, governed: Governing): Promise<JsonObject | undefined> {
  return extras && ((await governValue(extras, governed)) as JsonObject);
}
