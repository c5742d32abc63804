import {
  type AnswerSoFar,
  type ContentBlock,
  type FinishReason,
  type InferenceCall,
  type JsonObject,
  type JsonValue,
  mapPictures,
  type Message,
  parseJson,
  storable,
  stringifyJson,
  stringsIn,
  textOf,
} from '../../core/api/index.js';

/** Stands for the messages that there is no room for. */
const leftOut = '[…]';
/** What the JSON of a message takes besides its parts. */
const charactersOfMessage = 40;

/** The messages of a request, in the format of `gen_ai.input.messages`, and how many characters there would be room for. */
interface InputMessages {
  readonly json: string;
  readonly left: number;
}

/**
 * The messages of a call, in the format of the GenAI conventions
 * (https://github.com/open-telemetry/semantic-conventions/blob/v1.40.0/docs/gen-ai/gen-ai-input-messages.json). Of a long conversation the newest ones are
 * kept: the older ones were sent with earlier calls.
 */
export function inputMessages(call: InferenceCall, atMost: number): InputMessages {
  const room = new Room(atMost);
  const messages: string[] = [];
  for (const { role, name, content } of messagesOf(call).toReversed()) {
    if (room.left === 0) {
      messages.push(messageOf({ role }, [stringifyJson({ type: 'text', content: leftOut })]));
      break;
    }
    messages.push(messageOf({ role, ...(name !== undefined && { name }) }, room.partsOf(content)));
  }
  return { json: `[${messages.toReversed().join(',')}]`, left: room.left };
}

/** The tools of a call in the format of `gen_ai.tool.definitions`; undefined if it has none, or if there is no room for them. */
export function toolDefinitions(call: InferenceCall, atMost: number): string | undefined {
  if (call.kind !== 'chat' || !call.tools?.length) return undefined;
  const definitions = call.tools.map(({ name, description, inputSchema, opaque }) => ({
    type: opaque && opaque.elsewhere !== 'function' ? 'extension' : 'function',
    name,
    ...(description !== undefined && { description }),
    parameters: inputSchema,
  }));
  const json = stringifyJson(definitions);
  return json.length <= atMost ? json : undefined;
}

/** The choices of an answer in the format of `gen_ai.output.messages`; undefined if it has none. Their texts have been cut already. */
export function outputMessages({ choices }: Pick<AnswerSoFar, 'choices'>): string | undefined {
  if (choices.length === 0) return undefined;
  const messages = choices.map(({ content, finish }) => ({
    role: 'assistant',
    parts: content.map(partOf),
    finish_reason: finish ? finishReasonOf(finish.reason) : 'error',
  }));
  return stringifyJson(messages);
}

function finishReasonOf(reason: FinishReason): string {
  return reason === 'tool_calls' ? 'tool_call' : reason;
}

function messageOf(members: JsonObject, parts: readonly string[]): string {
  return `${stringifyJson(members).slice(0, -1)},"parts":[${parts.join(',')}]}`;
}

/** The texts of other calls are a message of the user, as there is no other place for them. */
function messagesOf(call: InferenceCall): readonly Pick<Message, 'role' | 'name' | 'content'>[] {
  if (call.kind === 'chat') return call.messages;
  const texts =
    call.kind === 'embedding'
      ? call.inputs.filter((input) => typeof input === 'string')
      : stringsIn(mapPictures(call.input, () => '')).filter(Boolean);
  return [{ role: 'user', content: texts.map((text) => ({ type: 'text', text })) }];
}

/** A part of a message. Of media, and of what only one dialect knows, only the kind. */
function partOf(block: ContentBlock): JsonObject {
  switch (block.type) {
    case 'text':
    case 'reasoning':
      return { type: block.type, content: block.text };
    case 'tool-call':
      return { type: 'tool_call', id: block.id, name: block.name, arguments: argumentsOf(block.arguments) };
    case 'tool-result':
      return { type: 'tool_call_response', id: block.toolCallId, response: textOf(block.content) };
    default:
      return { type: block.type };
  }
}

/** What a model writes need not be JSON, and may have been cut. */
function argumentsOf(text: string): JsonValue {
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** The member of each kind of part that may be long. */
const longMembers = ['content', 'arguments', 'response'] as const;

/** The characters of JSON that there is still room for. */
class Room {
  #left: number;

  constructor(atMost: number) {
    this.#left = atMost;
  }

  get left(): number {
    return this.#left;
  }

  /** The parts of a message as JSON. The first one that there is no room for is cut, and the last. */
  partsOf(content: readonly ContentBlock[]): readonly string[] {
    this.#left = Math.max(0, this.#left - charactersOfMessage);
    const parts: string[] = [];
    for (const block of content) {
      const part = partOf(block);
      const json = stringifyJson(part);
      if (json.length > this.#left) {
        parts.push(stringifyJson(cut(part, this.#left)));
        this.#left = 0;
        break;
      }
      parts.push(json);
      this.#left -= json.length;
    }
    return parts;
  }
}

function cut(part: JsonObject, atMost: number): JsonObject {
  const member = longMembers.find((name) => name in part);
  if (member === undefined) return part;
  const value = part[member] ?? '';
  return { ...part, [member]: storable(typeof value === 'string' ? value : stringifyJson(value), atMost) };
}
