import type { StreamPart } from '../../core/api/index.js';

/** A part with content of a message. */
export type ContentPart = Exclude<StreamPart, { type: 'start' | 'usage' | 'embedding' | 'policy' | 'finish' }>;

/**
 * Reorders parts so that each block is complete before the next one begins, which is necessary when the arguments of several calls are
 * interleaved. Parts after a call wait until its arguments are complete.
 */
export class BlockOrder {
  #open: { readonly index: number; arguments: string } | undefined;
  #waiting: ContentPart[] = [];

  /** Adds the next part; returns the parts that can be written now. */
  take(part: ContentPart): readonly ContentPart[] {
    if (!this.#mayPass(part)) {
      this.#waiting.push(part);
      return [];
    }
    this.#follow(part);
    const done = this.#waiting.length > 0 && this.#open !== undefined && isComplete(this.#open.arguments);
    return done ? [part, ...this.#takeAgain()] : [part];
  }

  /** Returns the waiting parts at the end. */
  rest(): readonly ContentPart[] {
    const parts: ContentPart[] = [];
    while (this.#waiting.length > 0) {
      this.#open = undefined;
      parts.push(...this.#takeAgain());
    }
    return parts;
  }

  #mayPass(part: ContentPart): boolean {
    if (!this.#open) return true;
    if (part.type === 'tool-arguments') return part.index === this.#open.index;
    return isComplete(this.#open.arguments);
  }

  #follow(part: ContentPart): void {
    if (part.type === 'tool-call') this.#open = { index: part.index, arguments: '' };
    else if (part.type !== 'tool-arguments') this.#open = undefined;
    else if (this.#open) this.#open.arguments += part.text;
  }

  #takeAgain(): readonly ContentPart[] {
    const parts = this.#waiting;
    this.#waiting = [];
    return parts.flatMap((part) => this.take(part));
  }
}

/** Whether arguments are complete JSON. Called only when another part waits. */
function isComplete(text: string): boolean {
  if (!text.trimEnd().endsWith('}')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
