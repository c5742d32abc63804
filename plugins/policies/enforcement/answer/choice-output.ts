import {
  after,
  type Awaitable,
  type FinishPart,
  type OpaquePart,
  type PartSink,
  pushAll,
  type StreamPart,
  stringifyJson,
} from '../../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { hasPlaces } from '../texts/moved-places.js';
import { CitationOutput } from './citation-output.js';
import { governOpaque, type WrittenOpaque } from './opaque-output.js';
import { TextOutput, type WrittenPart } from './text-output.js';
import { ToolCallOutput } from './tool-call-output.js';

/** A part of a choice. */
export type ChoicePart = Exclude<Extract<StreamPart, { readonly choice: number }>, { type: 'policy' }>;

/** The memory of an opaque part besides its text, in characters. */
const partCost = 64;

/**
 * Filters one choice of an answer. Its text, its refusal and its reasoning are filtered as separate texts; tool calls and opaque parts are
 * held back until they are complete.
 */
export class ChoiceOutput {
  readonly #context: AnswerContext;
  readonly #sink: PartSink;
  readonly #texts = new Map<WrittenPart['type'], TextOutput>();
  readonly #calls = new Map<number, ToolCallOutput>();
  /** The calls that are still held back. */
  readonly #waiting: ToolCallOutput[] = [];
  readonly #citations: CitationOutput;
  #current: TextOutput | undefined;
  #opaque: WrittenOpaque[] = [];
  /** The number of characters of the text that have arrived. */
  #received = 0;
  /** The number of characters of the text that have been released. */
  released = 0;

  constructor(context: AnswerContext, sink: PartSink) {
    this.#context = context;
    this.#citations = new CitationOutput(context);
    this.#sink = (part) => {
      if (part.type === 'text') this.released += part.text.length;
      return sink(part);
    };
  }

  /** @throws PolicyBlock */
  part(part: ChoicePart): Awaitable<void> {
    switch (part.type) {
      case 'text':
      case 'refusal':
      case 'reasoning':
        return this.#written(part);
      case 'tool-call':
        this.#begin(new ToolCallOutput(part, this.#context), part.index);
        return this.#closed();
      case 'tool-arguments':
        this.#calls.get(part.index)?.push(part);
        return this.#releaseCalls();
      case 'citation':
        return this.#citations.keep(part, this.#received);
      case 'opaque':
        return this.#keep(part);
      case 'finish':
        return this.#finish(part);
      default:
        // Parts of unknown types do not pass.
        throw new Error('a part of an answer is of no known kind');
    }
  }

  #begin(call: ToolCallOutput, index: number): void {
    this.#context.enter();
    this.#calls.set(index, call);
    this.#waiting.push(call);
  }

  #written(part: WrittenPart): Awaitable<void> {
    // An empty part has no effect.
    if (part.text === '' && !('signature' in part) && !('encrypted' in part)) return undefined;
    if (part.type === 'text') this.#received += part.text.length;
    const text = this.#textOf(part.type);
    const isSame = this.#current === text || this.#current === undefined;
    if (isSame && this.#opaque.length === 0) {
      this.#current = text;
      return text.push(part);
    }
    return after(this.#closed(), () => {
      this.#current = text;
      return text.push(part);
    });
  }

  #textOf(type: WrittenPart['type']): TextOutput {
    const known = this.#texts.get(type);
    if (known) return known;
    const made = new TextOutput(this.#context, this.#sink, type === 'text' ? this.#context.json : undefined);
    this.#texts.set(type, made);
    return made;
  }

  #keep(part: OpaquePart): Awaitable<void> {
    return after(this.#closeCurrent(), () => {
      const text = stringifyJson(part.value);
      this.#context.hold(text.length + partCost);
      this.#opaque.push({ part, text });
    });
  }

  #closeCurrent(): Awaitable<void> {
    const current = this.#current;
    this.#current = undefined;
    return current?.close();
  }

  /** Releases what was held back until a part of another kind arrived. */
  #closed(): Awaitable<void> {
    return after(this.#closeCurrent(), () =>
      after(this.#closeCitations(), () => (this.#opaque.length === 0 ? undefined : this.#closeOpaque())),
    );
  }

  #closeCitations(): Awaitable<void> {
    if (this.#citations.isEmpty) return undefined;
    return this.#citations.release(this.#texts.get('text'), this.#received, this.#sink);
  }

  #closeOpaque(): Awaitable<void> {
    const opaque = this.#opaque;
    this.#opaque = [];
    for (const { text } of opaque) this.#context.release(text.length + partCost);
    return after(governOpaque(opaque, this.#context.of('output')), (passed) => {
      const text = this.#texts.get('text');
      const placed = text && opaque.some((each) => hasPlaces(each.text));
      // Dialects with several texts have another part between them, and count places in each.
      if (!placed) text?.beginPlaces();
      return pushAll(placed ? passed.map((part) => text.withPlaces(part)) : passed, this.#sink);
    });
  }

  #finish(part: FinishPart): Awaitable<void> {
    return after(this.#closed(), () =>
      this.#waiting.length === 0 ? this.#sink(part) : this.#endCalls().then(() => this.#sink(part)),
    );
  }

  /** Releases the calls that are complete, in the order in which the model began them: clients of some dialects see no other. */
  #releaseCalls(): Awaitable<void> {
    const [next] = this.#waiting;
    if (!next?.complete) return undefined;
    this.#waiting.shift();
    return next.end(this.#sink).then(() => this.#releaseCalls());
  }

  async #endCalls(): Promise<void> {
    for (const call of this.#waiting.splice(0)) await call.end(this.#sink);
  }
}
