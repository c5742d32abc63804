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

/** The functions that work on it. */
export interface QuietFunctions {
  readonly passQuiet: (start: number, plan: number, kinds: number, from: number, to: number) => number;
}

/** A step that was to be made and is not known. */
export interface MissingStep {
  /** Index of its first unit. */
  readonly at: number;
  /** The number of the place in the reading where it begins. */
  readonly from: number;
}

/** A word that is to be learnt. */
export interface NewWord {
  /** Index of its first unit. */
  readonly at: number;
  /** Of its units. */
  readonly count: number;
  /** Keeps where it leads. */
  keep(to: number): void;
}

/** The memory in which units, their kinds and the steps of reading lie. */
export class QuietMemory {
  readonly #bytes: Uint8Array;
  readonly #numbers: Int32Array;
  readonly #passQuiet: QuietFunctions['passQuiet'];
  /** As text. */
  readonly #kinds: string[] = [];

  constructor({ bytes, numbers }: TextMemory, { passQuiet }: QuietFunctions) {
    this.#bytes = bytes;
    this.#numbers = numbers;
    this.#passQuiet = passQuiet;
  }

  /** @returns the address of the kinds of units; undefined where there is no more room */
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
   * @param start number of the place where reading begins
   * @param plan its number among those whose words are known
   * @param kinds address of the kinds of units
   * @returns the index of the first unit that was not passed
   */
  pass(start: number, plan: number, kinds: number, from: number, to: number): number {
    return this.#passQuiet(start, plan, kinds, from, to);
  }

  /** The index at which the last {@link pass} has ended because somebody else is to be asked there; -1 where it has ended otherwise. */
  get asked(): number {
    return (this.#numbers[addressOf.asked / 4] as number) - 1;
  }

  /** What the last {@link pass} has lacked. */
  get missing(): MissingStep | undefined {
    const numbers = this.#numbers;
    if (numbers[addressOf.missing / 4] === 0) return undefined;
    return { at: numbers[addressOf.missingAt / 4] as number, from: numbers[addressOf.missingFrom / 4] as number };
  }

  /** Keeps where the missing step leads, in place of the one of four that has been there longest. */
  keepMissing(to: number): void {
    const numbers = this.#numbers;
    const set = numbers[addressOf.missing / 4] as number;
    this.#bytes.copyWithin(set + stepSize, set, set + setSize - stepSize);
    const step = set / 4;
    numbers[step] = numbers[addressOf.missingUnits / 4] as number;
    numbers[step + 1] = (numbers[addressOf.missingFrom / 4] as number) | (to << placeBits);
  }

  /** How many words the last {@link pass} has met that are to be learnt. */
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

  /** In place of the one of two that has been there longer. */
  #keepWord(letters: number, set: number, to: number): void {
    this.#bytes.copyWithin(set + wordSize, set, set + wordSize);
    this.#bytes.copyWithin(set, letters, letters + wordAt.leadsTo);
    this.#numbers[(set + wordAt.leadsTo) / 4] = to;
    this.#numbers[(set + wordAt.count) / 4] = 0;
  }

  /** Forgets all steps, and words. */
  forgetSteps(): void {
    this.#bytes.fill(0, stepsBegin, scannerEnds);
  }
}
