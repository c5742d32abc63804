import { type ContentBlock, type InferenceCall, isSignedReasoning } from '../../core/api/index.js';
import type { ContentPart } from './block-order.js';

/**
 * Holds back thinking that the client has not asked for, until a tool is called: apps take the first block for the text of the answer, and only
 * beside a call does the model need its thoughts back. Models of this dialect decide by themselves whether they show theirs, so those are written.
 */
export class UnaskedThinking<T extends ContentPart | ContentBlock> {
  #isWritten: boolean;
  #held: T[] = [];

  constructor(call: InferenceCall) {
    const { enabled, budgetTokens } = (call.kind === 'chat' && call.reasoning) || {};
    this.#isWritten = enabled ?? budgetTokens !== undefined;
  }

  /** Adds the next one; returns those that can be written now. */
  take(next: T): readonly T[] {
    if (this.#isWritten) return [next];
    if (next.type === 'reasoning') return isSignedReasoning(next) ? this.#release(next) : this.#hold(next);
    if (next.type !== 'tool-call') return [next];
    // Some models sign after the call.
    this.#isWritten = true;
    return this.#release(next);
  }

  #hold(next: T): readonly T[] {
    this.#held.push(next);
    return [];
  }

  #release(next: T): readonly T[] {
    const all = [...this.#held, next];
    this.#held = [];
    return all;
  }
}
