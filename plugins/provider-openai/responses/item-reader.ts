import {
  type Answerer,
  blocksIn,
  CitationLimit,
  type HeldParts,
  isJsonArray,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  madeSearchPart,
  membersBeside,
  type OpaquePart,
  type StreamPart,
} from '../../../core/api/index.js';
import { readAnnotation } from '../answer/read-annotation.js';
import { newToolCallId } from '../answer/tool-call-reader.js';
import type { Origin } from '../kept-reasoning.js';
import { markEncrypted } from './encode-input.js';

/** What a piece of an item belongs to. `summary` and `reasoning` are two forms of the same. */
export type PieceKind = 'text' | 'refusal' | 'summary' | 'reasoning' | 'arguments';

/** What an {@link ItemReader} has to know. */
interface ItemSource {
  readonly errors: Answerer;
  readonly origin: Origin;
  /** Whether the client uses this API: it is told what only this has. */
  readonly isOwn: boolean;
  /** The opaque part for what only this API has. */
  readonly ownPart: (value: JsonObject) => OpaquePart;
  /** Counts what is kept of the item. */
  readonly held: HeldParts;
  /** The number of the item. */
  readonly index: number;
  /** Numbers a call when it begins. */
  readonly nextCall: () => number;
  /** Is told that the model has written reasoning as it is, without a form that only its server can read. */
  readonly onOpenReasoning: () => void;
}

/** Items that parts express. */
const readTypes: ReadonlySet<unknown> = new Set(['message', 'reasoning', 'function_call', 'custom_tool_call']);

/** Decodes one item of an output: its pieces as they arrive, and at its end what was not sent in pieces. */
export class ItemReader {
  readonly #source: ItemSource;
  /** Whether only this API has items of this type. */
  #isForeign = false;
  #isBegun = false;
  /** How much of each text has arrived, by its kind and number. */
  readonly #heard = new Map<string, number>();
  /** The length of all texts of a message that have arrived. */
  #textLength = 0;
  /** The form in which the reasoning is read. */
  #form: PieceKind | undefined;
  readonly #cited = new CitationLimit();
  #call: number | undefined;
  /** Whether the input of the call becomes JSON, as calls of custom tools are in the gateway's form. */
  #isCustom = false;
  #isDone = false;

  constructor(source: ItemSource) {
    this.#source = source;
  }

  /** Whether the complete item has come. */
  get isDone(): boolean {
    return this.#isDone;
  }

  /** Decodes an item that has begun: a call says its name then. */
  begin(item: JsonObject, parts: StreamPart[]): void {
    if (this.#source.isOwn) this.#beginOwn(item, parts);
    const { type, name, call_id: id, ...others } = item;
    if (this.#call !== undefined || (type !== 'function_call' && type !== 'custom_tool_call')) return;
    if (!isText(name)) return;
    this.#call = this.#source.nextCall();
    const isNamed = isText(id);
    const extras = this.#source.isOwn ? membersBeside(others, callMembers) : undefined;
    parts.push({
      type: 'tool-call',
      choice: 0,
      index: this.#call,
      id: isNamed ? id : newToolCallId(),
      name,
      ...(extras && { extras }),
    });
    this.#isCustom = this.#source.isOwn && type === 'custom_tool_call';
    if (this.#isCustom) this.#pushArguments('{"input":"', parts);
  }

  /** Tells of an item that parts do not express, and of what a message has besides its content, such as its `phase`. */
  #beginOwn(item: JsonObject, parts: StreamPart[]): void {
    if (this.#isBegun || this.#heard.size > 0) return;
    this.#isBegun = true;
    const { type } = item;
    this.#isForeign = !readTypes.has(type);
    if (this.#isForeign) {
      const fee = type === 'web_search_call' ? 'search' : undefined;
      return this.#pushEvent('response.output_item.added', { item: this.#foreign(item) }, parts, fee);
    }
    const members = type === 'message' ? membersBeside(item, messageMembers) : undefined;
    if (members) this.#pushEvent('response.output_item.added', { item: { type, ...members } }, parts);
  }

  /** Passes on an event about an item that parts do not express. */
  event(event: JsonObject, parts: StreamPart[]): void {
    const { type, sequence_number: _, item_id: __, output_index: ___, ...members } = event;
    if (this.#isForeign && typeof type === 'string') this.#pushEvent(type, members, parts);
  }

  /** The item as clients get it: what is encrypted is marked with who can read it, and ids are the gateway's. */
  #foreign(item: JsonObject): JsonObject {
    const { id: _, encrypted_content: encrypted, ...members } = item;
    if (typeof encrypted !== 'string') return members;
    return { ...members, encrypted_content: markEncrypted(encrypted, this.#source.origin) };
  }

  /**
   * The number of the item and the type of the event are names of members, not values: policies take strings at the same place in several parts for
   * pieces of one text.
   */
  #pushEvent(type: string, members: JsonObject, parts: StreamPart[], fee?: 'search'): void {
    const value = { [this.#source.index]: { [type]: members } };
    parts.push({ ...this.#source.ownPart(value), ...(fee && { fee }) });
  }

  /** Decodes a piece. */
  piece(kind: PieceKind, { delta, content_index, summary_index, logprobs }: JsonObject, parts: StreamPart[]): void {
    const number = kind === 'summary' ? summary_index : content_index;
    if (typeof delta === 'string') this.#push(kind, typeof number === 'number' ? number : 0, delta, parts, logprobs);
  }

  /** Decodes the complete item. */
  complete(item: JsonObject, parts: StreamPart[]): void {
    if (this.#isDone) return;
    this.#isDone = true;
    if (this.#source.isOwn) this.#beginOwn(item, parts);
    if (this.#isForeign) {
      return this.#pushEvent('response.output_item.done', { item: this.#foreign(item) }, parts);
    }
    switch (item['type']) {
      case 'web_search_call': {
        const search = isJsonObject(item['action']) ? madeSearchIn(item['action']) : undefined;
        if (search) parts.push(search);
        return;
      }
      case 'message':
        return this.#completeMessage(item, parts);
      case 'reasoning':
        return this.#completeReasoning(item, parts);
      case 'function_call':
      case 'custom_tool_call':
        this.begin(item, parts);
        this.#rest('arguments', 0, item['arguments'] ?? item['input'], parts);
        if (this.#isCustom) this.#pushArguments('"}', parts);
    }
  }

  #completeMessage({ content }: JsonObject, parts: StreamPart[]): void {
    let before = 0;
    for (const [index, part] of this.#listIn(content)) {
      this.#rest('text', index, part['text'], parts, part['logprobs']);
      this.#rest('refusal', index, part['refusal'], parts);
      const length = this.#heard.get(`text${index}`) ?? 0;
      before += length;
      if (this.#source.isOwn) this.#annotate(part, parts);
      else this.#cite(part, length, before, parts);
    }
  }

  /** Citations come after the text, so that a policy sees all of that at once. */
  #annotate({ annotations }: JsonObject, parts: StreamPart[]): void {
    for (const [index, annotation] of isJsonArray(annotations) ? annotations.entries() : [])
      this.#pushEvent('response.output_text.annotation.added', { [index]: annotation }, parts);
  }

  /**
   * Pushes the citations of a part of a message, whose places are in that part.
   *
   * @param before the length of the message's texts up to the end of the part
   */
  #cite({ annotations }: JsonObject, length: number, before: number, parts: StreamPart[]): void {
    const behind = this.#textLength - before;
    for (const value of isJsonArray(annotations) ? annotations : []) {
      const annotation = readAnnotation(value);
      if (!annotation || !this.#cited.takes(annotation.citation)) continue;
      const { citation, range } = annotation;
      const isPlaced = range && range.end <= length;
      const back = isPlaced && { from: behind + length - range.start, to: behind + length - range.end };
      parts.push({ type: 'citation', choice: 0, citation, ...(back && { back }) });
    }
  }

  #completeReasoning({ summary, content, encrypted_content: encrypted }: JsonObject, parts: StreamPart[]): void {
    for (const [index, part] of this.#listIn(summary)) this.#rest('summary', index, part['text'], parts);
    for (const [index, part] of this.#listIn(content)) this.#rest('reasoning', index, part['text'], parts);
    if (!isText(encrypted)) {
      if (this.#form === 'reasoning') this.#source.onOpenReasoning();
      return;
    }
    parts.push({ type: 'reasoning', choice: 0, text: '', signature: markEncrypted(encrypted, this.#source.origin) });
  }

  #listIn(value: JsonValue | undefined): readonly (readonly [number, JsonObject])[] {
    return [...blocksIn(value, this.#source.errors).entries()].flatMap(([index, part]) =>
      isJsonObject(part) ? [[index, part] as const] : [],
    );
  }

  /** Pushes what is missing of a text. */
  #rest(kind: PieceKind, index: number, text: JsonValue | undefined, parts: StreamPart[], logprobs?: JsonValue): void {
    if (typeof text !== 'string') return;
    const heard = this.#heard.get(kind + index) ?? 0;
    this.#push(kind, index, text.slice(heard), parts, heard === 0 ? logprobs : undefined);
  }

  #push(kind: PieceKind, number: number, text: string, parts: StreamPart[], logprobs?: JsonValue): void {
    // Pieces of a call without a name come with the complete item.
    if (text === '' || (kind === 'arguments' && this.#call === undefined)) return;
    const key = kind + number;
    const isNew = !this.#heard.has(key);
    if (isNew) this.#source.held.add(0);
    this.#heard.set(key, (this.#heard.get(key) ?? 0) + text.length);
    if (kind === 'text') this.#textLength += text.length;
    switch (kind) {
      case 'text':
      case 'refusal':
        parts.push({ type: kind, choice: 0, text, ...(hasMembers(logprobs) && { logprobs: { content: logprobs } }) });
        return;
      case 'arguments':
        return this.#pushArguments(this.#isCustom ? JSON.stringify(text).slice(1, -1) : text, parts);
      default:
        this.#pushReasoning(kind, isNew ? number : 0, text, parts);
    }
  }

  #pushArguments(text: string, parts: StreamPart[]): void {
    parts.push({ type: 'tool-arguments', choice: 0, index: this.#call ?? 0, text });
  }

  /** @param number above 0 if a further paragraph begins */
  #pushReasoning(form: PieceKind, number: number, text: string, parts: StreamPart[]): void {
    this.#form ??= form;
    if (this.#form !== form) return;
    parts.push({ type: 'reasoning', choice: 0, text: number > 0 ? `\n\n${text}` : text });
  }
}

/** The search that an action is, if it does not only open a page, or look for a text on it. */
function madeSearchIn({ type, query, queries }: JsonObject): OpaquePart | undefined {
  return type === 'search' ? madeSearchPart(isJsonArray(queries) ? queries : [query]) : undefined;
}

const callMembers: ReadonlySet<string> = new Set(['id', 'status', 'arguments', 'input', 'namespace']);
const messageMembers: ReadonlySet<string> = new Set(['id', 'type', 'status', 'role', 'content']);

function hasMembers(value: JsonValue | undefined): value is readonly JsonValue[] {
  return isJsonArray(value) && value.length > 0;
}
