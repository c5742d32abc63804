import { JsonEnd, type PartSink, type ToolArgumentsPart, type ToolCallPart } from '../../../../core/api/index.js';
import { restored, restoredJson } from '../redaction/restore-labels.js';
import { governJson, governText, unreadableBlock } from '../texts/govern-text.js';
import type { AnswerContext } from './answer-context.js';

/** Filters one tool call, which is held back until its arguments are complete. */
export class ToolCallOutput {
  readonly #call: ToolCallPart;
  readonly #context: AnswerContext;
  readonly #end = new JsonEnd();
  readonly #isText: boolean;
  #text = '';
  #released = false;

  constructor(call: ToolCallPart, context: AnswerContext) {
    this.#call = call;
    this.#context = context;
    this.#isText = context.takesText(call.name);
  }

  /** Whether the arguments are complete. Unknown before the end of the choice if they are text, or if there are none. */
  get complete(): boolean {
    return !this.#isText && this.#end.complete;
  }

  /** Adds a piece of the arguments. */
  push({ text }: ToolArgumentsPart): void {
    const governed = this.#context.of('tool_arguments');
    if (this.#released) {
      // Text after complete arguments cannot be parsed.
      if (text.trim() !== '' && governed.rules.enforces) throw unreadableBlock(governed);
      return;
    }
    this.#context.hold(text.length);
    this.#text += text;
    if (!this.#isText) this.#end.push(text);
  }

  /** Releases the call: when it is complete, or at the end of the choice. Called once. */
  async end(sink: PartSink): Promise<void> {
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
    const { text, recorded } = (this.#isText ? restored : restoredJson)(passed, restorable);
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
