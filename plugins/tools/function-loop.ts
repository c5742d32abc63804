import {
  type Answer,
  type Awaitable,
  type ChatCall,
  counted,
  type GovernedStep,
  type Message,
  type Next,
  type PartSink,
  type ShownCall,
  type ShownCalls,
  type StepPolicies,
  type StreamPart,
  type ToolCallBlock,
  type ToolChoice,
  type ToolFunction,
} from '../../core/api/index.js';
import type { AgentSettings } from './agent-settings.js';
import { type FunctionRunner, type RanCall, runFunction, type RunContext } from './run-function.js';
import { StepReader, type PreviousOutput } from './read-step.js';

/** The dependencies of a {@link FunctionLoop}. */
interface LoopParts {
  readonly next: Next;
  /** The functions to run, by their names. */
  readonly own: ReadonlyMap<string, ToolFunction>;
  readonly settings: AgentSettings;
  readonly runner: FunctionRunner;
  readonly context: Omit<RunContext, 'timeoutMs' | 'restored'>;
  /** Undefined if no plugin enforces policies. */
  readonly policies: StepPolicies | undefined;
  readonly maxCallsAtOnce: number;
}

/**
 * A tool loop, delivered as one answer: as long as the model calls functions of the gateway, they are run, and the model is called again
 * with their results. Policies are applied to the calls before a function runs. Each step goes through the rest of the chain, so every
 * result is governed, and every call of a provider is charged.
 *
 * After the last allowed step, the model is called once more, without tools. The client's token limit applies to the whole answer: each
 * step gets what the previous ones have left.
 */
export class FunctionLoop implements Answer {
  readonly provider: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly #parts: LoopParts;
  readonly #discarding = new AbortController();
  /** The token limit of all steps together; undefined when the client has set none. */
  readonly #bound: number | undefined;
  #call: ChatCall;
  #answer: Answer;

  constructor(call: ChatCall, first: Answer, parts: LoopParts) {
    this.provider = first.provider;
    if (first.headers) this.headers = first.headers;
    this.#call = call;
    this.#bound = call.maxOutputTokens;
    this.#answer = first;
    this.#parts = parts;
  }

  discard(): void {
    this.#discarding.abort(new Error('the answer was given up'));
    this.#answer.discard();
  }

  async deliver(sink: PartSink): Promise<void> {
    const { own, settings, context } = this.#parts;
    let before: PreviousOutput = { started: false, hasText: false, usage: undefined };
    for (let step = 1; ; step += 1) {
      const reader = await this.#read(new StepReader(sink, (name) => own.has(name), before, context.exchange));
      const isOver = reader.calls.length === 0 || step > settings.maxSteps;
      if (this.#discarding.signal.aborted || isOver) return await reader.end();
      before = reader.output;
      const left = this.#bound && this.#bound - (before.usage?.outputTokens ?? 0);
      if (left !== undefined && left < 1) return await reader.end('length');
      if (left !== undefined) this.#call = { ...this.#call, maxOutputTokens: left };
      // What is shown of a call stands between the texts.
      if (reader.calls.some(({ name }) => own.get(name)?.shown)) before = { ...before, hasText: false };
      await this.#goOn({ role: 'assistant', content: reader.content }, step === settings.maxSteps, sink);
    }
  }

  /** Reads one step. If it fails before any content, it is replaced by the answer's fallback. */
  async #read(reader: StepReader): Promise<StepReader> {
    try {
      await this.#answer.deliver(reader.part);
      return reader;
    } catch (cause) {
      if (!reader.isEmpty || !this.#answer.instead || this.#discarding.signal.aborted) throw cause;
      this.#answer.discard();
      this.#answer = await this.#answer.instead(cause);
      // The loop was discarded while the other answer was pending.
      if (this.#discarding.signal.aborted) this.#answer.discard();
      return this.#read(reader.anew());
    }
  }

  async #goOn(said: Message, isLast: boolean, sink: PartSink): Promise<void> {
    const { policies, context } = this.#parts;
    const step = policies ? await policies.govern(said, context.exchange) : ungoverned(said);
    const calls = step.message.content.filter((block) => block.type === 'tool-call');
    await this.#show(calls, sink, (shown, call) => shown.begin(call));
    const ran = await this.#run(calls, step);
    await this.#show(calls, sink, (shown, call, at) => shown.end(call, ran[at]?.result));
    this.#call = {
      ...this.#call,
      messages: [...this.#call.messages, step.message, ...ran.map(({ message }) => message)],
      ...choiceOf(this.#call.toolChoice, isLast),
    };
    this.#answer = await this.#parts.next(this.#call);
    // The loop was discarded while the next answer was pending.
    if (this.#discarding.signal.aborted) this.#answer.discard();
  }

  /** Sends the client what functions show of their calls. */
  async #show(calls: readonly ToolCallBlock[], sink: PartSink, partsOf: PartsOfCall): Promise<void> {
    const { own, context } = this.#parts;
    for (const [at, call] of calls.entries()) {
      const shown = own.get(call.name)?.shown;
      if (!shown) continue;
      for (const part of await partsOf(shown, { ...call, exchange: context.exchange }, at)) await sink(part);
    }
  }

  /** Runs all calls of a step concurrently. For too many calls, the model gets an error as the result. */
  #run(calls: readonly ToolCallBlock[], { restored }: GovernedStep): Promise<readonly RanCall[]> {
    const { runner, context, settings, maxCallsAtOnce } = this.#parts;
    const signal = AbortSignal.any([context.signal, this.#discarding.signal]);
    const run = async (call: ToolCallBlock, index: number): Promise<RanCall> =>
      index < maxCallsAtOnce
        ? runFunction(call, runner, { ...context, timeoutMs: settings.timeoutMs, signal, restored })
        : { message: tooMany(call, maxCallsAtOnce), result: undefined };
    return Promise.all(calls.map(run));
  }
}

type PartsOfCall = (shown: ShownCalls, call: ShownCall, at: number) => Awaitable<readonly StreamPart[]>;

function ungoverned(message: Message): GovernedStep {
  return { message, restored: (text) => text };
}

/** The tool choice of the next step. A forced call must not be forced again, because the loop would never end. */
function choiceOf(choice: ToolChoice | undefined, isLast: boolean): { readonly toolChoice?: ToolChoice } {
  if (isLast) return { toolChoice: { type: 'none' } };
  return choice?.type === 'tool' || choice?.type === 'required' ? { toolChoice: { type: 'auto' } } : {};
}

function tooMany({ id }: ToolCallBlock, most: number): Message {
  const text = JSON.stringify({
    error: {
      code: 'GW_TOOL_LIMIT',
      message: `At most ${counted(most, 'function')} may run at once. Call this one again.`,
    },
  });
  const content = [{ type: 'text' as const, text }];
  return { role: 'tool', content: [{ type: 'tool-result', toolCallId: id, content, isError: true }] };
}
