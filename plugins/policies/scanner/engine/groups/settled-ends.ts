import { maxOutputBits } from '../../automaton/state-traces.js';

/**
 * Ends of matches from one position that need not be considered any more, by set of accepted patterns. Dozens of matches may end after one position,
 * and what rejects one of them often rejects the others.
 */
export class SettledEnds {
  #at = 0;
  #round = 0;
  /** By set of accepted patterns: the round in which `#ends` was set. */
  #rounds = new Uint32Array(64);
  /** By set of accepted patterns: matches that end after this index are settled. */
  #ends = new Int32Array(64);
  /** A bit for each of the first sets of accepted patterns whose remaining matches are all settled. */
  allOf = 0;
  /** A bit for each of the first sets whose matches that end after {@link late} are settled. */
  lateOf = 0;
  late = 0;

  /** Begins with a position; nothing is settled. */
  begin(at: number): void {
    this.#at = at;
    this.#round += 1;
    this.allOf = 0;
    this.lateOf = 0;
    this.late = at;
  }

  /** Settles the matches of a set of patterns that end after an index. */
  settle(number: number, after: number): void {
    if (number >= this.#rounds.length) this.#grow(number * 2);
    if (number < maxOutputBits) this.#settleBit(1 << number, after);
    this.#ends[number] = this.#rounds[number] === this.#round ? Math.min(after, this.#ends[number] as number) : after;
    this.#rounds[number] = this.#round;
  }

  has(number: number, end: number): boolean {
    return this.#rounds[number] === this.#round && end > (this.#ends[number] as number);
  }

  #settleBit(bit: number, after: number): void {
    this.lateOf |= bit;
    if (after <= this.#at) this.allOf |= bit;
    else if (after > this.late) this.late = after;
  }

  #grow(size: number): void {
    const [rounds, ends] = [new Uint32Array(size), new Int32Array(size)];
    rounds.set(this.#rounds);
    ends.set(this.#ends);
    this.#rounds = rounds;
    this.#ends = ends;
  }
}
