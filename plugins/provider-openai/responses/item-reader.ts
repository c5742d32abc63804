import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  type StreamPart,
} from '../../../core/api/index.js';
import type { Origin } from '../kept-reasoning.js';
import { newToolCallId } from '../tool-call-reader.js';
import { markEncrypted } from './encode-input.js';

/** What a piece of an item belongs to. `summary` and `reasoning` are two forms of the same. */
export type PieceKind = 'text' | 'refusal' | 'summary' | 'reasoning' | 'arguments';

/** Decodes one item of an output: its pieces as they arrive, and at its end what was not sent in pieces. */
export class ItemReader {
  readonly #origin: Origin;
  readonly #nextCall: () => number;
  /** How much of each text has arrived, by its kind and number. */
  readonly #heard = new Map<string, number>();
  /** The form in which the reasoning is read. */
  #form: PieceKind | undefined;
  #call: number | undefined;
  #isDone = false;

  /** @param nextCall numbers a call when it begins */
  constructor(origin: Origin, nextCall: () => number) {
    this.#origin = origin;
    this.#nextCall = nextCall;
  }

  /** Decodes an item that has begun: a call says its name then. */
  begin(item: JsonObject, parts: StreamPart[]): void {
    const { type, name, call_id: id } = item;
    if (this.#call !== undefined || (type !== 'function_call' && type !== 'custom_tool_call')) return;
    if (typeof name !== 'string' || name === '') return;
    this.#call = this.#nextCall();
    const isNamed = typeof id === 'string' && id !== '';
    parts.push({ type: 'tool-call', choice: 0, index: this.#call, id: isNamed ? id : newToolCallId(), name });
  }

  /** Decodes a piece. */
  piece(kind: PieceKind, { delta, content_index, summary_index }: JsonObject, parts: StreamPart[]): void {
    const number = kind === 'summary' ? summary_index : content_index;
    if (typeof delta === 'string') this.#push(kind, typeof number === 'number' ? number : 0, delta, parts);
  }

  /** Decodes the complete item. */
  complete(item: JsonObject, parts: StreamPart[]): void {
    if (this.#isDone) return;
    this.#isDone = true;
    switch (item['type']) {
      case 'message':
        for (const [index, part] of listIn(item['content'])) {
          this.#rest('text', index, part['text'], parts);
          this.#rest('refusal', index, part['refusal'], parts);
        }
        return;
      case 'reasoning':
        return this.#completeReasoning(item, parts);
      case 'function_call':
      case 'custom_tool_call':
        this.begin(item, parts);
        return this.#rest('arguments', 0, item['arguments'] ?? item['input'], parts);
    }
  }

  #completeReasoning({ summary, content, encrypted_content: encrypted }: JsonObject, parts: StreamPart[]): void {
    for (const [index, part] of listIn(summary)) this.#rest('summary', index, part['text'], parts);
    for (const [index, part] of listIn(content)) this.#rest('reasoning', index, part['text'], parts);
    if (typeof encrypted !== 'string' || encrypted === '') return;
    parts.push({ type: 'reasoning', choice: 0, text: '', signature: markEncrypted(encrypted, this.#origin) });
  }

  /** Pushes what is missing of a text. */
  #rest(kind: PieceKind, index: number, text: JsonValue | undefined, parts: StreamPart[]): void {
    if (typeof text !== 'string') return;
    this.#push(kind, index, text.slice(this.#heard.get(kind + index) ?? 0), parts);
  }

  #push(kind: PieceKind, number: number, text: string, parts: StreamPart[]): void {
    // Pieces of a call without a name come with the complete item.
    if (text === '' || (kind === 'arguments' && this.#call === undefined)) return;
    const key = kind + number;
    const isNew = !this.#heard.has(key);
    this.#heard.set(key, (this.#heard.get(key) ?? 0) + text.length);
    switch (kind) {
      case 'text':
      case 'refusal':
        parts.push({ type: kind, choice: 0, text });
        return;
      case 'arguments':
        parts.push({ type: 'tool-arguments', choice: 0, index: this.#call ?? 0, text });
        return;
      default:
        this.#pushReasoning(kind, isNew ? number : 0, text, parts);
    }
  }

  /** @param number above 0 if a further paragraph begins */
  #pushReasoning(form: PieceKind, number: number, text: string, parts: StreamPart[]): void {
    this.#form ??= form;
    if (this.#form !== form) return;
    parts.push({ type: 'reasoning', choice: 0, text: number > 0 ? `\n\n${text}` : text });
  }
}

function listIn(value: JsonValue | undefined): readonly (readonly [number, JsonObject])[] {
  return (isJsonArray(value) ? [...value.entries()] : []).flatMap(([index, part]) =>
    isJsonObject(part) ? [[index, part] as const] : [],
  );
}
