import type { StreamPart } from '../../part.js';
import { storable } from '../../management/storable-text.js';
import { AnswerCollector, type AnswerSoFar } from './answer-collector.js';
import { partLength } from './part-length.js';

/**
 * Collects an answer for a record while it is delivered, with its texts only up to a limit, so that a long answer takes no more memory. The text that
 * reaches the limit ends with a mark. Without media, which would fill the record, and vectors.
 */
export class LimitedCollector {
  readonly #collector = new AnswerCollector();
  #left: number;
  #begun = false;
  #truncated = false;

  /** @param atMost the most characters of all texts together */
  constructor(atMost: number) {
    this.#left = atMost;
  }

  /** Adds the next part. A bound function, so that it can be an observer. Parts without text, such as the finish reason and usage, are always kept. */
  readonly add = (part: StreamPart): void => {
    this.#begun = true;
    if (part.type === 'media' || part.type === 'embedding') return;
    const length = partLength(part);
    if (length <= this.#left) {
      this.#left -= length;
      this.#collector.add(part.type === 'text' ? bare(part, part.text) : part);
      return;
    }
    if (!this.#truncated && 'text' in part) this.#collector.add(bare(part, storable(part.text, this.#left)));
    this.#truncated = true;
    this.#left = 0;
  };

  /** Whether a text is cut or missing. */
  get truncated(): boolean {
    return this.#truncated;
  }

  /** The answer so far; undefined when no part has arrived. */
  soFar(): AnswerSoFar | undefined {
    return this.#begun ? this.#collector.soFar() : undefined;
  }
}

/** The part with its text only: without probabilities, and without the signature of a text that is cut. */
function bare(part: Extract<StreamPart, { readonly text: string }>, text: string): StreamPart {
  if (part.type === 'tool-arguments') return { ...part, text };
  return { type: part.type, choice: part.choice, text };
}
