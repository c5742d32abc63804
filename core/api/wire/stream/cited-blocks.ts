import { type Citation, CitationLimit } from '../../citation.js';
import type { StreamPart } from '../../part.js';

/** The text of an answer whose provider cites by blocks: what a block cites belongs to its text. */
export class CitedBlocks {
  #length = 0;
  #begin = 0;
  #citations: Citation[] = [];
  readonly #limit = new CitationLimit();

  /** A block of text begins. */
  begin(): void {
    this.#begin = this.#length;
  }

  /** Counts text of the block. */
  add(text: string): void {
    this.#length += text.length;
  }

  /** Adds a source of the block. It may come before the text that it belongs to. */
  cite(citation: Citation): void {
    if (this.#limit.takes(citation)) this.#citations.push(citation);
  }

  /** The block has ended: pushes its citations. */
  end(parts: StreamPart[]): void {
    if (this.#citations.length === 0) return;
    const back = { from: this.#length - this.#begin, to: 0 };
    for (const citation of this.#citations) parts.push({ type: 'citation', choice: 0, citation, back });
    this.#citations = [];
  }
}
