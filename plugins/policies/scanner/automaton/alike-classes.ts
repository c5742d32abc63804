import type { GraphRows } from './flat-graph.js';

const bitsOfWord = 32;

/**
 * Gathers the classes of units that a step treats alike: those that each of its sets has, or has not, as it has the one that is read. All of them lead
 * to the same state, so one step shows the way for most letters.
 */
export class AlikeClasses {
  readonly #words: number;
  /** By row of members: a bit for each class that is in it. */
  readonly #rows: Int32Array;
  /** By class: the bits of those that can be alike at all: words are told from others where that matters, what is ignored is like nothing else. */
  readonly #kinds: readonly Int32Array[];
  readonly #alike: Int32Array;

  /** @param kinds by class: what tells it from classes of the same sets */
  constructor({ members, classes }: GraphRows, kinds: ArrayLike<number>) {
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
    this.#alike = new Int32Array(this.#words);
  }

  /** Begins with all classes that could be alike to one. */
  begin(unitClass: number): void {
    this.#alike.set(this.#kinds[unitClass] as Int32Array);
  }

  /** Leaves out those that a row has and the class that is read has not, or the other way round. */
  narrow(row: number, isMember: boolean): void {
    const words = this.#words;
    const flip = isMember ? 0 : -1;
    for (let word = 0; word < words; word += 1)
      this.#alike[word] = (this.#alike[word] as number) & ((this.#rows[row * words + word] as number) ^ flip);
  }

  /** Writes a way for all that are left. @param from where the ways of the state begin */
  write(ways: Int16Array, from: number, way: number): void {
    for (let word = 0; word < this.#words; word += 1) {
      for (let rest = this.#alike[word] as number; rest !== 0; rest &= rest - 1)
        ways[from + word * bitsOfWord + 31 - Math.clz32(rest & -rest)] = way;
    }
  }
}

function addBit(bits: Int32Array, from: number, unitClass: number): void {
  const word = from + Math.floor(unitClass / bitsOfWord);
  bits[word] = (bits[word] as number) | (1 << (unitClass % bitsOfWord));
}
