import { ignored, normalized } from '../automaton/alphabet.js';
import type { PresentText } from './present-text.js';
import { units } from './units.js';

/** It cannot be told what automata read there: the text ends, or something is ignored. */
export const unsure = -1;
/** Behind the end of a text. */
const nothing = 0;

/** The characters from a place on, one by one. */
export class Ahead {
  #from = 0;
  #count = 0;
  #isFinal = false;
  /** What is there of the text, and the place in it: for what stands before. */
  text = '';
  place = 0;

  /** Looks at another place. */
  begin({ text, from, length, isFinal }: PresentText, start: number): void {
    this.text = text;
    this.place = start;
    this.#from = start - from;
    this.#count = length - start;
    this.#isFinal = isFinal;
  }

  /** What automata read so many characters behind the place; {@link unsure} where that cannot be told. */
  at(offset: number): number {
    if (offset >= this.#count) return this.#isFinal ? nothing : unsure;
    const unit = normalized[units[this.#from + offset] as number] as number;
    return unit === ignored ? unsure : unit;
  }
}

/** Tells by a glance at what is ahead whether something may begin at a place. */
export interface Opening {
  /** Characters of ASCII, as automata read them: asked at those only. */
  readonly begins: string;
  /**
   * May be wrong in one way only: where it is {@link unsure}, and wherever it would take more than a glance, something may begin. So it says where reading
   * would end soon: then there is nothing to be saved.
   */
  isAt(ahead: Ahead): boolean;
}
