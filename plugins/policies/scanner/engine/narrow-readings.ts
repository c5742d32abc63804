import { Ahead, type Opening } from './ahead.js';
import type { Field } from './field.js';
import { FieldMatches } from './field-matches.js';
import type { FittedDetector } from './fitted-detector.js';
import type { PresentText } from './present-text.js';

/** What is read at a place, and what its matches mean. */
export interface Reading {
  readonly field: Field;
  readonly matches: FieldMatches;
}

/** What may be told by words around a place: anything; only what words behind it tell; nothing. */
export type Telling = 'before' | 'behind' | 'nothing';

const tellings: readonly Telling[] = ['before', 'behind', 'nothing'];
/** Openings that are asked: each has a bit, and a reading for each set of them is too many. */
const mostOpenings = 8;

interface KnownOpening {
  readonly opening: Opening;
  /** Asked only where no words tell anything. */
  readonly isUnspoken: boolean;
  readonly patterns: readonly number[];
}

/**
 * Less than all that a field looks for: without what begins otherwise than a place does, and without what only words around would make something of, where
 * there are none. In rows of numbers most of what is read from each place is that.
 */
export class NarrowReadings {
  readonly #detectors: readonly (readonly FittedDetector[])[];
  readonly #fieldOf: (patterns: readonly number[]) => Field;
  readonly #openings: readonly KnownOpening[];
  /** By unit of ASCII, as automata read it: bits of those that are asked there. */
  readonly #asked = new Uint8Array(0x80);
  /** Bits of those that are asked only where no words tell anything. */
  #unspoken = 0;
  readonly #ahead = new Ahead();
  /** By bits of the openings that are closed, and by {@link Telling}. */
  readonly #known: (Reading | undefined)[] = [];

  /**
   * @param detectors by pattern
   * @param fieldOf gives a field of the same automaton for some of the patterns
   */
  constructor(detectors: readonly (readonly FittedDetector[])[], fieldOf: (patterns: readonly number[]) => Field) {
    this.#detectors = detectors;
    this.#fieldOf = fieldOf;
    this.#openings = openingsOf(detectors).slice(0, mostOpenings);
    for (const [index, { opening, isUnspoken }] of this.#openings.entries()) {
      if (isUnspoken) this.#unspoken |= 1 << index;
      for (const character of opening.begins) {
        const unit = character.charCodeAt(0);
        this.#asked[unit] = (this.#asked[unit] as number) | (1 << index);
      }
    }
  }

  /** The openings that are closed at a place, bit by bit; 0 where all is to be read. */
  closedAt(present: PresentText, start: number): number {
    const ahead = this.#ahead;
    ahead.begin(present, start);
    let closed = 0;
    for (let asked = this.#asked[ahead.at(0)] ?? 0; asked !== 0; asked &= asked - 1) {
      const bit = asked & -asked;
      if (!(this.#openings[31 - Math.clz32(bit)] as KnownOpening).opening.isAt(ahead)) closed |= bit;
    }
    return closed;
  }

  /** Whether words around the place make a difference. */
  asksWords(closed: number): boolean {
    return (closed & this.#unspoken) !== 0;
  }

  /**
   * What is to be read at a place; undefined where all is.
   *
   * @param closed openings
   * @param telling words that tell what stands there
   */
  reading(closed: number, telling: Telling): Reading | undefined {
    const left = telling === 'nothing' ? closed : closed & ~this.#unspoken;
    if (left === 0) return undefined;
    const key = left * tellings.length + tellings.indexOf(telling);
    const known = this.#known[key];
    if (known) return known;
    const made = this.#make(telling, left);
    this.#known[key] = made;
    return made;
  }

  #make(telling: Telling, closed: number): Reading {
    const isClosed = new Set(
      this.#openings.flatMap(({ patterns }, index) => (((closed >>> index) & 1) === 1 ? patterns : [])),
    );
    const counts = ({ countsAlone, countsUnspoken }: FittedDetector): boolean =>
      telling === 'before' || countsAlone || (telling === 'behind' && countsUnspoken);
    const patterns = [...this.#detectors.keys()].filter(
      (pattern) => !isClosed.has(pattern) && this.#detectors[pattern]?.some(counts),
    );
    return { field: this.#fieldOf(patterns), matches: new FieldMatches(this.#detectors) };
  }
}

function openingsOf(detectors: readonly (readonly FittedDetector[])[]): readonly KnownOpening[] {
  const openings = new Map<Opening, { opening: Opening; isUnspoken: boolean; patterns: number[] }>();
  for (const [pattern, [detector, ...others]] of detectors.entries()) {
    // Where several stand for one pattern, each would have to be closed.
    if (!detector || others.length > 0) continue;
    for (const [opening, isUnspoken] of [
      [detector.opens, false],
      [detector.opensUnspoken, true],
    ] as const) {
      if (!opening) continue;
      const known = openings.get(opening) ?? { opening, isUnspoken, patterns: [] };
      known.patterns.push(pattern);
      openings.set(opening, known);
    }
  }
  return [...openings.values()];
}
