import {
  after,
  type Awaitable,
  type PartSink,
  type PolicyPart,
  pushAll,
  type Stage,
  type StageOutput,
  type StreamPart,
} from '../../../../core/api/index.js';
import { blockedError, PolicyBlock } from '../texts/policy-block.js';
import type { AnswerContext, AnsweredCall } from './answer-context.js';
import { ChoiceOutput, type ChoicePart } from './choice-output.js';
import { passesWhole } from './pass-whole-answer.js';

/** The state of a choice. */
interface ChoiceState {
  readonly output: ChoiceOutput;
  /** The parts of an answer that is not streamed, which is released as a whole or not at all. */
  readonly waiting: StreamPart[];
  state: 'open' | 'ended' | 'blocked';
}

/** The stage that applies policies to an answer. */
export class OutputStage implements Stage {
  readonly #context: AnswerContext;
  readonly #call: AnsweredCall;
  readonly #tellsRedactions: boolean;
  readonly #choices = new Map<number, ChoiceState>();
  /** Whether anything may have been sent; before that, a block is an ordinary error. */
  #begun = false;
  /** Serializes pushes. */
  #busy: Promise<void> | undefined;

  /** @param tellsRedactions whether the client wants notes about redactions too */
  constructor(context: AnswerContext, tellsRedactions: boolean) {
    this.#context = context;
    this.#call = context.call;
    this.#tellsRedactions = tellsRedactions;
  }

  passes(parts: readonly StreamPart[]): boolean {
    return !this.#tellsRedactions && passesWhole(parts, this.#context);
  }

  part(part: StreamPart, output: StageOutput): void | Promise<void> {
    if (part.type === 'policy' || !('choice' in part)) return output.push(part);
    if (this.#busy) return this.#follow(this.#busy.then(() => this.#take(part, output)));
    const taken = this.#take(part, output);
    return taken instanceof Promise ? this.#follow(taken) : undefined;
  }

  #follow(taken: Promise<void>): Promise<void> {
    this.#busy = taken;
    return taken.finally(() => {
      if (this.#busy === taken) this.#busy = undefined;
    });
  }

  #take(part: ChoicePart, output: StageOutput): void | Promise<void> {
    const choice = this.#choice(part.choice, output);
    if (choice.state !== 'open') return undefined;
    try {
      const passed = this.#pass(part, choice, output);
      return passed instanceof Promise
        ? passed.catch((cause: unknown) => this.#stopped(cause, part.choice, output))
        : undefined;
    } catch (cause) {
      return this.#stopped(cause, part.choice, output);
    }
  }

  #pass(part: ChoicePart, choice: ChoiceState, output: StageOutput): void | Promise<void> {
    const passed = choice.output.part(part);
    return part.type === 'finish' ? after(passed, () => this.#ended(choice, output)) : passed;
  }

  #choice(index: number, output: StageOutput): ChoiceState {
    const known = this.#choices.get(index);
    if (known) return known;
    this.#context.enter();
    const waiting: StreamPart[] = [];
    const sink: PartSink = this.#call.stream
      ? (part) => {
          this.#begun = true;
          return output.push(part);
        }
      : (part) => void waiting.push(part);
    const made: ChoiceState = {
      output: new ChoiceOutput(this.#context, this.#withNotes(sink)),
      waiting,
      state: 'open',
    };
    this.#choices.set(index, made);
    return made;
  }

  #ended(choice: ChoiceState, output: StageOutput): Awaitable<void> {
    choice.state = 'ended';
    return pushAll(choice.waiting, (part) => output.push(part));
  }

  /** Adds notes about redactions before the finish part of the first choice. */
  #withNotes(sink: PartSink): PartSink {
    if (!this.#tellsRedactions) return sink;
    return async (part) => {
      if (part.type === 'finish' && part.choice === 0) for (const note of this.#redactions()) await sink(note);
      await sink(part);
    };
  }

  #redactions(): readonly PolicyPart[] {
    const notes = new Map<string, PolicyPart>();
    for (const { policyId, type: policyType, action, categories } of this.#context.policies.findings.notes) {
      if (action === 'audit') continue;
      const known = notes.get(policyId)?.categories ?? [];
      const all = [...new Set([...known, ...categories])];
      notes.set(policyId, { type: 'policy', choice: 0, action, policyId, policyType, categories: all });
    }
    return [...notes.values()];
  }

  async #stopped(cause: unknown, index: number, output: StageOutput): Promise<void> {
    if (!(cause instanceof PolicyBlock)) throw cause;
    const { stream } = this.#call;
    const choices = (this.#call.kind === 'chat' && this.#call.choices) || 1;
    if (stream && !this.#begun && choices === 1) throw blockedError(cause);
    const choice = this.#choice(index, output);
    choice.state = 'blocked';
    this.#begun = true;
    const { rule, category, releasedTooMuch } = cause;
    const { policyId, policyType } = rule;
    const discard = releasedTooMuch > 0 ? { discardFrom: Math.max(0, choice.output.released - releasedTooMuch) } : {};
    await output.push({
      type: 'policy',
      choice: index,
      action: 'block',
      policyId,
      policyType,
      categories: [category],
      ...discard,
    });
    await output.push({ type: 'finish', choice: index, reason: 'content_filter' });
    const states = [...this.#choices.values()].map(({ state }) => state);
    // An unstreamed answer is complete already, and its usage follows, so only streams are stopped.
    if (stream && states.length >= choices && !states.includes('open')) output.stop();
  }
}
