import type { EmbeddedQuestion, Embedder } from '../../../core/api/index.js';
import { prepareGeneralWeights } from './general-weights.js';
import { hashFeature } from './hash-feature.js';
import {
  firstShape,
  type LexicalShape,
  lexicalShape,
  passageVector,
  pullTowards,
  questionVector,
} from './lexical-vector.js';
import { takeTurns } from './take-turns.js';
import { arabicTermsOf } from './terms.js';

/** A question together with what only the keyword side knows. */
export interface LibraryQuestion extends EmbeddedQuestion {
  /** How telling a term is in the library, by its hash. */
  readonly weightOf: (term: number) => number;
}

/** An embedder that may use it; any `Embedder` is one. */
export interface LibraryEmbedder extends Omit<Embedder, 'question'> {
  question(question: LibraryQuestion): Promise<readonly number[]>;
}

/** How much the passages that rank first by keywords pull the question towards them (Rocchio's feedback). */
const pull = 0.5;

/** What a question's numbers are multiplied by before they are rounded: whole numbers are written and read several times faster. */
const questionScale = 1e4;

function embedderOf(shape: LexicalShape): LibraryEmbedder {
  return {
    id: shape.id,
    measure: 'inner-product',
    async passages(texts, { signal }) {
      await prepareGeneralWeights();
      const turn = takeTurns();
      const vectors: number[][] = [];
      for (const text of texts) {
        vectors.push(Array.from(passageVector(text, shape)));
        await turn();
        signal.throwIfAborted();
      }
      return vectors;
    },
    async question({ text, nearby, weightOf }) {
      await prepareGeneralWeights();
      const vector = questionVector(text, shape, weightsOfWords(text, weightOf));
      for (const passage of nearby) pullTowards(vector, passageVector(passage, shape), pull / nearby.length);
      const whole: number[] = [];
      for (const value of vector) whole.push(Math.round(value * questionScale));
      return whole;
    },
  };
}

/**
 * Vectors made of words and the pieces of words: no model, no network, a third of a millisecond for each passage. Passages of documents
 * that are processed have theirs from the child process (`make-findable.ts`); here are made those that are made up for, in slices.
 */
export const lexicalEmbedder = embedderOf(lexicalShape);

/** Answers for libraries until their vectors have been made anew. */
export const firstLexicalEmbedder = embedderOf(firstShape);

/** Vectors know Arabic words as they are written, the library mostly their stems. */
function weightsOfWords(text: string, weightOf: (term: number) => number): (term: number) => number {
  const stems = new Map([...arabicTermsOf(text)].map(([word, stem]) => [hashFeature(word), hashFeature(stem)]));
  return (term) => {
    const stem = stems.get(term);
    return stem === undefined ? weightOf(term) : Math.min(weightOf(stem), weightOf(term));
  };
}
