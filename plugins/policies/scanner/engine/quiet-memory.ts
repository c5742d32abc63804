import { wordAt, wordSize } from '../../reading/reading-layout.js';
import type { TextMemory } from '../../reading/text-memory.js';
import {
  addressOf,
  newWordAt,
  newWordsBegin,
  newWordSize,
  placeBits,
  roomForKinds,
  scannerEnds,
  setSize,
  stepsBegin,
  stepSize,
  unitsWithKind,
} from './quiet-layout.js';

/** The WebAssembly functions that use the memory. */
export interface QuietFunctions {
  readonly passQuiet: (start: number, plan: number, kinds: number, from: number, to: number) => number;
}

/** A step that is not in the table. */
export interface MissingStep {
  /** Index of its first unit. */
  readonly at: number;
  /** Number of its source state. */
  readonly from: number;
}

/** A word to learn. */
export interface NewWord {
  /** Index of its first unit. */
  readonly at: number;
  /** Number of its units. */
  readonly count: number;
  /** Stores the result of reading it. */
  keep(to: number): void;
}

/** The memory that holds the text's units, their kinds, and the tables of steps and words. */
export class QuietMemory {
  readonly #bytes: Uint8Array;
  readonly #numbers: Int32Array;
  readonly #passQuiet: QuietFunctions['passQuiet'];
  /** The tables of unit kinds stored so far, as strings. */
  readonly #kinds: string[] = [];

  constructor({ bytes, numbers }: TextMemory, { passQuiet }: QuietFunctions) {
    this.#bytes = bytes;
    this.#numbers = numbers;
    this.#passQuiet = passQuiet;
  }

  /**
   * Stores a table of unit kinds, or finds an equal one.
   *
   * @returns its address; undefined if there is no room
   */
  placeKinds(kinds: Uint8Array): number | undefined {
    const text = kinds.join();
    const known = this.#kinds.indexOf(text);
    const index = known < 0 ? this.#kinds.length : known;
    if (index === roomForKinds) return undefined;
    this.#kinds[index] = text;
    const address = addressOf.kinds + index * unitsWithKind;
    this.#bytes.set(kinds, address);
    return address;
  }

  /**
   * @param start number of the start state
   * @param plan number of the plan, part of the key of known words
   * @param kinds address of the table of unit kinds
   * @returns the index of the first unit that could not be skipped
   */
  pass(start: number, plan: number, kinds: number, from: number, to: number): number {
    return this.#passQuiet(start, plan, kinds, from, to);
  }

  /** The index at which the last {@link pass} ended because a gate has to be asked; -1 if it ended for another reason. */
  get asked(): number {
    return (this.#numbers[addressOf.asked / 4] as number) - 1;
  }

  /** The step that the last {@link pass} lacked. */
  get missing(): MissingStep | undefined {
    const numbers = this.#numbers;
    if (numbers[addressOf.missing / 4] === 0) return undefined;
    return { at: numbers[addressOf.missingAt / 4] as number, from: numbers[addressOf.missingFrom / 4] as number };
  }

  /** Stores the target of the missing step; the oldest of the four in its set is evicted. */
  keepMissing(to: number): void {
    const numbers = this.#numbers;
    const set = numbers[addressOf.missing / 4] as number;
    this.#bytes.copyWithin(set + stepSize, set, set + setSize - stepSize);
    const step = set / 4;
    numbers[step] = numbers[addressOf.missingUnits / 4] as number;
    numbers[step + 1] = (numbers[addressOf.missingFrom / 4] as number) | (to << placeBits);
  }

  /** Number of words to learn from the last {@link pass}. */
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
  forgetSteps(): void {
    this.#bytes.fill(0, stepsBegin, scannerEnds);
  }
}
