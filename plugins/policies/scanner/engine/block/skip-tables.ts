import { wordAt, wordSize } from '../../../reading/reading-layout.js';
import type { TextMemory } from '../../../reading/text-memory.js';
import {
  addressOf,
  kindOf,
  newWordAt,
  newWordsBegin,
  newWordSize,
  maxKindTables,
  maxStates,
  rowsBegin,
  rowSize,
  scannerEnds,
  stepSize,
  unitsWithKind,
} from './skip-layout.js';

/** The WebAssembly functions that use the memory. */
export interface SkipFunctions {
  readonly skipWords: (start: number, plan: number, kinds: number, from: number, to: number) => number;
}

/** A step that is not in the table. */
interface MissingStep {
  /** Index of its unit. */
  readonly at: number;
  /** Number of its source state. */
  readonly from: number;
}

/** A word to learn. */
interface NewWord {
  /** Index of its first unit. */
  readonly at: number;
  /** Number of its units. */
  readonly count: number;
  /** Stores the result of reading it. */
  keep(to: number): void;
}

/** The memory that holds the text's units, their kinds, and the tables of steps and words. */
export class SkipTables {
  readonly #bytes: Uint8Array;
  readonly #numbers: Int32Array;
  /** The rows of all states. */
  readonly #steps: Uint16Array;
  readonly #skipWords: SkipFunctions['skipWords'];
  /** The tables of unit kinds, as strings, and the number of plans that use each. */
  readonly #kinds: { readonly text: string; users: number }[] = [];

  constructor({ bytes, numbers }: TextMemory, { skipWords }: SkipFunctions) {
    this.#bytes = bytes;
    this.#numbers = numbers;
    this.#steps = new Uint16Array(bytes.buffer, rowsBegin, (maxStates * rowSize) / stepSize);
    this.#skipWords = skipWords;
  }

  /**
   * Stores a table of unit kinds for a plan, or finds an equal one.
   *
   * @returns its address; undefined if there is no room
   */
  addKinds(kinds: Uint8Array): number | undefined {
    const text = kinds.join();
    const index = this.#placeOf(text);
    if (index === maxKindTables) return undefined;
    const known = this.#kinds[index];
    this.#kinds[index] = { text, users: (known?.text === text ? known.users : 0) + 1 };
    const address = addressOf.kinds + index * unitsWithKind;
    this.#bytes.set(kinds, address);
    return address;
  }

  /** Tells that a plan no longer uses the table at an address. */
  releaseKinds(address: number): void {
    const kinds = this.#kinds[(address - addressOf.kinds) / unitsWithKind];
    if (kinds) kinds.users -= 1;
  }

  /** The index of an equal table, or else of an unused one. */
  #placeOf(text: string): number {
    const equal = this.#kinds.findIndex((kinds) => kinds.text === text);
    if (equal >= 0) return equal;
    const unused = this.#kinds.findIndex(({ users }) => users === 0);
    return unused >= 0 ? unused : this.#kinds.length;
  }

  /** Whether a guard has to be asked about words that start with an ASCII unit. @param kinds address of the table of unit kinds */
  isGuarded(kinds: number, unit: number): boolean {
    return ((this.#bytes[kinds + unit] as number) & kindOf.startsGuarded) !== 0;
  }

  /**
   * @param start number of the start state
   * @param plan number of the plan, part of the key of known words
   * @param kinds address of the table of unit kinds
   * @returns the index of the first unit that could not be skipped
   */
  skip(start: number, plan: number, kinds: number, from: number, to: number): number {
    return this.#skipWords(start, plan, kinds, from, to);
  }

  /** The index at which the last {@link skip} ended because a guard has to be asked; -1 if it ended for another reason. */
  get guardedAt(): number {
    return (this.#numbers[addressOf.guardedAt / 4] as number) - 1;
  }

  /** The step that the last {@link skip} lacked. */
  get missing(): MissingStep | undefined {
    const at = (this.#numbers[addressOf.missing / 4] as number) - 1;
    return at < 0 ? undefined : { at, from: this.#numbers[addressOf.missingFrom / 4] as number };
  }

  /** The target of a state's step over an ASCII unit. */
  stepOf(from: number, unit: number): number {
    return this.#steps[placeOfStep(from, unit)] as number;
  }

  keepStep(from: number, unit: number, to: number): void {
    this.#steps[placeOfStep(from, unit)] = to;
  }

  /** Number of words to learn from the last {@link skip}. */
  get newWords(): number {
    return (this.#numbers[addressOf.newWords / 4] as number) / newWordSize;
  }

  newWord(index: number): NewWord {
    const address = newWordsBegin + index * newWordSize;
    const numberAt = (offset: number): number => this.#numbers[(address + offset) / 4] as number;
    return {
      at: numberAt(newWordAt.at),
      count: numberAt(newWordAt.count),
      keep: (to) => this.#keepWord(address, numberAt(newWordAt.set), to),
    };
  }

  /** The older of the two words in the set is evicted. */
  #keepWord(letters: number, set: number, to: number): void {
    this.#bytes.copyWithin(set + wordSize, set, set + wordSize);
    this.#bytes.copyWithin(set, letters, letters + wordAt.leadsTo);
    this.#numbers[(set + wordAt.leadsTo) / 4] = to;
    this.#numbers[(set + wordAt.count) / 4] = 0;
  }

  /** Clears the tables of steps and words. */
  clear(): void {
    this.#bytes.fill(0, rowsBegin, scannerEnds);
  }
}

function placeOfStep(from: number, unit: number): number {
  return from * unitsWithKind + unit;
}
