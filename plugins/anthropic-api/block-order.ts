import type { StreamPart } from '../../core/api/index.js';

/** A part that says something about the content of a message. */
export type ContentPart = Exclude<StreamPart, { type: 'start' | 'usage' | 'embedding' | 'policy' | 'finish' }>;

/**
 * Brings parts into an order in which each block can be written to its end before the next one begins. Only calls whose
 * arguments arrive in turns need it: whatever follows a call waits until the call's arguments are complete.
 */
export class BlockOrder {
  #open: { readonly index: number; arguments: string } | undefined;
  #waiting: ContentPart[] = [];

  /** Takes the next part and gives those that can be written now. */
  take(part: ContentPart): readonly ContentPart[] {
    if (!this.#mayPass(part)) {
      this.#waiting.push(part);
      return [];
    }
    this.#follow(part);
    const done = this.#waiting.length > 0 && this.#open !== undefined && isComplete(this.#open.arguments);
    return done ? [part, ...this.#takeAgain()] : [part];
  }

  /** Gives what still waits when nothing more will come. */
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

/** Whether arguments need no more text. Asked only when something else wants to be written. */
function isComplete(text: string): boolean {
  if (!text.trimEnd().endsWith('}')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
