import type {
  Awaitable,
  FinishPart,
  OpaquePart,
  PartSink,
  ReasoningPart,
  RefusalPart,
  StreamPart,
  TextPart,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { governOpaque } from './opaque-output.js';
import { TextOutput } from './text-output.js';
import { ToolCallOutput } from './tool-call-output.js';

/** A part that belongs to one choice and says something. */
export type ChoicePart = Exclude<StreamPart, { type: 'start' | 'usage' | 'embedding' | 'policy' }>;

type WrittenPart = TextPart | RefusalPart | ReasoningPart;

/**
 * One choice of an answer on its way to the client. Its text, its refusal and its thinking are a text each; each call of a tool is held
 * until it is complete, and so is what only one dialect understands.
 */
export class ChoiceOutput {
  readonly #context: AnswerContext;
  readonly #sink: PartSink;
  readonly #texts = new Map<WrittenPart['type'], TextOutput>();
  readonly #calls = new Map<number, ToolCallOutput>();
  #current: TextOutput | undefined;
  #opaque: OpaquePart[] = [];
  /** Characters of the text that have been let go. */
  released = 0;

  constructor(context: AnswerContext, sink: PartSink) {
    this.#context = context;
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
        this.#calls.set(part.index, new ToolCallOutput(part, this.#context));
        return this.#closed();
      case 'tool-arguments':
        return this.#calls.get(part.index)?.push(part, this.#sink);
      case 'opaque':
        return this.#keep(part);
      case 'finish':
        return this.#finish(part);
      default:
        // What nobody here understands does not pass.
        throw new Error('a part of an answer is of no known kind');
    }
  }

  #written(part: WrittenPart): Awaitable<void> {
    // Nothing is said, and nothing else has come in between.
    if (part.text === '' && !('signature' in part) && !('encrypted' in part)) return undefined;
    const text = this.#textOf(part.type);
    const isSame = this.#current === text || this.#current === undefined;
    if (isSame && this.#opaque.length === 0) {
      this.#current = text;
      return text.push(part);
    }
    return this.#closed().then(() => {
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

  async #keep(part: OpaquePart): Promise<void> {
    await this.#current?.close();
    this.#current = undefined;
    this.#context.hold(lengthOf(part));
    this.#opaque.push(part);
  }

  /** Lets go what had to wait for the next part of another kind. */
  async #closed(): Promise<void> {
    await this.#current?.close();
    this.#current = undefined;
    const opaque = this.#opaque;
    if (opaque.length === 0) return;
    this.#opaque = [];
    for (const part of opaque) this.#context.release(lengthOf(part));
    for (const part of await governOpaque(opaque, this.#context.of('output'))) await this.#sink(part);
  }

  async #finish(part: FinishPart): Promise<void> {
    await this.#closed();
    for (const call of this.#calls.values()) await call.end(this.#sink);
    await this.#sink(part);
  }
}

function lengthOf({ value }: OpaquePart): number {
  return JSON.stringify(value).length;
}
