import type { StreamPart } from '../api/index.js';

/** The choices whose `finish` part has passed a place of the chain. */
export class EndedChoices {
  readonly #ended: number[] = [];

  get hasAny(): boolean {
    return this.#ended.length > 0;
  }

  /**
   * Whether a part has content of a choice that has ended, or ends it again. Clients of a stream take the end of a choice for the end of its text: they
   * would not show the part, or not run the call of a tool.
   *
   * @param part the next one that passes
   */
  isLate(part: StreamPart): boolean {
    switch (part.type) {
      case 'finish': {
        const isLate = this.#ended.includes(part.choice);
        if (!isLate) this.#ended.push(part.choice);
        return isLate;
      }
      case 'text':
      case 'refusal':
      case 'reasoning':
      case 'tool-call':
      case 'tool-arguments':
      case 'citation':
        return this.#ended.length > 0 && this.#ended.includes(part.choice);
      default:
        return false;
    }
  }
}
