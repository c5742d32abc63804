import {
  type ContentBlock,
  type JsonObject,
  type JsonValue,
  type Message,
  type ReasoningBlock,
  stringifyJson,
} from '../../../../core/api/index.js';
import { type RequestObject, unsupported } from '../../request-object.js';
import { readAgentMessage } from './agent-message.js';
import { flatName, inputArgument, searchTool } from '../client-tools.js';
import { isKept, isTrigger, newestCompaction, readSummary } from '../compaction/compaction-content.js';
import { responsesDialectName } from '../../dialect-name.js';
import { isOfProvider } from './foreign-items.js';
import { readParts } from './read-parts.js';
import { decodeSignature } from './reasoning-signature.js';

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
    case 'custom_tool_call_output':
      // What a tool that works on its own tells later; only a provider knows which call that was.
      if (!item.has('call_id') && item.has('name')) return readForeign(item, conversation);
      return conversation.add({ role: 'tool', content: [readResult(item)] });
    case 'tool_search_call':
    case 'tool_search_output':
      return readSearch(item, conversation);
    case 'agent_message':
      return conversation.add(readAgentMessage(item));
    // Its tools are those of the request: see readTools.
    case 'additional_tools':
      return;
    case 'compaction':
      return conversation.add({ role: 'user', content: [readCompaction(item)] });
    case 'item_reference':
      throw unsupported(
        item.placeOf('type'),
        `"${item.placeOf('id')}" refers to an item of an earlier answer, and the gateway keeps none. Send the item itself; clients do so with "store": false.`,
      );
    default:
      return readForeign(item, conversation);
  }
}

/**
 * Carries an item that only a provider of this dialect can read. For others, what a provider has written is left out, as on the other routes. What the
 * client has written is refused: an answer without it would be misleading. Approvals belong to what is left out.
 */
function readForeign({ fields }: RequestObject, conversation: Conversation): void {
  const { type } = fields;
  const block: ContentBlock = { type: 'opaque', dialect: responsesDialectName, value: fields };
  if (isOfProvider(type) || type === 'tool_search_output' || type === 'mcp_approval_response')
    conversation.addAssistant([block]);
  else conversation.add({ role: 'user', content: [block] });
}

function readCompaction(item: RequestObject): ContentBlock {
  const text = readSummary(item);
  return text === undefined
    ? { type: 'opaque', dialect: responsesDialectName, value: item.fields }
    : { type: 'text', text };
}

/** Decodes a search of the client for its tools, which is a call of a function. One without the id of a call was made by a provider. */
function readSearch(item: RequestObject, conversation: Conversation): void {
  const toolCallId = item.string('call_id');
  if (toolCallId === undefined) return readForeign(item, conversation);
  if (item.fields['type'] === 'tool_search_call') {
    const { arguments: given = {} } = item.fields;
    const written = typeof given === 'string' ? given : stringifyJson(given);
    return conversation.addAssistant([{ type: 'tool-call', id: toolCallId, name: searchTool, arguments: written }]);
  }
  const found = (item.objects('tools') ?? []).flatMap((tool) => namesIn(tool, undefined));
  const text = found.length === 0 ? 'No tools were found.' : `These tools can be called now: ${found.join(', ')}`;
  conversation.add({ role: 'tool', content: [{ type: 'tool-result', toolCallId, content: [{ type: 'text', text }] }] });
}

function namesIn(tool: RequestObject, namespace: string | undefined): string[] {
  const name = tool.string('name') ?? tool.requiredString('type');
  if (tool.fields['type'] !== 'namespace') return [flatName(name, namespace)];
  return (tool.objects('tools') ?? []).flatMap((inner) => namesIn(inner, name));
}

function readMessage(item: RequestObject, conversation: Conversation): void {
  const role = item.requiredString('role');
  const content = readParts(item, 'content');
  switch (role) {
    case 'assistant':
      return conversation.addAssistant(withMembers(content, item.extras(messageMembers)));
    case 'user':
    case 'system':
      return conversation.add({ role, content });
    case 'developer':
      return conversation.add({ role: 'system', content });
    default:
      return item.fail('role', 'one of user, assistant, system, developer');
  }
}

const messageMembers: ReadonlySet<string> = new Set(['type', 'id', 'status', 'role', 'content']);

/** Keeps other members of an assistant's message, such as its `phase`, with its texts: several messages may become one. */
function withMembers(content: readonly ContentBlock[], extras: JsonObject | undefined): readonly ContentBlock[] {
  return extras ? content.map((block) => (block.type === 'text' ? { ...block, extras } : block)) : content;
}

const callMembers: ReadonlySet<string> = new Set('type id status call_id name namespace arguments input'.split(' '));

function readCall(item: RequestObject, written: string): ContentBlock {
  const name = flatName(item.requiredString('name'), item.string('namespace'));
  const extras = item.extras(callMembers);
  return {
    type: 'tool-call',
    id: item.requiredString('call_id'),
    name,
    arguments: written,
    ...(extras && { extras }),
  };
}

const resultMembers: ReadonlySet<string> = new Set(['type', 'id', 'status', 'call_id', 'output']);

function readResult(item: RequestObject): ContentBlock {
  const extras = item.extras(resultMembers);
  return {
    type: 'tool-result',
    toolCallId: item.requiredString('call_id'),
    content: readParts(item, 'output'),
    ...(extras && { extras }),
  };
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
