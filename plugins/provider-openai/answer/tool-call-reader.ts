import { randomUUID } from 'node:crypto';
import {
  type HeldParts,
  isJsonObject,
  JsonEnd,
  type JsonObject,
  type JsonValue,
  objectIn,
  type StreamPart,
  stringifyJson,
  textIn,
} from '../../../core/api/index.js';
import { markCall, type Origin, signaturesIn } from '../kept-reasoning.js';

/** A tool call that has begun. */
interface OpenCall {
  readonly index: number;
  readonly id: string;
  /** The provider's index of the call, if it sends one. */
  readonly wireIndex: number | undefined;
  /** Empty until the provider has sent it; then the `tool-call` part is pushed. */
  name: string;
  /** The arguments so far, until the call has a name. */
  text: string;
  /** Where the arguments end. */
  readonly end: JsonEnd;
  /** Signatures that the provider needs back. */
  readonly signatures: JsonObject | undefined;
}

/** The calls of one choice. */
interface ToolCallSource {
  readonly choice: number;
  /** Who answers, if the client has another dialect. */
  readonly origin: Origin | undefined;
  /** Whether an earlier call of the conversation has this id. Such a call gets another: some servers count calls from the beginning in each answer. */
  readonly isTaken: (id: string) => boolean;
  /** Counts what is kept of the calls. */
  readonly held: HeldParts;
}

interface Fragment {
  readonly id: string | undefined;
  readonly wireIndex: number | undefined;
  readonly name: string | undefined;
  readonly text: string;
  readonly signatures: JsonObject | undefined;
}

/** Creates an id for a call without one. Short enough for providers that allow 40 characters. */
export function newToolCallId(): string {
  return `call_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
}

/**
 * Assembles the tool-call fragments of one choice. As documented, each call has an index, and its id and name come once,
 * in its first fragment. Providers have been observed to number all calls 0, to omit indexes or ids, to repeat ids or generate new ones in
 * every fragment, to repeat the name in every fragment or send it late, and to send arguments as an object.
 */
export class ToolCallReader {
  readonly #choice: number;
  readonly #origin: Origin | undefined;
  readonly #isTaken: (id: string) => boolean;
  readonly #held: HeldParts;
  readonly #calls: OpenCall[] = [];
  #hasCalls = false;
  readonly #byId = new Map<string, OpenCall>();
  /** The last call of each of the provider's indexes. */
  readonly #byNumber = new Map<number, OpenCall>();

  constructor({ choice, origin, isTaken, held }: ToolCallSource) {
    this.#choice = choice;
    this.#origin = origin;
    this.#isTaken = isTaken;
    this.#held = held;
  }

  /** Whether there is a call with a name or arguments. Some servers send an empty one with every answer, which does not count. */
  get hasCalls(): boolean {
    return this.#hasCalls;
  }

  /** Decodes one member of `tool_calls` and pushes its parts. */
  read(value: JsonValue, parts: StreamPart[]): void {
    if (!isJsonObject(value)) return;
    const fragment = readFragment(value);
    const call = this.#find(fragment) ?? this.#open(fragment);
    call.end.push(fragment.text);
    this.#hasCalls ||= fragment.name !== undefined || fragment.text !== '';
    if (call.name === '') {
      this.#held.add(fragment.text.length);
      call.text += fragment.text;
      if (!fragment.name) return;
      call.name = fragment.name;
      this.#announce(call, parts);
      call.text = '';
    } else if (fragment.text !== '') {
      parts.push({ type: 'tool-arguments', choice: this.#choice, index: call.index, text: fragment.text });
    }
  }

  /** Pushes calls that never got a name, so that they are not lost, unless they are empty. */
  end(parts: StreamPart[]): void {
    for (const call of this.#calls) if (call.name === '' && call.text !== '') this.#announce(call, parts);
  }

  #announce({ index, id, name, text, signatures }: OpenCall, parts: StreamPart[]): void {
    const choice = this.#choice;
    // Other dialects have a place only for signatures of reasoning.
    if (signatures && this.#origin) {
      parts.push({ type: 'reasoning', choice, text: '', signature: markCall(id, signatures, this.#origin) });
    }
    const extras = signatures && !this.#origin ? { extras: { extra_content: signatures } } : {};
    parts.push({ type: 'tool-call', choice, index, id, name, ...extras });
    if (text !== '') parts.push({ type: 'tool-arguments', choice: this.#choice, index, text });
  }

  #open({ id, wireIndex, signatures }: Fragment): OpenCall {
    // Ids must be unique, so that results can be assigned to calls.
    this.#held.add(id?.length ?? 0);
    const taken = id === undefined || this.#byId.has(id) || this.#isTaken(id);
    const call = {
      index: this.#calls.length,
      id: taken ? newToolCallId() : id,
      wireIndex,
      name: '',
      text: '',
      end: new JsonEnd(),
      signatures,
    };
    this.#calls.push(call);
    this.#byId.set(call.id, call);
    // Further fragments have the server's own.
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, call);
    if (wireIndex !== undefined) this.#byNumber.set(wireIndex, call);
    return call;
  }

  /** The call that a fragment continues; undefined when it begins a new one. */
  #find(fragment: Fragment): OpenCall | undefined {
    const { id, wireIndex, name } = fragment;
    const byId = id === undefined ? undefined : this.#byId.get(id);
    const byNumber = wireIndex === undefined ? undefined : this.#byNumber.get(wireIndex);
    if (byId) {
      // If two indexes have the same id, the index decides; a new index with a name begins a call.
      const agree = byId.wireIndex === undefined || wireIndex === undefined || byId.wireIndex === wireIndex;
      return agree ? byId : (byNumber ?? (name ? undefined : byId));
    }
    if (!name) return byNumber ?? (id !== undefined && wireIndex !== undefined ? undefined : this.#calls.at(-1));
    // A name together with a new id begins a call, whatever its index.
    if (id !== undefined && !(byNumber?.name === '')) return undefined;
    const candidate = byNumber ?? (wireIndex === undefined ? this.#calls.at(-1) : undefined);
    return candidate && goesOn(candidate, fragment) ? candidate : undefined;
  }
}

/** Whether a fragment with a name, but without an id, can belong to this call. */
function goesOn(call: OpenCall, fragment: Fragment): boolean {
  if (call.name === '') return true;
  if (call.name !== fragment.name) return false;
  return !(isWhole(fragment.text) && call.end.complete);
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
  const called = isJsonObject(value['function']) ? value['function'] : objectIn(value['custom']);
  const { id, index } = value;
  const { name } = called;
  const text = called['arguments'] ?? called['input'] ?? '';
  return {
    id: textIn(id),
    wireIndex: typeof index === 'number' ? index : undefined,
    name: textIn(name),
    text: typeof text === 'string' ? text : stringifyJson(text),
    signatures: signaturesIn(value['extra_content']),
  };
}
