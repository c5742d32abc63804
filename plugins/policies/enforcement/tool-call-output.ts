import type { PartSink, ToolArgumentsPart, ToolCallPart } from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import { governJson, governText, unreadableBlock } from './govern-text.js';
import { JsonDepth } from './json-depth.js';
import { insideJson, restored } from './restore-labels.js';

/** Filters one tool call, which is held back until its arguments are complete. */
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

  /** Adds a piece of the arguments; releases the call when they are complete. */
  async push({ text }: ToolArgumentsPart, sink: PartSink): Promise<void> {
    const governed = this.#context.of('tool_arguments');
    if (this.#released) {
      // Text after complete arguments cannot be parsed.
      if (text.trim() !== '' && governed.rules.enforces) throw unreadableBlock(governed);
      return;
    }
    this.#context.hold(text.length);
    this.#text += text;
    if (this.#isText) return;
    this.#depth.push(text);
    if (this.#depth.complete) await this.end(sink);
  }

  /** Called at the end of the choice. */
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

  /** Inspects a name that is not one of the client's tools, because the model could have put any text into it. */
  async #checkName(): Promise<void> {
    const { name } = this.#call;
    if (this.#context.knows(name)) return;
    const governed = this.#context.of('output');
    if ((await governText(name, governed)) !== name) throw unreadableBlock(governed);
  }
}
