import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  queriesOf,
  type ReasoningPart,
  type StreamPart,
  withoutUndefined,
} from '../../../core/api/index.js';
import { prefixOf } from '../stored-items/item-id.js';
import type { AnswerLength } from './answer-length.js';
import type { ClientTools } from './client-tools.js';
import { responsesDialectName } from '../dialect-name.js';
import type { EventSink } from './event-sink.js';
import type { CitedFiles } from './file-search/cited-files.js';
import { ForeignItem } from './foreign-item.js';
import { MessageItem, tokensIn } from './message-item.js';
import type { ItemPlace, OutputItem } from './output-item.js';
import { ReasoningItem } from './reasoning-item.js';
import { CallItem } from './request/call-item.js';

/** A part with content. */
export type ContentPart = Extract<
  StreamPart,
  { readonly type: 'text' | 'refusal' | 'reasoning' | 'tool-call' | 'tool-arguments' | 'citation' | 'opaque' }
>;

/** The output of a response while it is written. */
export interface Output {
  add(part: ContentPart): void;
  /** Ends all open items. @param cut whether the answer was cut off, so that they are incomplete */
  close(cut: boolean): void;
  values(): JsonObject[];
  /** The items to store, without their ids; null for those that cannot be referred to. */
  stored(): (JsonObject | null)[];
}

/** What the output of an answer depends on. */
interface OutputParts {
  readonly tools: ClientTools;
  /** Part of the ids of all items. */
  readonly answerId: string;
  readonly length: AnswerLength;
  /** The files that its texts may cite. */
  readonly files: CitedFiles | undefined;
}

const callPrefixes = { function: 'fc', custom: 'ctc', search: 'tsc' } as const;

/**
 * The output items of an answer. A new item ends the previous one, except for calls, which stay open until their arguments are complete,
 * because the arguments of several calls may be interleaved.
 */
export class OutputItems implements Output {
  readonly #events: EventSink;
  readonly #tools: ClientTools;
  readonly #answerId: string;
  readonly #items: OutputItem[] = [];
  readonly #open = new Set<OutputItem>();
  /** The open items that probably may end. */
  readonly #ending = new Set<OutputItem>();
  readonly #calls = new Map<number, CallItem>();
  /** By the numbers that their provider gives them. */
  readonly #foreign = new Map<string, ForeignItem>();
  readonly #length: AnswerLength;
  readonly #files: CitedFiles | undefined;

  constructor(events: EventSink, { tools, answerId, length, files }: OutputParts) {
    this.#events = events;
    this.#tools = tools;
    this.#answerId = answerId;
    this.#length = length;
    this.#files = files;
  }

  /** @throws GatewayError `GW_ANSWER_TOO_LARGE` (502), `GW_OVERLOADED` (503) */
  add(part: ContentPart): void {
    this.#length.add(part);
    switch (part.type) {
      case 'text':
        // Only probabilities, of a text that has ended.
        if (part.text === '' && !(this.#last() instanceof MessageItem)) return;
        return this.#message().add('output_text', part.text, tokensIn(part.logprobs));
      case 'refusal':
        return this.#message().add('refusal', part.text);
      case 'reasoning':
        return this.#reasoning(part);
      case 'tool-call': {
        const tool = this.#tools.of(part.name);
        const place = this.#place(callPrefixes[tool.kind]);
        this.#calls.set(part.index, this.#begun(new CallItem(place, part.id, tool, part.extras)));
        return;
      }
      case 'tool-arguments': {
        const call = this.#calls.get(part.index);
        // Only white space can follow complete arguments, so it is dropped for a closed call.
        if (!call || !this.#open.has(call)) return;
        call.add(part.text);
        if (call.mayEnd) this.#ending.add(call);
        return;
      }
      case 'citation': {
        const last = this.#last();
        if (last instanceof MessageItem) last.cite(part);
        return;
      }
      case 'opaque': {
        const queries = queriesOf(part);
        if (queries) return this.#search(queries);
        if (part.dialect !== responsesDialectName || !isJsonObject(part.value)) return;
        for (const [number, events] of Object.entries(part.value)) this.#foreignEvents(number, events);
      }
    }
  }

  /** A search that a provider of another dialect has made. Its end is all that is known of it. */
  #search(queries: readonly string[]): void {
    const type = 'web_search_call';
    const action = { type: 'search', query: queries[0] ?? '', queries };
    const item = this.#begun(new ForeignItem(this.#place(prefixOf(type)), { type, status: 'in_progress', action }));
    for (const step of ['in_progress', 'searching', 'completed']) item.event(`response.${type}.${step}`, {});
    item.complete({ type, status: 'completed', action });
    this.#end(item);
  }

  /**
   * Events that the parts of other dialects do not express, see the README.
   *
   * @param number the item's number at its provider
   */
  #foreignEvents(number: string, events: JsonValue | undefined): void {
    if (!isJsonObject(events)) return;
    for (const [type, members] of Object.entries(events)) if (isJsonObject(members)) this.#event(type, members, number);
  }

  #event(type: string, members: JsonObject, number: string): void {
    if (type === 'response.output_text.annotation.added') {
      for (const annotation of Object.values(members)) this.#message().annotate(annotation ?? null);
      return;
    }
    const { item } = members;
    const known = this.#foreign.get(number);
    if (!isJsonObject(item)) return known?.event(type, members);
    const { type: kind, ...others } = item;
    if (kind === 'message') return void this.#beginMessage(others);
    // The gateway may join several answers of a provider, each with numbers of its own.
    const isOpen = known !== undefined && !known.mayEnd;
    const begun = isOpen ? known : this.#begun(new ForeignItem(this.#place(prefixOf(kind)), item));
    this.#foreign.set(number, begun);
    if (type !== 'response.output_item.done') return;
    begun.complete(item);
    this.#end(begun);
  }

  close(cut: boolean): void {
    for (const item of this.#open)
      item.close(cut && !(item instanceof CallItem && item.mayEnd) ? 'incomplete' : 'completed');
    this.#open.clear();
    this.#ending.clear();
  }

  values(): JsonObject[] {
    return this.#items.map((item) => item.value());
  }

  stored(): (JsonObject | null)[] {
    return this.#items.map((item) => {
      // The id unlocks the stored item, and logged bodies should not have it.
      const { id: _, ...rest } = item.stored() ?? {};
      return rest['type'] === undefined ? null : rest;
    });
  }

  /** The last item, if it is open. */
  #last(): OutputItem | undefined {
    const last = this.#items.at(-1);
    return last && this.#open.has(last) ? last : undefined;
  }

  #message(): MessageItem {
    const last = this.#last();
    return last instanceof MessageItem ? last : this.#beginMessage({});
  }

  #beginMessage(members: JsonObject): MessageItem {
    return this.#begun(new MessageItem(this.#place('msg'), members, this.#files));
  }

  #reasoning({ text, signature, encrypted }: ReasoningPart): void {
    const last = this.#last();
    const goesOn = last instanceof ReasoningItem && encrypted === undefined;
    const item = goesOn ? last : this.#begun(new ReasoningItem(this.#place('rs')));
    item.add(text);
    if (signature === undefined && encrypted === undefined) return;
    item.setSignature(withoutUndefined({ signature, encrypted }));
    this.#end(item);
  }

  /** The position of a new item. Ends the previous items, so call it just before the new item begins. */
  #place(prefix: string): ItemPlace {
    for (const item of this.#ending) if (item.mayEnd) this.#end(item);
    const index = this.#items.length;
    return { id: `${prefix}_${this.#answerId}_${index}`, index, events: this.#events };
  }

  #begun<T extends OutputItem>(item: T): T {
    this.#items.push(item);
    this.#open.add(item);
    if (item.mayEnd) this.#ending.add(item);
    return item;
  }

  #end(item: OutputItem): void {
    item.close('completed');
    this.#open.delete(item);
    this.#ending.delete(item);
  }
}
