import {
  type ContentBlock,
  type JsonValue,
  type Message,
  type ReasoningBlock,
  stringifyJson,
} from '../../../core/api/index.js';
import type { RequestObject } from '../request-object.js';
import { flatName, inputArgument } from './client-tools.js';
import { isKept, isTrigger, newestCompaction, readSummary } from './compaction/compaction-content.js';
import { readParts } from './read-parts.js';
import { decodeSignature } from './reasoning-signature.js';
import { unsupported } from '../unsupported.js';

/** Decodes `instructions` and `input`: a text, or the items of a conversation. */
export function readInput(body: RequestObject): Message[] {
  const conversation = new Conversation();
  const instructions = body.string('instructions');
  if (instructions !== undefined && instructions !== '') {
    conversation.add({ role: 'system', content: [{ type: 'text', text: instructions }] });
  }
  const input = body.fields['input'] ?? undefined;
  if (typeof input === 'string') conversation.add({ role: 'user', content: [{ type: 'text', text: input }] });
  else if (!Array.isArray(input) || input.length === 0) body.fail('input', 'a text or an array of at least one item');
  else readItems(input as readonly JsonValue[], body, conversation);
  return conversation.messages;
}

function readItems(input: readonly JsonValue[], body: RequestObject, conversation: Conversation): void {
  const compaction = newestCompaction(input);
  for (const [index, value] of input.entries()) {
    if (index < compaction && !isKept(value)) continue;
    const item = body.objectIn('input', value, index);
    if (!isTrigger(value)) readItem(item, conversation);
    else if (index < input.length - 1)
      item.fail('type', 'another type: a "compaction_trigger" may only be the last item');
  }
}

function readItem(item: RequestObject, conversation: Conversation): void {
  // The type is optional for a message.
  const type = item.string('type') ?? (item.has('role') ? 'message' : item.fail('type', 'the type of an item'));
  switch (type) {
    case 'message':
      return readMessage(item, conversation);
    case 'reasoning':
      return conversation.addAssistant([readReasoning(item)]);
    case 'function_call':
      return conversation.addAssistant([readCall(item, item.string('arguments') ?? '')]);
    case 'custom_tool_call': {
      const written = stringifyJson({ [inputArgument]: item.requiredString('input') });
      return conversation.addAssistant([readCall(item, written)]);
    }
    case 'function_call_output':
    case 'custom_tool_call_output': {
      const toolCallId = item.requiredString('call_id');
      return conversation.add({
        role: 'tool',
        content: [{ type: 'tool-result', toolCallId, content: readParts(item, 'output') }],
      });
    }
    case 'compaction':
      return conversation.add({ role: 'user', content: [{ type: 'text', text: readSummary(item) }] });
    case 'item_reference':
      throw unsupported(
        item.placeOf('type'),
        `"${item.placeOf('id')}" refers to an item of an earlier answer, and the gateway keeps none. Send the item itself; clients do so with "store": false.`,
      );
    default:
      throw unsupported(
        item.placeOf('type'),
        `Items of type "${type.slice(0, 60)}" are not supported. Supported are message, reasoning, function_call, function_call_output, custom_tool_call, custom_tool_call_output, compaction and compaction_trigger.`,
      );
  }
}

function readMessage(item: RequestObject, conversation: Conversation): void {
  const role = item.requiredString('role');
  const content = readParts(item, 'content');
  switch (role) {
    case 'assistant':
      return conversation.addAssistant(content);
    case 'user':
    case 'system':
      return conversation.add({ role, content });
    case 'developer':
      return conversation.add({ role: 'system', content });
    default:
      return item.fail('role', 'one of user, assistant, system, developer');
  }
}

function readCall(item: RequestObject, written: string): ContentBlock {
  const name = flatName(item.requiredString('name'), item.string('namespace'));
  return { type: 'tool-call', id: item.requiredString('call_id'), name, arguments: written };
}

function readReasoning(item: RequestObject): ReasoningBlock {
  const signature = decodeSignature(item.string('encrypted_content') ?? '');
  const said = (item.objects('content') ?? []).map((part) => part.string('text') ?? '').join('');
  const summary = (item.objects('summary') ?? []).map((part) => part.string('text') ?? '').join('\n\n');
  return { type: 'reasoning', text: signature.encrypted === undefined ? said || summary : '', ...signature };
}

/** Groups items into messages: reasoning, texts and calls of one answer become one assistant message. */
class Conversation {
  readonly messages: Message[] = [];
  #answer: ContentBlock[] | undefined;

  add(message: Message): void {
    this.#answer = undefined;
    this.messages.push(message);
  }

  addAssistant(content: readonly ContentBlock[]): void {
    // Two texts without a call in between are two messages. Calls must stay together, because their results follow all of them.
    const answer = this.#answer;
    const isNext = content.some(isText) && answer?.some(isText) === true && !answer.some(isCall);
    if (answer && !isNext) {
      for (const block of content) answer.push(block);
      return;
    }
    this.#answer = [...content];
    this.messages.push({ role: 'assistant', content: this.#answer });
  }
}

function isText({ type }: ContentBlock): boolean {
  return type === 'text';
}

function isCall({ type }: ContentBlock): boolean {
  return type === 'tool-call';
}
