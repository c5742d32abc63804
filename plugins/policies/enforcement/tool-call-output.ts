import type { PartSink, ToolArgumentsPart, ToolCallPart } from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { governJson, governText, unreadableBlock } from './govern-text.js';
import { JsonDepth } from './json-depth.js';
import { insideJson, restored } from './restore-labels.js';

/** One call of a tool, held until its arguments are complete. */
export class ToolCallOutput {
  readonly #call: ToolCallPart;
  readonly #context: AnswerContext;
  readonly #depth = new JsonDepth();
  readonly #isText: boolean;
  #text = '';
  #released = false;

  constructor(call: ToolCallPart, context: AnswerContext) {
    this.#call = call;
    this.#context = context;
    this.#isText = context.takesText(call.name);
  }

  /** Takes more of the arguments; lets the call go when that was all. */
  async push({ text }: ToolArgumentsPart, sink: PartSink): Promise<void> {
    const governed = this.#context.of('tool_arguments');
    if (this.#released) {
      // Behind what was complete there is nothing that could be read.
      if (text.trim() !== '' && governed.rules.enforces) throw unreadableBlock(governed);
      return;
    }
    this.#context.hold(text.length);
    this.#text += text;
    if (this.#isText) return;
    this.#depth.push(text);
    if (this.#depth.complete) await this.end(sink);
  }

  /** Nothing more will come. */
  async end(sink: PartSink): Promise<void> {
    if (this.#released) return;
    this.#released = true;
    const { choice, index } = this.#call;
    await this.#checkName();
    const governed = this.#context.of('tool_arguments');
    const passed =
      this.#isText || this.#text === ''
        ? await governText(this.#text, governed)
        : await governJson(this.#text, governed);
    this.#context.release(this.#text.length);
    const { restorable } = this.#context.policies.labels;
    const { text, recorded } = restored(passed, restorable, this.#isText ? undefined : insideJson);
    await sink(this.#call);
    if (text === '') return;
    await sink({ type: 'tool-arguments', choice, index, text, ...(recorded === text ? {} : { recorded }) });
  }

  /** The names of the client's own tools are known; any other is the model's invention, and could say anything. */
  async #checkName(): Promise<void> {
    const { name } = this.#call;
    if (this.#context.knows(name)) return;
    const governed = this.#context.of('output');
    if ((await governText(name, governed)) !== name) throw unreadableBlock(governed);
  }
}
