import type { StreamPart, TokenCounter } from '../../../core/api/index.js';

/** The most characters of an answer that are kept for counting; of the rest only the length is. */
const maxKept = 1_000_000;

/** The received part of an answer, for estimates if the provider reports no usage. */
export class SeenOutput {
  readonly #texts: string[] = [];
  #kept = 0;
  #beyond = 0;
  #hidden = false;
  #searches = 0;
  #opaque = false;

  readonly observe = (part: StreamPart): void => {
    switch (part.type) {
      case 'text':
      case 'refusal':
      case 'tool-arguments':
        this.#keep(part.text);
        return;
      case 'reasoning':
        this.#keep(part.text);
        this.#hidden ||= part.encrypted !== undefined;
        return;
      case 'tool-call':
        this.#keep(part.name);
        return;
      case 'opaque':
        this.#opaque = true;
        if (part.fee === 'search') this.#searches += 1;
        this.#hidden ||= part.uncounted === true;
        return;
      default:
    }
  };

  /** True when there was something that cannot be counted: encrypted reasoning, speech, pictures. */
  get isPartlyHidden(): boolean {
    return this.#hidden;
  }

  /** How many searches of the provider's own have begun, as far as the answer shows them. */
  get searches(): number {
    return this.#searches;
  }

  /** Whether there was something that only the provider's dialect knows, such as a use of one of its tools. */
  get hasOpaque(): boolean {
    return this.#opaque;
  }

  /** An upper bound of the provider's count for what was received. */
  async tokens(counter: Pick<TokenCounter, 'countText'>, model: string): Promise<number> {
    if (this.#kept === 0) return 0;
    const { atMost } = await counter.countText(this.#texts.join(''), model);
    // A token has at least one character.
    return atMost + this.#beyond;
  }

  #keep(text: string): void {
    if (this.#kept > maxKept) {
      this.#beyond += text.length;
      return;
    }
    this.#texts.push(text);
    this.#kept += text.length;
  }
}
