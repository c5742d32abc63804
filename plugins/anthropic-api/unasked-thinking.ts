import { type ContentBlock, type InferenceCall, isSignedReasoning } from '../../core/api/index.js';
import type { ContentPart } from './block-order.js';

/**
 * Holds back thinking that the client has not asked for, until a call of a tool: apps take the first block for the text of the answer, and only
 * beside a call does the model need its thoughts back. Models of this dialect decide by themselves whether they show theirs, so those are written.
 */
export class UnaskedThinking<T extends ContentPart | ContentBlock> {
  readonly #isAsked: boolean;
  #held: T[] = [];

  constructor(call: InferenceCall) {
    const { enabled, budgetTokens } = (call.kind === 'chat' && call.reasoning) || {};
    this.#isAsked = enabled ?? budgetTokens !== undefined;
  }

  /** Adds the next one; returns those that can be written now. */
  take(next: T): readonly T[] {
    const isThinking = next.type === 'reasoning';
    if (this.#isAsked || (!isThinking && next.type !== 'tool-call')) return [next];
    const all = [...this.#held, next];
    const isHeld = isThinking && !isSignedReasoning(next);
    this.#held = isHeld ? all : [];
    return isHeld ? [] : all;
  }
}
