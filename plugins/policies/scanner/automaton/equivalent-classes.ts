import type { NfaRows } from './flat-nfa.js';

const bitsOfWord = 32;

/**
 * Finds the unit classes for which a transition has the same target: those that are in the same sets as the class being read, among the sets that the
 * step tests. The transition is stored for all of them at once.
 */
export class EquivalentClasses {
  readonly #words: number;
  /** By row of members: a bit for each class in the set. */
  readonly #rows: Int32Array;
  /**
   * By class: bits of the classes that can be equivalent at all. Word and other characters are separated where assertions depend on it; the ignored class
   * is equivalent to none.
   */
  readonly #kinds: readonly Int32Array[];
  readonly #equivalent: Int32Array;
  /** By row of members: the step that tested it last, and whether it contains the class of that step. */
  readonly #testedIn: Uint32Array;
  readonly #contains: Uint8Array;
  #step = 0;
  #unitClass = 0;

  /** @param kinds by class: a number that separates classes of the same sets */
  constructor({ members, classes }: NfaRows, kinds: ArrayLike<number>) {
    this.#words = Math.ceil(classes / bitsOfWord);
    const rows = members.length / classes;
    this.#rows = new Int32Array(rows * this.#words);
    for (let row = 0; row < rows; row += 1)
      for (let each = 0; each < classes; each += 1)
        if (members[row * classes + each] === 1) addBit(this.#rows, row * this.#words, each);
    const ofKind = new Map<number, Int32Array>();
    this.#kinds = Array.from({ length: classes }, (_, each) => {
      const kind = kinds[each] as number;
      const bits = ofKind.get(kind) ?? new Int32Array(this.#words);
      addBit(bits, 0, each);
      ofKind.set(kind, bits);
      return bits;
    });
    this.#equivalent = new Int32Array(this.#words);
    this.#testedIn = new Uint32Array(rows);
    this.#contains = new Uint8Array(rows);
  }

  /** Begins a step over a class, with all classes that could be equivalent to it. */
  begin(unitClass: number): void {
    this.#equivalent.set(this.#kinds[unitClass] as Int32Array);
    this.#unitClass = unitClass;
    this.#step += 1;
  }

  /** Whether a row's set contains the class being read. Classes for which the answer differs are no longer equivalent to it. */
  isIn(row: number): boolean {
    // Many states of a set read the same units: a row is tested once in a step.
    if (this.#testedIn[row] !== this.#step) this.#test(row);
    return this.#contains[row] === 1;
  }

  #test(row: number): void {
    const words = this.#words;
    const from = row * words;
    const word = from + Math.floor(this.#unitClass / bitsOfWord);
    const isMember = ((this.#rows[word] as number) >>> (this.#unitClass % bitsOfWord)) & 1;
    const flip = isMember - 1;
    for (let each = 0; each < words; each += 1)
      this.#equivalent[each] = (this.#equivalent[each] as number) & ((this.#rows[from + each] as number) ^ flip);
    this.#testedIn[row] = this.#step;
    this.#contains[row] = isMember;
  }

  /**
   * Stores a transition for all remaining classes.
   *
   * @param from start of the state's row
   */
  write(transitions: Int16Array, from: number, target: number): void {
    for (let word = 0; word < this.#words; word += 1) {
      for (let rest = this.#equivalent[word] as number; rest !== 0; rest &= rest - 1)
        transitions[from + word * bitsOfWord + 31 - Math.clz32(rest & -rest)] = target;
    }
  }
}

function addBit(bits: Int32Array, from: number, unitClass: number): void {
  const word = from + Math.floor(unitClass / bitsOfWord);
  bits[word] = (bits[word] as number) | (1 << (unitClass % bitsOfWord));
}
