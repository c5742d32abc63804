import { type EmbeddedQuestion, type Embedder, takeTurns } from '../../../../core/api/index.js';
import { prepareGeneralWeights } from './general-weights.js';
import { hashFeature } from './hash-feature.js';
import { lexicalShape, passageVector, pullTowards, questionVector } from './lexical-vector.js';
import { arabicTermsOf } from './terms.js';

/** A question with information from the keyword index. */
interface WeightedQuestion extends EmbeddedQuestion {
  /** Returns the weight of a term in the library, by its hash. */
  readonly weightOf: (term: number) => number;
}

/** An embedder that may use this information; any `Embedder` is one. */
export interface WeightingEmbedder extends Omit<Embedder, 'question'> {
  question(question: WeightedQuestion): Promise<readonly number[]>;
}

/** Weight of the top passages by keywords in the question's vector (Rocchio feedback). */
const pull = 0.5;

/** Scale of a question's vector before rounding: integers are serialized and parsed several times faster. */
const questionScale = 1e4;

/**
 * Embeds words and character n-grams: no model, no network, a third of a millisecond for each passage. The child process computes the
 * vectors during document processing (`index-chunks.ts`); this one computes those that are made up for later, in slices.
 */
export const lexicalEmbedder: WeightingEmbedder = {
  id: lexicalShape.id,
  measure: 'inner-product',
  async passages(texts, { signal }) {
    await prepareGeneralWeights();
    const turn = takeTurns();
    const vectors: number[][] = [];
    for (const text of texts) {
      vectors.push(Array.from(passageVector(text)));
      await turn();
      signal.throwIfAborted();
    }
    return vectors;
  },
  async question({ text, nearby, weightOf }) {
    await prepareGeneralWeights();
    const vector = questionVector(text, weightsOfWords(text, weightOf));
    for (const passage of nearby) pullTowards(vector, passageVector(passage), pull / nearby.length);
    const whole: number[] = [];
    for (const value of vector) whole.push(Math.round(value * questionScale));
    return whole;
  },
};

/** Maps the weights of stems to unstemmed Arabic words: vectors contain words as written, the keyword index their stems. */
function weightsOfWords(text: string, weightOf: (term: number) => number): (term: number) => number {
  const stems = new Map([...arabicTermsOf(text)].map(([word, stem]) => [hashFeature(word), hashFeature(stem)]));
  return (term) => weightOf(stems.get(term) ?? term);
}
