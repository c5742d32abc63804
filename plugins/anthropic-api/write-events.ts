import {
  type ChatCall,
  type CitationPart,
  citedRange,
  type FinishPart,
  type GatewayError,
  type JsonObject,
  queriesOf,
  type StartPart,
  type StreamPart,
  stringifyJson,
  type Usage,
} from '../../core/api/index.js';
import { BlockOrder, type ContentPart } from './block-order.js';
import { type Expected, expectedBy, wireCitation } from './cited-text.js';
import { dialectName } from './dialect-name.js';
import { errorBody } from './error-body.js';
import { ForeignSearches } from './foreign-searches.js';
import { type OpaqueEvent, opaqueEvent, toolExtras } from './opaque-event.js';
import { failureAtEnd, stopReason } from './stop-reason.js';
import { UnaskedThinking } from './unasked-thinking.js';
import { unsigned } from './unsigned-thinking.js';
import { quoted, wireEvent } from './wire-event.js';
import { wireUsage } from './wire-usage.js';

/** The open block. The protocol allows one at a time. */
type OpenBlock =
  | { readonly kind: 'text' | 'thinking' | 'opaque' }
  | { readonly kind: 'tool'; readonly toolIndex: number };

const noExtras: JsonObject = Object.freeze({});

/**
 * Encodes the parts of one answer as the events of a Messages stream. `message_start` is written together with the first content: it then
 * contains the usage so far, and an earlier failure can still be an error reply.
 */
export class MessageEvents {
  readonly #requestId: string;
  #start: StartPart | undefined;
  #begun = false;
  #usage: Usage | undefined;
  #finish: FinishPart | undefined;
  #messageFields: JsonObject = noExtras;
  #besideDelta: JsonObject = noExtras;
  #block: OpenBlock | undefined;
  #blocks = 0;
  /** The length of the text in the open block. */
  #length = 0;
  readonly #expected: Expected;
  /** Whether text that follows is a block of its own, because the open one has citations. */
  #isCited = false;
  /** Further fields for the block of the next tool call, with its id. */
  #announcedTool: JsonObject | undefined;
  #seen = { toolCall: false, refusal: false };
  readonly #thinking: UnaskedThinking<ContentPart>;
  readonly #order = new BlockOrder();
  readonly #searches = new ForeignSearches();

  constructor(call: ChatCall, requestId: string) {
    this.#thinking = new UnaskedThinking(call);
    this.#expected = expectedBy(call);
    this.#requestId = requestId;
  }

  /** The events for one part; empty if it has none. */
  part(part: StreamPart): string {
    switch (part.type) {
      case 'start':
        this.#start ??= part;
        return '';
      case 'usage':
        this.#usage = part.usage;
        return '';
      case 'embedding':
      case 'media':
      case 'policy':
        return '';
      case 'finish':
        if (part.choice !== 0) return '';
        this.#finish = part;
        return this.#rest();
      default:
        return part.choice === 0 ? this.#content(this.#thinking.take(part)) : '';
    }
  }

  /** The events with stop reason and usage, and the end marker; an error if the provider has ended the answer with one. */
  end(): string {
    const finish = this.#finish ?? { type: 'finish', choice: 0, reason: 'stop' };
    const failure = failureAtEnd(finish);
    if (failure) return this.#messageStart() + this.error(failure);
    const stop_reason = stopReason(finish, this.#seen);
    const stop_sequence = stop_reason === 'stop_sequence' ? (finish.stopSequence ?? null) : null;
    const last = {
      type: 'message_delta',
      delta: { ...this.#messageFields, stop_reason, stop_sequence },
      usage: wireUsage(this.#usage),
      ...this.#besideDelta,
    };
    return this.#rest() + `event: message_delta\ndata: ${quoted(last)}\n\n` + wireEvent('message_stop');
  }

  /** The last event of a failed answer. */
  error(error: GatewayError): string {
    return `event: error\ndata: ${quoted(errorBody(error, this.#requestId))}\n\n`;
  }

  #content(parts: readonly ContentPart[]): string {
    const events = this.#writeAll(parts.flatMap((part) => this.#order.take(part)));
    return events === '' ? '' : this.#messageStart() + events;
  }

  #messageStart(): string {
    if (this.#begun) return '';
    this.#begun = true;
    const message = {
      // SDKs read some of them nowhere else.
      ...this.#messageFields,
      id: this.#start?.id ?? '',
      type: 'message',
      role: 'assistant',
      model: this.#start?.model ?? '',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: wireUsage(this.#usage),
    };
    return wireEvent('message_start', `"message":${quoted(message)}`);
  }

  #writeAll(parts: readonly ContentPart[]): string {
    let events = '';
    for (const part of parts) events += this.#write(part);
    return events;
  }

  #write(part: ContentPart): string {
    switch (part.type) {
      case 'text':
        return this.#text(part.text);
      case 'refusal':
        this.#seen.refusal = true;
        return this.#text(part.text);
      case 'reasoning':
        return this.#reasoning(part);
      case 'tool-call':
        return this.#toolCall(part);
      case 'tool-arguments':
        return this.#toolArguments(part);
      case 'citation':
        return this.#cite(part);
      case 'opaque': {
        const queries = queriesOf(part);
        if (queries) return this.#expected.searches ? queries.map((query) => this.#search(query)).join('') : '';
        const event = part.dialect === dialectName ? opaqueEvent(part.value) : undefined;
        return event ? this.#opaque(event) : '';
      }
    }
  }

  #text(text: string): string {
    if (text === '') return '';
    const goesOn = this.#block?.kind === 'text' && !this.#isCited;
    const start = goesOn ? '' : this.#open({ kind: 'text' }, '{"type":"text","text":""}');
    this.#length += text.length;
    return start + this.#delta(`{"type":"text_delta","text":${quoted(text)}}`);
  }

  /** A citation of the open text. Those of a text that has ended are left out. */
  #cite(part: CitationPart): string {
    this.#searches.cite(part.citation);
    const [citation] = wireCitation(part.citation);
    if (!citation || this.#block?.kind !== 'text' || !citedRange(part, this.#length)) return '';
    this.#isCited = this.#expected.pieces;
    return this.#delta(quoted({ type: 'citations_delta', citation }));
  }

  #search(query: string): string {
    const { input, ...call } = this.#searches.call(query);
    const start = this.#open({ kind: 'opaque' }, quoted({ ...call, input: {} }));
    return (
      start + this.#delta(quoted({ type: 'input_json_delta', partial_json: stringifyJson(input) })) + this.#close()
    );
  }

  /** What is left at the end of the content. */
  #rest(): string {
    let events = this.#messageStart() + this.#writeAll(this.#order.rest()) + this.#close();
    for (const result of this.#searches.results())
      events += this.#open({ kind: 'opaque' }, quoted(result)) + this.#close();
    return events;
  }

  #reasoning(part: StreamPart & { type: 'reasoning' }): string {
    if (part.encrypted !== undefined) {
      const block = quoted({ type: 'redacted_thinking', data: part.encrypted });
      return this.#open({ kind: 'opaque' }, block) + this.#close();
    }
    if (part.text === '' && part.signature === undefined) return '';
    const thinking = this.#block?.kind === 'thinking';
    let events = thinking ? '' : this.#open({ kind: 'thinking' }, '{"type":"thinking","thinking":"","signature":""}');
    if (part.text !== '') events += this.#delta(`{"type":"thinking_delta","thinking":${quoted(part.text)}}`);
    if (part.signature === undefined) return events;
    return events + this.#close(part.signature);
  }

  #toolCall(part: StreamPart & { type: 'tool-call' }): string {
    this.#seen.toolCall = true;
    const announced = this.#announcedTool;
    this.#announcedTool = undefined;
    const extras = announced && announced['id'] === part.id ? toolExtras(announced) : noExtras;
    const block = { type: 'tool_use', id: part.id, name: part.name, input: {}, ...extras };
    return this.#open({ kind: 'tool', toolIndex: part.index }, quoted(block));
  }

  #toolArguments(part: StreamPart & { type: 'tool-arguments' }): string {
    const open = this.#block;
    if (part.text === '' || open?.kind !== 'tool' || open.toolIndex !== part.index) return '';
    return this.#delta(`{"type":"input_json_delta","partial_json":${quoted(part.text)}}`);
  }

  #opaque(event: OpaqueEvent): string {
    switch (event.type) {
      case 'content_block_start':
        return this.#opaqueStart(event.content_block);
      case 'content_block_delta':
        return this.#opaqueDelta(event.delta);
      case 'content_block_stop':
        return this.#block?.kind === 'opaque' ? this.#close() : '';
      case 'message_delta':
        this.#messageFields = { ...this.#messageFields, ...event.delta };
        this.#besideDelta = { ...this.#besideDelta, ...event.beside };
        return '';
      case 'other':
        return `event: ${event.name}\ndata: ${quoted(event.value)}\n\n`;
    }
  }

  #opaqueStart(block: JsonObject): string {
    if (block['type'] === 'tool_use') {
      this.#announcedTool = block;
      return '';
    }
    return this.#open({ kind: block['type'] === 'text' ? 'text' : 'opaque' }, quoted(block));
  }

  #opaqueDelta(delta: JsonObject): string {
    if (delta['type'] !== 'citations_delta') return this.#block?.kind === 'opaque' ? this.#delta(quoted(delta)) : '';
    const start = this.#block?.kind === 'text' ? '' : this.#open({ kind: 'text' }, '{"type":"text","text":""}');
    return start + this.#delta(quoted(delta));
  }

  #open(block: OpenBlock, content: string): string {
    const before = this.#close();
    this.#block = block;
    this.#length = 0;
    this.#isCited = false;
    return before + wireEvent('content_block_start', `"index":${this.#blocks},"content_block":${content}`);
  }

  #delta(delta: string): string {
    return wireEvent('content_block_delta', `"index":${this.#blocks},"delta":${delta}`);
  }

  /** @param signature that of the thinking in the open block */
  #close(signature = unsigned): string {
    if (!this.#block) return '';
    const signed = this.#block.kind === 'thinking' ? this.#delta(quoted({ type: 'signature_delta', signature })) : '';
    this.#block = undefined;
    const index = this.#blocks;
    this.#blocks += 1;
    return signed + wireEvent('content_block_stop', `"index":${index}`);
  }
}
