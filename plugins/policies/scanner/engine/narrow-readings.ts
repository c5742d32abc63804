import { Ahead, type Opening } from './ahead.js';
import type { Field } from './field.js';
import { FieldMatches } from './field-matches.js';
import type { FittedDetector } from './fitted-detector.js';
import type { PresentText } from './present-text.js';

/** A field to read, and the detectors of its matches. */
export interface Reading {
  readonly field: Field;
  readonly matches: FieldMatches;
}

/** Where there may be context words: before the position (and after it), only after it, or nowhere. */
export type Telling = 'before' | 'behind' | 'nothing';

const tellings: readonly Telling[] = ['before', 'behind', 'nothing'];
/** Openings have a bit each, and each set of closed ones may get its own reading, so their number is limited. */
const mostOpenings = 8;

interface KnownOpening {
  readonly opening: Opening;
  /** Whether it applies only where there are no context words. */
  readonly isUnspoken: boolean;
  readonly patterns: readonly number[];
}

/**
 * Subsets of a field's patterns: without those whose opening is closed at a position, and without those that need context words where there are none.
 * In rows of numbers this excludes most of what would be read from each position.
 */
export class NarrowReadings {
  readonly #detectors: readonly (readonly FittedDetector[])[];
  readonly #fieldOf: (patterns: readonly number[]) => Field;
  readonly #openings: readonly KnownOpening[];
  /** By normalized ASCII unit: bits of the openings to test there. */
  readonly #asked = new Uint8Array(0x80);
  /** Bits of the openings that apply only where there are no context words. */
  #unspoken = 0;
  readonly #ahead = new Ahead();
  /** By bits of the closed openings and by {@link Telling}. */
  readonly #known: (Reading | undefined)[] = [];

  /**
   * @param detectors by pattern
   * @param fieldOf makes a field of the same automaton for some of the patterns
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

  /** The bits of the openings that are closed at a position; 0 if the whole field has to be read. */
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

  /** Whether context words around the position make a difference. */
  asksWords(closed: number): boolean {
    return (closed & this.#unspoken) !== 0;
  }

  /**
   * The reading to use at a position; undefined for the whole field.
   *
   * @param closed bits of the closed openings
   * @param telling where there may be context words
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
    // A pattern shared by several detectors could be left out only if the openings of all were closed.
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
