import { ignored, normalized } from '../../automaton/alphabet.js';
import type { TextWindow } from './text-window.js';
import { units } from '../block/text-block.js';

/** Returned where the normalized unit cannot be determined: at the end of an incomplete text, or at an ignored character. */
export const unknownUnit = -1;
/** Returned past the end of a complete text. */
const nothing = 0;

/** Lookahead: the normalized code units from a position on. */
export class Lookahead {
  #from = 0;
  #count = 0;
  #isFinal = false;
  /** The buffered text and the position in it, for look-behind. */
  text = '';
  place = 0;

  /** Moves to another position. */
  begin({ text, from, length, isFinal }: TextWindow, start: number): void {
    this.text = text;
    this.place = start;
    this.#from = start - from;
    this.#count = length - start;
    this.#isFinal = isFinal;
  }

  /** The normalized unit at an offset from the position; {@link unknownUnit} where it cannot be determined. */
  at(offset: number): number {
    if (offset >= this.#count) return this.#isFinal ? nothing : unknownUnit;
    const unit = normalized[units[this.#from + offset] as number] as number;
    return unit === ignored ? unknownUnit : unit;
  }
}

/** A cheap lookahead test that rules out positions at which a pattern cannot match. */
export interface LookaheadTest {
  /** Characters that a match can start with, normalized ASCII; `passes` is called only at these. */
  readonly firstCharacters: string;
  /**
   * Whether a match may start at the position. May return false positives but no false negatives: it returns true where the lookahead is {@link
   * unknownUnit}, and wherever deciding would need more than a short lookahead.
   */
  passes(ahead: Lookahead): boolean;
}
