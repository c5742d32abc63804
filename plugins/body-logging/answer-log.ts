import { type JsonObject, LimitedCollector, type StreamPart, stringifyJson } from '../../core/api/index.js';
import type { Body } from './body-record.js';

/** Collects an answer while it is delivered, with its texts only up to a limit. */
export class AnswerLog {
  readonly #collector: LimitedCollector;
  readonly #vectors: { readonly index: number; readonly dimensions: number }[] = [];

  /** @param atMost the most characters of all texts together */
  constructor(atMost: number) {
    this.#collector = new LimitedCollector(atMost);
  }

  readonly add = (part: StreamPart): void => {
    // The components of a vector are of no use to a reader.
    if (part.type === 'embedding') this.#vectors.push({ index: part.index, dimensions: part.vector.length });
    this.#collector.add(part);
  };

  /** The answer so far; undefined when no part has arrived. */
  body(): Body | undefined {
    const collected = this.#collector.soFar();
    if (!collected) return undefined;
    const { start, choices, usage } = collected;
    const answer = {
      id: start?.id ?? null,
      model: start?.model ?? null,
      created: start?.created ?? null,
      choices: choices.map(({ index, content, finish }) => ({ index, finishReason: finish?.reason ?? null, content })),
      ...(this.#vectors.length > 0 ? { embeddings: this.#vectors } : {}),
      usage: usage ?? null,
    };
    return { text: stringifyJson(answer as unknown as JsonObject), truncated: this.#collector.truncated };
  }
}
