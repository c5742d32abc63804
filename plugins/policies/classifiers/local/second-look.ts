import { lookBack, maxLength } from '../sentence-windows.js';
import type { LinearModel } from './linear-model.js';
import { WindowScorer } from './score-windows.js';

/** The raw scores of a window, by output of the model. */
export interface Scores {
  readonly alone: Float64Array;
  readonly inContext: Float64Array;
}

/** A window can begin in the middle of a surrogate pair's length after the maximum. */
const reach = lookBack + maxLength + 2;
/** Trimming the text less often than it grows copies each character about once. */
const mostKept = 8 * reach;

/** Keeps the end of a text that arrives in chunks, as far as a second look can need it. */
export class RecentText {
  #text = '';
  #from = 0;

  push(chunk: string): void {
    if (this.#text.length > mostKept) {
      this.#from += this.#text.length - reach;
      this.#text = this.#text.slice(-reach);
    }
    this.#text += chunk;
  }

  /** @param from index in the whole text @param to index in the whole text */
  slice(from: number, to: number): string {
    return this.#text.slice(from - this.#from, to - this.#from);
  }
}

/** With less repetition, which every text has, the first scores hold. */
const leastRepeated = 1 / 3;

const scorers = new WeakMap<LinearModel, WindowScorer>();

/**
 * Scores a window again, with each pair of words counting once. Sums of weights grow with the length of a text, so that a harmless phrase that is repeated
 * without an end reaches the threshold of a model that counts every word. Models with a word list have counted them once already.
 *
 * @param text from the beginning of the window's context to its end
 * @param start index of the window in it
 * @returns the lower one of both scores, for each output
 */
export function secondLook(model: LinearModel, text: string, start: number, first: Scores): Scores {
  if (model.words) return first;
  const context = scoresIn(model, text, start);
  const own = start === 0 ? context : scoresIn(model, text.slice(start), 0);
  return {
    alone: first.alone.map((score, index) => Math.min(score, own?.alone[index] ?? score)),
    inContext: first.inContext.map((score, index) => Math.min(score, context?.inContext[index] ?? score)),
  };
}

/** The scores of the window that begins at an index, or of the one before it if all of its pairs have counted; undefined if hardly any pair is repeated. */
function scoresIn(model: LinearModel, text: string, from: number): Scores | undefined {
  let found: Scores | undefined;
  const scorer = scorerOf(model);
  const sink = {
    window(start: number, _end: number, alone: Float64Array, inContext: Float64Array): void {
      if (start > from) return;
      const isRepetitive = scorer.repeatedShare >= leastRepeated;
      found = isRepetitive ? { alone: alone.slice(), inContext: inContext.slice() } : undefined;
    },
  };
  scorer.tell(sink);
  scorer.score(text);
  return found;
}

function scorerOf(model: LinearModel): WindowScorer {
  const known = scorers.get(model);
  if (known) return known;
  const scorer = new WindowScorer({ ...model, knownWords: undefined }, { window: () => undefined }, true);
  scorers.set(model, scorer);
  return scorer;
}
