import type { StreamPart, TokenCounter } from '../../core/api/index.js';

/** So many characters of an answer are kept to be counted; of the rest only the length is. */
const mostKept = 1_000_000;

/** What has come of an answer, for the case that nobody says in the end how many tokens it was. */
export class SeenOutput {
  readonly #texts: string[] = [];
  #kept = 0;
  #beyond = 0;
  #signed = false;

  readonly observe = (part: StreamPart): void => {
    switch (part.type) {
      case 'text':
      case 'refusal':
      case 'tool-arguments':
        this.#keep(part.text);
        return;
      case 'reasoning':
        this.#keep(part.text);
        this.#signed ||= part.encrypted !== undefined;
        return;
      case 'tool-call':
        this.#keep(part.name);
        return;
      default:
    }
  };

  /** True when there was thinking that nobody can count. */
  get isPartlyHidden(): boolean {
    return this.#signed;
  }

  /** The tokens of what was seen: not fewer than the provider counts. */
  async tokens(counter: TokenCounter, model: string): Promise<number> {
    if (this.#kept === 0) return 0;
    const { atMost } = await counter.countText(this.#texts.join(''), model);
    // A token has a character at least.
    return atMost + this.#beyond;
  }

  #keep(text: string): void {
    if (this.#kept > mostKept) {
      this.#beyond += text.length;
      return;
    }
    this.#texts.push(text);
    this.#kept += text.length;
  }
}
