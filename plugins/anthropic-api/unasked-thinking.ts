import { type ChatCall, type ContentBlock, isSignedReasoning } from '../../core/api/index.js';
import type { ContentPart } from './block-order.js';

/**
 * Holds back thinking that the client has not asked for, until a tool is called: apps take the first block for the text of the answer, and only
 * beside a call does the model need its thoughts back. The same goes for the signature of a text, as Gemini writes it, even if the client has asked:
 * Claude Code takes the last block for the answer. Models of this dialect decide by themselves whether they show theirs, so those are written.
 */
export class UnaskedThinking<T extends ContentPart | ContentBlock> {
  #isWritten: boolean;
  /** Whether the last that was said is text. */
  #isBehindText = false;
  #held: T[] = [];

  constructor({ reasoning }: ChatCall) {
    const { enabled, budgetTokens } = reasoning ?? {};
    this.#isWritten = enabled ?? budgetTokens !== undefined;
  }

  /** Adds the next one; returns those that can be written now. */
  take(next: T): readonly T[] {
    switch (next.type) {
      case 'reasoning': {
        if (isSignedReasoning(next)) return this.#release(next);
        const signsText = this.#isBehindText && next.text === '';
        if (!this.#isWritten || signsText) return this.#hold(next);
        this.#isBehindText = false;
        return [next];
      }
      case 'tool-call':
        // Some models sign after the call.
        this.#isWritten = true;
        this.#isBehindText = false;
        return this.#release(next);
      case 'text':
      case 'refusal':
        this.#isBehindText = true;
        return [next];
      default:
        return [next];
    }
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
