import { normalize } from '../automaton/alphabet.js';
import { deadState } from '../automaton/automaton.js';
import type { Accepted, TextAutomaton } from '../automaton/text-automaton.js';
import { type WordClasses, wordClasses } from './word-classes.js';

const unknown = -1;
const space = 0x20;
const maxStates = 16_384;
/** Most entries of the table of transitions: 16 MB. Lists in Chinese have thousands of classes, and thus fewer states. */
const maxTransitions = 1 << 23;
/** What a state takes besides its transitions, in bytes, with what its readers keep about it. */
const stateSize = 300;
/** What a word takes besides its characters, in bytes. */
const wordSize = 80;

/** Words that begin alike: ranges `[from, to, from, to, …]` of the sorted words, and the length of their common beginnings. */
interface Beginnings {
  readonly ranges: readonly number[];
  readonly length: number;
}

/**
 * Reads lists of words, capitals or not; each list is a pattern. A state stands for the words that begin with what was read, which are a range of the
 * sorted list, so that nothing has to be compiled: thousands of words are sorted in milliseconds, and a text computes the states that it reaches.
 */
export class WordAutomaton implements TextAutomaton {
  readonly classes: WordClasses;
  readonly patterns: number;
  readonly hasAssertions = false;
  transitions: Int16Array = new Int16Array(1 << 12);
  generation = 0;
  /** The most bytes that its words take, with all states that texts can reach. */
  readonly maxBytes: number;
  /** Those of all lists, sorted list by list. */
  readonly #words: readonly string[];
  /** By word: its list. */
  readonly #lists: Uint8Array;
  readonly #all: Beginnings;
  readonly #maxStates: number;
  readonly #states: Beginnings[] = [];
  readonly #numbers = new Map<string, number>();
  #start: number | undefined;

  /** @param lists of words as tenants write them */
  constructor(lists: readonly (readonly string[])[]) {
    const sorted = lists.map(sortedWords);
    this.patterns = lists.length;
    this.#words = sorted.flat();
    this.#lists = Uint8Array.from(sorted.flatMap((words, list) => words.map(() => list)));
    this.#all = { length: 0, ranges: boundsOf(sorted) };
    this.classes = wordClasses(this.#words);
    this.#maxStates = Math.min(maxStates, Math.floor(maxTransitions / this.classes.count));
    const characters = this.#words.reduce((sum, { length }) => sum + length, 0);
    const states = Math.min(this.#maxStates, characters + 2);
    this.maxBytes = states * (2 * this.classes.count + stateSize) + 2 * characters + wordSize * this.#words.length;
    this.#forgetStates();
  }

  startState(): number {
    this.#start ??= this.#numberOf(this.#all);
    return this.#start;
  }

  mayBegin(unitClass: number): boolean {
    const { count, ignored } = this.classes;
    return unitClass !== ignored && this.transitions[this.startState() * count + unitClass] !== deadState;
  }

  step(state: number, unitClass: number): number {
    const at = state * this.classes.count + unitClass;
    const known = this.transitions[at] as number;
    if (known !== unknown) return known;
    const { generation } = this;
    const next = this.#numberOf(this.#after(state, unitClass));
    if (generation === this.generation) this.transitions[at] = next;
    return next;
  }

  accepted(state: number): Accepted {
    const lists = new Set<number>();
    this.#forEachRange(state, (from, _, length) => {
      if (this.#words[from]?.length === length) lists.add(this.#lists[from] as number);
    });
    return [...lists].toSorted((a, b) => a - b);
  }

  outlook(state: number, bitsOf: Uint8Array): number {
    let outlook = 0;
    this.#forEachRange(state, (from, to, length) => {
      const bits = bitsOf[this.#lists[from] as number] as number;
      const isWord = this.#words[from]?.length === length;
      if (isWord) outlook |= bits << 8;
      if (!isWord || to - from > 1 || this.#isAfterSpace(from, length)) outlook |= bits;
    });
    return outlook;
  }

  /** Its patterns are always read together. */
  keyOf(state: number): string {
    return String(state);
  }

  #forEachRange(state: number, visit: (from: number, to: number, length: number) => void): void {
    const { ranges, length } = this.#states[state] as Beginnings;
    for (let each = 0; each < ranges.length; each += 2)
      visit(ranges[each] as number, ranges[each + 1] as number, length);
  }

  /** The words that are still possible after one more unit. */
  #after(state: number, unitClass: number): Beginnings {
    const found: number[] = [];
    for (const character of this.classes.characters[unitClass] ?? []) {
      this.#forEachRange(state, (from, to, length) => {
        const first = this.#firstFrom(from, to, length, character);
        const end = this.#firstFrom(first, to, length, character + 1);
        if (first < end) found.push(first, end);
      });
    }
    return { ranges: found, length: (this.#states[state] as Beginnings).length + 1 };
  }

  /** The first word of a range that has at least this character at an index. */
  #firstFrom(from: number, to: number, index: number, character: number): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      // Words that end there are before the others; they have `NaN`.
      if ((this.#words[middle] as string).charCodeAt(index) >= character) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  #isAfterSpace(word: number, length: number): boolean {
    return length > 0 && this.#words[word]?.charCodeAt(length - 1) === space;
  }

  #numberOf(beginnings: Beginnings): number {
    if (beginnings.ranges.length === 0) return deadState;
    const key = `${beginnings.length} ${beginnings.ranges.join()}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= this.#maxStates) {
      this.#forgetStates();
      this.generation += 1;
    }
    const number = this.#add(beginnings);
    this.#numbers.set(key, number);
    return number;
  }

  #add(beginnings: Beginnings): number {
    const number = this.#states.push(beginnings) - 1;
    const { count, ignored, ofCharacter } = this.classes;
    const row = number * count;
    if (row + count > this.transitions.length) {
      const most = this.#maxStates * count;
      const grown = new Int16Array(Math.max(row + count, Math.min(most, this.transitions.length * 2)));
      grown.set(this.transitions);
      this.transitions = grown;
    }
    // Most characters continue none of the words.
    this.transitions.fill(deadState, row, row + count);
    this.transitions[row + ignored] = number;
    this.#forEachRange(number, (from, to, length) => {
      // Words have no two spaces in a row: any number of them and of ends of lines count as one.
      if (this.#isAfterSpace(from, length))
        for (const unitClass of ofCharacter.get(space) ?? []) this.transitions[row + unitClass] = number;
      for (let at = from; at < to; ) {
        const character = (this.#words[at] as string).charCodeAt(length);
        for (const unitClass of ofCharacter.get(character) ?? []) this.transitions[row + unitClass] = unknown;
        at = Number.isNaN(character) ? at + 1 : this.#firstFrom(at + 1, to, length, character + 1);
      }
    });
    return number;
  }

  #forgetStates(): void {
    this.#states.length = 0;
    this.#numbers.clear();
    this.#start = undefined;
    this.#add({ ranges: [], length: 0 });
  }
}

/** As texts are read, in lower case, in each way of writing them, and without duplicates. */
function sortedWords(words: readonly string[]): readonly string[] {
  const distinct = new Set(words.flatMap(spellingsOf));
  distinct.delete('');
  return [...distinct].toSorted(byUnits);
}

/**
 * With accents as characters of their own and without, and with `ss` for `ß`, which has that in capitals. A word whose lower case has more units (`İ`),
 * or whose letters are pairs of units, is also found as it was written.
 */
function spellingsOf(word: string): readonly string[] {
  const read = normalize(word).replace(/\s+/g, ' ');
  const small = read.toLowerCase();
  if (/^[\0-\x7f]*$/.test(read)) return read.includes('SS') ? [small, small.replaceAll('ss', 'ß')] : [small];
  const inCapitals = read.includes('SS') ? small.replaceAll('ss', 'ß') : small;
  const spellings = [small, inCapitals, small.replaceAll('ß', 'ss'), read.replaceAll('İ', 'i').toLowerCase()];
  if (small !== read) spellings.push(unitByUnit(read));
  return spellings.flatMap((each) => [each, each.normalize('NFC'), each.normalize('NFD')]);
}

function unitByUnit(word: string): string {
  return word
    .split('')
    .map((unit) => (unit.toLowerCase().length === 1 ? unit.toLowerCase() : unit))
    .join('');
}

function byUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** By list: the index of its first word among all, and the one after its last. Empty lists have none. */
function boundsOf(lists: readonly (readonly string[])[]): readonly number[] {
  const bounds: number[] = [];
  let from = 0;
  for (const { length } of lists) {
    if (length > 0) bounds.push(from, from + length);
    from += length;
  }
  return bounds;
}
