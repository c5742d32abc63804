import {
  addUsage,
  AnswerCollector,
  type ContentBlock,
  type FinishPart,
  type PartSink,
  type StreamPart,
  type ToolCallBlock,
  type Usage,
} from '../../core/api/index.js';

/** What the client has been told in earlier steps of one answer. */
export interface ToldBefore {
  readonly started: boolean;
  readonly hasText: boolean;
  readonly usage: Usage | undefined;
}

/** Reasons to stop that do not contradict calls; some providers say `stop` after them. */
const endsWithCalls: ReadonlySet<string> = new Set(['tool_calls', 'stop', 'other']);

/**
 * One answer of the model inside a longer one. The client gets it while it comes: text, thoughts and its own calls; of the gateway's
 * functions, of further beginnings, and of an end that is none, it hears nothing.
 */
export class StepReader {
  readonly #sink: PartSink;
  readonly #isOwn: (name: string) => boolean;
  readonly #before: ToldBefore;
  readonly #collector = new AnswerCollector();
  /** The model's numbers of calls that are the client's, in the order in which the client is told of them. */
  readonly #foreign: number[] = [];
  readonly #own = new Set<number>();
  #isEmpty = true;
  #hasStarted = false;
  #finish: FinishPart | undefined;
  #usage: Usage | undefined;
  #hasText = false;

  constructor(sink: PartSink, isOwn: (name: string) => boolean, before: ToldBefore) {
    this.#sink = sink;
    this.#isOwn = isOwn;
    this.#before = before;
  }

  readonly part: PartSink = (part) => {
    this.#isEmpty &&= part.type === 'start' || part.type === 'usage';
    this.#hasStarted ||= part.type === 'start';
    this.#collector.add(part);
    const told = this.#toldOf(part);
    return told && this.#sink(told);
  };

  /** Whether the model has said nothing yet: at most that it begins, and what it uses. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** A reader of another answer in the place of one that has said nothing. */
  anew(): StepReader {
    const { started } = this.#before;
    return new StepReader(this.#sink, this.#isOwn, { ...this.#before, started: started || this.#hasStarted });
  }

  /** The calls to run, when the model wants nothing but functions of the gateway; else none. */
  get calls(): readonly ToolCallBlock[] {
    const reason = this.#finish?.reason;
    if (this.#foreign.length > 0 || reason === undefined || !endsWithCalls.has(reason)) return [];
    return this.content.filter((block) => block.type === 'tool-call');
  }

  get content(): readonly ContentBlock[] {
    return this.#collector.soFar().choices[0]?.content ?? [];
  }

  /** What the next step must know. */
  get told(): ToldBefore {
    const usage = this.#total();
    return { started: true, hasText: this.#hasText || this.#before.hasText, usage };
  }

  /**
   * Tells the client that this was the last step.
   *
   * @param because in the place of what the model has said, when the end is not the model's
   */
  end(because?: FinishPart['reason']): void | Promise<void> {
    if (!this.#finish) return undefined;
    const { reason, choice } = this.#finish;
    if (because !== undefined) return this.#sink({ type: 'finish', choice, reason: because });
    // Calls that the client does not see are none to it.
    const isHidden = reason === 'tool_calls' && this.#foreign.length === 0;
    return this.#sink(isHidden ? { type: 'finish', choice, reason: 'stop' } : this.#finish);
  }

  #toldOf(part: StreamPart): StreamPart | undefined {
    switch (part.type) {
      case 'start':
        return this.#before.started ? undefined : part;
      case 'usage':
        this.#usage = part.usage;
        return { type: 'usage', usage: this.#total() as Usage };
      case 'finish':
        this.#finish = part;
        return undefined;
      case 'text':
        return this.#apart(part);
      case 'tool-call':
        return this.#call(part);
      case 'tool-arguments': {
        const index = this.#foreign.indexOf(part.index);
        return index < 0 ? undefined : { ...part, index };
      }
      default:
        return part;
    }
  }

  /** What is said after a function was run is another paragraph. */
  #apart(part: StreamPart & { type: 'text' }): StreamPart {
    const isFirst = !this.#hasText;
    this.#hasText ||= part.text !== '';
    return isFirst && this.#before.hasText && part.text !== '' ? { ...part, text: `\n\n${part.text}` } : part;
  }

  #call(part: StreamPart & { type: 'tool-call' }): StreamPart | undefined {
    if (this.#isOwn(part.name)) {
      this.#own.add(part.index);
      return undefined;
    }
    this.#foreign.push(part.index);
    return { ...part, index: this.#foreign.length - 1 };
  }

  #total(): Usage | undefined {
    const { usage } = this.#before;
    return usage && this.#usage ? addUsage(usage, this.#usage) : (this.#usage ?? usage);
  }
}
