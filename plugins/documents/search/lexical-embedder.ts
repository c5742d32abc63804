import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EmbeddedQuestion, Embedder } from '../../../core/api/index.js';
import { passageVector, questionVector, unit } from './lexical-vector.js';

/** A question together with what only the keyword side knows. */
export interface LibraryQuestion extends EmbeddedQuestion {
  /** How telling a term is in the library, by its hash. */
  readonly weightOf: (term: number) => number;
}

/** An embedder that may use it; any `Embedder` is one. */
export interface LibraryEmbedder extends Omit<Embedder, 'question'> {
  question(question: LibraryQuestion): Promise<readonly number[]>;
}

const dimensions = 2048;

/** How much the passages that rank first by keywords pull the question towards them (Rocchio's feedback). */
const pull = 0.5;

/** As long as other work may have to wait for a turn. */
const turnMs = 8;

/** Vectors made of words and the pieces of words: no model, no network, a third of a millisecond for each passage. */
export const lexicalEmbedder: LibraryEmbedder = {
  id: `lexical-1-${dimensions}`,
  measure: 'inner-product',
  async passages(texts, { signal }) {
    const vectors: number[][] = [];
    let turnEnds = performance.now() + turnMs;
    for (const text of texts) {
      vectors.push(passageVector(text, dimensions));
      if (performance.now() < turnEnds) continue;
      await nextTurn();
      signal.throwIfAborted();
      turnEnds = performance.now() + turnMs;
    }
    return vectors;
  },
  question({ text, nearby, weightOf }) {
    const vector = questionVector(text, dimensions, weightOf);
    for (const passage of nearby) {
      const towards = unit(Float32Array.from(passageVector(passage, dimensions)));
      for (const [at, value] of towards.entries()) vector[at] = (vector[at] as number) + (pull / nearby.length) * value;
    }
    return Promise.resolve(Array.from(vector, (value) => Number(value.toFixed(5))));
  },
};
