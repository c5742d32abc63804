import { isJsonObject, type JsonObject, type JsonValue, type StreamPart } from '../../../core/api/index.js';
import { deltaMembers } from './answer-reader.js';

/** Members that the provider generates and not the model. Their values are in the `start` part or nowhere. */
const envelope: ReadonlySet<string> = new Set(['id', 'object', 'created', 'model']);
/** Random characters with which some providers pad chunks to hide their length. */
const padding = /^[A-Za-z0-9]{0,64}$/;

/**
 * Checks whether the objects of one answer contain nothing besides the decoded parts, so that a stage which has inspected the parts has
 * seen everything that the client will get. Any deviation from the documented form counts as more.
 */
export class PlainAnswer {
  /** Members specific to this dialect, for which a part is pushed only the first time. */
  readonly #pushed = new Map<string, string>();

  /** @param parts the decoded parts of the object, without its finish parts */
  says(object: JsonObject, parts: readonly StreamPart[]): boolean {
    const rest = new PartList(parts);
    rest.take('start');
    let own: JsonObject | undefined;
    for (const name in object) {
      const value = object[name];
      if (envelope.has(name)) {
        if (typeof value === 'object') return false;
      } else if (name === 'choices') {
        if (!saysChoices(value, rest)) return false;
      } else if (name === 'usage') {
        if (!isNumbers(value)) return false;
      } else if (name === 'obfuscation') {
        if (typeof value !== 'string' || !padding.test(value)) return false;
      } else if (!isNothing(value)) own = { ...own, [name]: value };
    }
    rest.take('usage');
    return (own === undefined || this.#isPushed(own, rest)) && rest.isEmpty;
  }

  #isPushed(own: JsonObject, rest: PartList): boolean {
    const part = rest.take('opaque');
    const answer = part && isJsonObject(part.value) ? part.value['answer'] : undefined;
    for (const name in own) {
      const written = JSON.stringify(own[name]);
      if (isJsonObject(answer) && answer[name] === own[name]) this.#pushed.set(name, written);
      else if (this.#pushed.get(name) !== written) return false;
    }
    return true;
  }
}

/** Parts in the order in which they are expected. */
class PartList {
  readonly #parts: readonly StreamPart[];
  #at = 0;

  constructor(parts: readonly StreamPart[]) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#at === this.#parts.length;
  }

  take<T extends StreamPart['type']>(type: T): Extract<StreamPart, { type: T }> | undefined {
    const part = this.#parts[this.#at];
    if (part?.type !== type) return undefined;
    this.#at += 1;
    return part as Extract<StreamPart, { type: T }>;
  }

  /** Whether the next part has exactly this text; an empty text needs no part. */
  says(type: 'text' | 'refusal' | 'reasoning', value: JsonValue | undefined): boolean {
    if (isNothing(value) || value === '') return true;
    return this.take(type)?.text === value;
  }
}

function saysChoices(value: JsonValue | undefined, rest: PartList): boolean {
  if (!Array.isArray(value) || value.length > 1) return false;
  const choice = (value as readonly JsonValue[])[0];
  if (choice === undefined) return true;
  if (!isJsonObject(choice)) return false;
  for (const name in choice) {
    const member = choice[name];
    if (name === 'index') {
      if (member !== 0) return false;
    } else if (name === 'finish_reason') {
      if (!isNothing(member) && typeof member !== 'string') return false;
    } else if (name !== 'delta' && name !== 'message' && !isNothing(member)) return false;
  }
  const { delta, message } = choice;
  if (delta !== undefined && message !== undefined) return false;
  const said = delta ?? message;
  return isNothing(said) || (isJsonObject(said) && saysDelta(said, rest, message !== undefined));
}

function saysDelta(delta: JsonObject, rest: PartList, isWhole: boolean): boolean {
  const { role, content, refusal, reasoning_content: reasoning, reasoning: other, tool_calls: calls } = delta;
  if (!isNothing(role) && role !== 'assistant') return false;
  if (!isNothing(reasoning) && !isNothing(other)) return false;
  if (!rest.says('reasoning', reasoning ?? other) || !rest.says('text', content)) return false;
  if (!rest.says('refusal', refusal) || !saysCalls(calls, rest, isWhole)) return false;
  if (!isNothing(delta['function_call'])) return false;
  return Object.keys(delta).every((name) => deltaMembers.has(name) || isNothing(delta[name])) || !!rest.take('opaque');
}

function saysCalls(value: JsonValue | undefined, rest: PartList, isWhole: boolean): boolean {
  if (isNothing(value)) return true;
  if (!Array.isArray(value)) return false;
  return (value as readonly JsonValue[]).every((call, at) => saysCall(call, rest, isWhole ? at : undefined));
}

/** Whether a function call is written exactly as documented, with the values of the parts. */
function saysCall(call: JsonValue, rest: PartList, at: number | undefined): boolean {
  if (!isJsonObject(call)) return false;
  const { index = at, id, type, function: called, ...others } = call;
  if (!isJsonObject(called) || Object.keys(others).length > 0) return false;
  if (!isNothing(type) && type !== 'function') return false;
  const { name, arguments: args, ...more } = called;
  if (Object.keys(more).length > 0) return false;
  if (!isNothing(name) || !isNothing(id)) {
    const part = rest.take('tool-call');
    if (!part || part.index !== index || part.id !== id || part.name !== name) return false;
  }
  if (isNothing(args) || args === '') return true;
  const given = rest.take('tool-arguments');
  return given !== undefined && given.index === index && given.text === args;
}

function isNothing(value: JsonValue | undefined): value is null | undefined | [] {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** Whether a value consists of numbers only, which cannot contain any text. */
function isNumbers(value: JsonValue | undefined): boolean {
  if (isNothing(value) || typeof value === 'number') return true;
  return isJsonObject(value) && Object.values(value).every(isNumbers);
}
