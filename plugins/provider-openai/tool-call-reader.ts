import { randomUUID } from 'node:crypto';
import { isJsonObject, type JsonObject, type JsonValue, type StreamPart, stringifyJson } from '../../core/api/index.js';

/** A tool call that has begun. */
interface OpenCall {
  readonly index: number;
  readonly id: string;
  /** The provider's number of it, where it gives one. */
  readonly wireIndex: number | undefined;
  /** Empty until the provider has said it; the call is announced then. */
  name: string;
  /** The arguments so far. */
  text: string;
}

interface Fragment {
  readonly id: string | undefined;
  readonly wireIndex: number | undefined;
  readonly name: string | undefined;
  readonly text: string;
}

/** Makes an id for a call whose provider gives none. Short enough for providers that allow 40 characters. */
export function newToolCallId(): string {
  return `call_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
}

/**
 * Puts the tool-call fragments of one choice in order. By the book, each call has a number, and its id and name come once, in
 * its first fragment. Seen in the wild: all calls numbered 0, numbers or ids left out, ids repeated, and made up anew, in
 * every fragment, the name repeated in every fragment or sent late, arguments as an object.
 */
export class ToolCallReader {
  readonly #choice: number;
  readonly #newId: () => string;
  readonly #calls: OpenCall[] = [];

  constructor(choice: number, newId: () => string) {
    this.#choice = choice;
    this.#newId = newId;
  }

  get count(): number {
    return this.#calls.length;
  }

  /** Reads one member of `tool_calls` and pushes what it means. */
  read(value: JsonValue, parts: StreamPart[]): void {
    if (!isJsonObject(value)) return;
    const fragment = readFragment(value);
    const call = this.#find(fragment) ?? this.#open(fragment);
    const announced = call.name !== '';
    call.text += fragment.text;
    if (!announced) {
      if (!fragment.name) return;
      call.name = fragment.name;
      this.#announce(call, parts);
    } else if (fragment.text !== '') {
      parts.push({ type: 'tool-arguments', choice: this.#choice, index: call.index, text: fragment.text });
    }
  }

  /** Announces calls that never got a name: that a call was made must not be lost. */
  end(parts: StreamPart[]): void {
    for (const call of this.#calls) if (call.name === '') this.#announce(call, parts);
  }

  #announce({ index, id, name, text }: OpenCall, parts: StreamPart[]): void {
    parts.push({ type: 'tool-call', choice: this.#choice, index, id, name });
    if (text !== '') parts.push({ type: 'tool-arguments', choice: this.#choice, index, text });
  }

  #open({ id, wireIndex }: Fragment): OpenCall {
    // An id that is taken already would make two results look like one.
    const taken = id === undefined || this.#calls.some((call) => call.id === id);
    const call = { index: this.#calls.length, id: taken ? this.#newId() : id, wireIndex, name: '', text: '' };
    this.#calls.push(call);
    return call;
  }

  /** The call that a fragment goes on with; undefined when it begins one. */
  #find(fragment: Fragment): OpenCall | undefined {
    const { id, wireIndex, name } = fragment;
    const byId = id === undefined ? undefined : this.#calls.find((call) => call.id === id);
    const byNumber = wireIndex === undefined ? undefined : this.#calls.findLast((call) => call.wireIndex === wireIndex);
    if (byId) {
      // One id for two numbers: the number decides, and a number not seen before begins a call if it brings a name.
      const agree = byId.wireIndex === undefined || wireIndex === undefined || byId.wireIndex === wireIndex;
      return agree ? byId : (byNumber ?? (name ? undefined : byId));
    }
    if (!name) return byNumber ?? (id !== undefined && wireIndex !== undefined ? undefined : this.#calls.at(-1));
    // A name beside an id not seen before begins a call, whatever its number.
    if (id !== undefined && !(byNumber?.name === '')) return undefined;
    const candidate = byNumber ?? (wireIndex === undefined ? this.#calls.at(-1) : undefined);
    return candidate && goesOn(candidate, fragment) ? candidate : undefined;
  }
}

/** Whether a fragment with a name, but without an id of its own, can belong to this call. */
function goesOn(call: OpenCall, fragment: Fragment): boolean {
  if (call.name === '') return true;
  if (call.name !== fragment.name) return false;
  return !(isWhole(fragment.text) && isWhole(call.text));
}

function isWhole(text: string): boolean {
  if (!text.startsWith('{')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function readFragment(value: JsonObject): Fragment {
  const called = isJsonObject(value['function'])
    ? value['function']
    : isJsonObject(value['custom'])
      ? value['custom']
      : {};
  const { id, index } = value;
  const { name } = called;
  const text = called['arguments'] ?? called['input'] ?? '';
  return {
    id: typeof id === 'string' && id !== '' ? id : undefined,
    wireIndex: typeof index === 'number' ? index : undefined,
    name: typeof name === 'string' && name !== '' ? name : undefined,
    text: typeof text === 'string' ? text : stringifyJson(text),
  };
}
