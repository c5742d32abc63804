import {
  addUsage,
  AnswerCollector,
  type ContentBlock,
  type Exchange,
  type FinishPart,
  type PartSink,
  type StreamPart,
  type ToolCallBlock,
  type Usage,
} from '../../core/api/index.js';

/** What was sent to the client in earlier steps. */
export interface PreviousOutput {
  readonly started: boolean;
  readonly hasText: boolean;
  readonly usage: Usage | undefined;
}

/** Finish reasons that are possible after tool calls; some providers send `stop`. */
const endsWithCalls: ReadonlySet<string> = new Set(['tool_calls', 'stop', 'other']);

/**
 * Reads one step of a tool loop, and streams it to the client: text, reasoning, and calls of the client's own tools. Calls of the gateway's
 * functions, start parts of later steps and finish parts of earlier ones are hidden.
 */
export class StepReader {
  readonly #sink: PartSink;
  readonly #isOwn: (name: string) => boolean;
  readonly #before: PreviousOutput;
  readonly #exchange: Exchange | undefined;
  readonly #collector: AnswerCollector;
  /** The model's indexes of the calls for the client, in the order in which they are sent. */
  readonly #foreign: number[] = [];
  #isEmpty = true;
  #hasStarted = false;
  #finish: FinishPart | undefined;
  #usage: Usage | undefined;
  #hasText = false;

  constructor(sink: PartSink, isOwn: (name: string) => boolean, before: PreviousOutput, exchange?: Exchange) {
    this.#sink = sink;
    this.#isOwn = isOwn;
    this.#before = before;
    this.#exchange = exchange;
    this.#collector = new AnswerCollector(exchange);
  }

  readonly part: PartSink = (part) => {
    this.#isEmpty &&= part.type === 'start' || part.type === 'usage';
    this.#hasStarted ||= part.type === 'start';
    // Sources are for the client, and are governed on their way to it.
    if (part.type !== 'citation') this.#collector.add(part);
    const visible = this.#visibleOf(part);
    return visible && this.#sink(visible);
  };

  /** Whether no content has arrived, only start and usage parts at most. */
  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Creates a reader for another answer, which replaces one without content. */
  anew(): StepReader {
    const { started } = this.#before;
    const before = { ...this.#before, started: started || this.#hasStarted };
    return new StepReader(this.#sink, this.#isOwn, before, this.#exchange);
  }

  /** The calls to run, if the model has called only functions of the gateway; otherwise none. */
  get calls(): readonly ToolCallBlock[] {
    const reason = this.#finish?.reason;
    if (this.#foreign.length > 0 || reason === undefined || !endsWithCalls.has(reason)) return [];
    return this.content.filter((block) => block.type === 'tool-call');
  }

  get content(): readonly ContentBlock[] {
    return this.#collector.soFar().choices[0]?.content ?? [];
  }

  /** The state for the next step. */
  get output(): PreviousOutput {
    const usage = this.#total();
    return { started: true, hasText: this.#hasText || this.#before.hasText, usage };
  }

  /**
   * Sends the finish part, because this was the last step.
   *
   * @param because the finish reason, if it is not the model's
   */
  end(because?: FinishPart['reason']): void | Promise<void> {
    if (!this.#finish) return undefined;
    const { reason, choice } = this.#finish;
    if (because !== undefined) return this.#sink({ type: 'finish', choice, reason: because });
    // Without visible calls, `tool_calls` would be wrong for the client.
    const isHidden = reason === 'tool_calls' && this.#foreign.length === 0;
    return this.#sink(isHidden ? { type: 'finish', choice, reason: 'stop' } : this.#finish);
  }

  #visibleOf(part: StreamPart): StreamPart | undefined {
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

  /** Separates the text after a function call by a paragraph break. */
  #apart(part: StreamPart & { type: 'text' }): StreamPart {
    const isFirst = !this.#hasText;
    this.#hasText ||= part.text !== '';
    return isFirst && this.#before.hasText && part.text !== '' ? { ...part, text: `\n\n${part.text}` } : part;
  }

  #call(part: StreamPart & { type: 'tool-call' }): StreamPart | undefined {
    if (this.#isOwn(part.name)) return undefined;
    this.#foreign.push(part.index);
    return { ...part, index: this.#foreign.length - 1 };
  }

  #total(): Usage | undefined {
    const { usage } = this.#before;
    return usage && this.#usage ? addUsage(usage, this.#usage) : (this.#usage ?? usage);
  }
}
