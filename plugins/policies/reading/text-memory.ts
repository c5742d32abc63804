import { type AssembledMemory, assembledMemory } from '../assembly/assemble.js';
import { UnitBuffer } from '../unit-buffer.js';
import { memorySize, passedAt, roomForUnits, shared } from './reading-layout.js';

/** Address greater than that of any passed word; ends the list. */
const noAddress = 0x7fff_ffff;

/** The WebAssembly memory that holds the text being read. */
export class TextMemory {
  readonly memory: AssembledMemory;
  readonly bytes: Uint8Array;
  readonly numbers: Int32Array;
  /** Call {@link begin} after filling it. */
  readonly block: UnitBuffer;
  #whole: string | undefined;

  constructor(memory: AssembledMemory) {
    this.memory = memory;
    this.bytes = new Uint8Array(memory.buffer);
    this.numbers = new Int32Array(memory.buffer);
    this.block = new UnitBuffer(roomForUnits, memory.buffer, shared.units);
    this.bytes.fill(0xff, shared.masks, shared.masks + 16);
    this.begin();
  }

  /**
   * Resets the list of passed words before units are read.
   *
   * @param whole the whole text, if all of it will be in memory with spaces after it
   */
  begin(whole?: string): void {
    this.#whole = whole;
    this.numbers[shared.passedEnd / 4] = shared.passed;
  }

  /** Whether memory holds all of a text, with spaces after it. */
  holds(text: string): boolean {
    return this.#whole === text;
  }

  /** @returns the address of the list of passed words, in text order */
  passedWords(): number {
    const end = this.numbers[shared.passedEnd / 4] as number;
    this.numbers[(end + passedAt.at) / 4] = noAddress;
    return shared.passed;
  }

  /** @returns the address of an empty list */
  noWords(): number {
    this.numbers[(shared.passed + passedAt.at) / 4] = noAddress;
    return shared.passed;
  }
}

/** @returns undefined if the engine has no WebAssembly */
export function newTextMemory(): TextMemory | undefined {
  const memory = assembledMemory(memorySize);
  return memory && new TextMemory(memory);
}

/**
 * Shared by the scanner and the first model that can use it, so that a text is copied once for both, and a word known to both is looked up once.
 */
export const textMemory: TextMemory | undefined = newTextMemory();
