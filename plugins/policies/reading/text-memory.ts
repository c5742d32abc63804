import { type AssembledMemory, assembledMemory } from '../assembly/assemble.js';
import { UnitBuffer } from '../unit-buffer.js';
import { memorySize, passedAt, roomForUnits, shared } from './reading-layout.js';

/** Behind all words that were passed. */
const noAddress = 0x7fff_ffff;

/** The memory in which a text lies while it is read. */
export class TextMemory {
  readonly memory: AssembledMemory;
  readonly bytes: Uint8Array;
  readonly numbers: Int32Array;
  /** Whoever fills it calls {@link begin}. */
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

  /** Units are about to be read, and none of their words was passed. @param whole all of a text, with spaces behind it */
  begin(whole?: string): void {
    this.#whole = whole;
    this.numbers[shared.passedEnd / 4] = shared.passed;
  }

  /** Whether all of a text lies here, with spaces behind it. */
  holds(text: string): boolean {
    return this.#whole === text;
  }

  /** @returns the address of the words of the text that were passed, by where they stand */
  passedWords(): number {
    const end = this.numbers[shared.passedEnd / 4] as number;
    this.numbers[(end + passedAt.at) / 4] = noAddress;
    return shared.passed;
  }

  /** @returns the address of an empty list of such words */
  noWords(): number {
    this.numbers[(shared.passed + passedAt.at) / 4] = noAddress;
    return shared.passed;
  }
}

/** @returns undefined where the engine has no WebAssembly */
export function newTextMemory(): TextMemory | undefined {
  const memory = assembledMemory(memorySize);
  return memory && new TextMemory(memory);
}

/** What the scanner reads in, and the first model that can: texts that both look at are copied once, and words that both know are looked up once. */
export const textMemory: TextMemory | undefined = newTextMemory();
