import { AnswerCollector, type JsonObject, storable, type StreamPart, stringifyJson } from '../../core/api/index.js';
import type { Body } from './body.js';

/** Collects an answer while it is delivered, with its texts only up to a limit, so that a long answer takes no more memory. */
export class AnswerLog {
  readonly #collector = new AnswerCollector();
  readonly #vectors: { readonly index: number; readonly dimensions: number }[] = [];
  #left: number;
  #begun = false;
  #truncated = false;

  /** @param atMost the most characters of all texts together */
  constructor(atMost: number) {
    this.#left = atMost;
  }

  readonly add = (part: StreamPart): void => {
    this.#begun = true;
    // The components of a vector are of no use to a reader.
    if (part.type === 'embedding') this.#vectors.push({ index: part.index, dimensions: part.vector.length });
    // Media would fill the log.
    else if (part.type !== 'media') this.#keep(part);
  };

  /** The answer so far; undefined when no part has arrived. */
  body(): Body | undefined {
    if (!this.#begun) return undefined;
    const { start, choices, usage } = this.#collector.soFar();
    const answer = {
      id: start?.id ?? null,
      model: start?.model ?? null,
      created: start?.created ?? null,
      choices: choices.map(({ index, content, finish }) => ({ index, finishReason: finish?.reason ?? null, content })),
      ...(this.#vectors.length > 0 ? { embeddings: this.#vectors } : {}),
      usage: usage ?? null,
    };
    return { text: stringifyJson(answer as unknown as JsonObject), truncated: this.#truncated };
  }

  /** Parts without text, such as the finish reason and usage, have no length, so they are kept even of the longest answer. */
  #keep(part: StreamPart): void {
    const length = lengthOf(part);
    if (length <= this.#left) {
      this.#left -= length;
      this.#collector.add(part.type === 'text' ? bare(part, part.text) : part);
      return;
    }
    if (!this.#truncated && 'text' in part) this.#collector.add(bare(part, storable(part.text, this.#left)));
    this.#truncated = true;
    this.#left = 0;
  }
}

function lengthOf(part: StreamPart): number {
  switch (part.type) {
    case 'text':
    case 'refusal':
    case 'tool-arguments':
      return part.text.length;
    case 'reasoning':
      return part.text.length + (part.signature?.length ?? 0) + (part.encrypted?.length ?? 0);
    case 'tool-call':
      return part.id.length + part.name.length + (part.extras ? stringifyJson(part.extras).length : 0);
    case 'opaque':
      return stringifyJson(part.value).length;
    default:
      return 0;
  }
}

/** The part with its text only: without probabilities, and without the signature of a text that is cut. */
function bare(part: Extract<StreamPart, { readonly text: string }>, text: string): StreamPart {
  if (part.type === 'tool-arguments') return { ...part, text };
  return { type: part.type, choice: part.choice, text };
}
