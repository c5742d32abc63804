/** Capacity, a power of two, longer than any read. */
const capacity = 1024;
const mask = capacity - 1;
/** Outputs are searched in blocks, whose size is a power of two. */
const bitsOfBlock = 5;
const inBlock = (1 << bitsOfBlock) - 1;
/** Outputs up to this one have a bit of their own in the set of a block; the others share the last bit. */
export const maxOutputBits = 31;
/** Number of recorded traces: runs that never converge may alternate. */
const maxTraces = 3;

/** The sequence of automaton states of one read, by index in the text. The state at an index is the one after all units before it. */
export class StateTrace {
  /** First and last index with a known state. */
  from = 0;
  until = -1;
  /** Whether the read ended at `until`. */
  isComplete = false;
  /** The last index with an output; below `from` without one. */
  lastOutput = -1;
  readonly #states = new Int32Array(capacity);
  readonly #outputs = new Int32Array(capacity);
  /** By block: the bits of its outputs, and possibly of some that were overwritten. */
  readonly #blocks = new Int32Array(capacity >>> bitsOfBlock);

  stateAt(index: number): number {
    return this.#states[index & mask] as number;
  }

  /** The output at an index; 0 without one. */
  outputAt(index: number): number {
    return this.#outputs[index & mask] as number;
  }

  /**
   * The last index with an output in a range.
   *
   * @param from before the range
   * @param until its last index
   * @param settled the bits of outputs to skip
   * @returns `from` without one
   */
  lastOutputIn(from: number, until: number, settled: number): number {
    for (let index = until; index > from; index -= 1) {
      if (((this.#blocks[blockOf(index)] as number) & ~settled) === 0) index &= ~inBlock;
      else if ((bitOf(this.outputAt(index)) & ~settled) !== 0) return index;
    }
    return from;
  }

  begin(index: number, state: number): void {
    this.from = index;
    this.until = index;
    this.isComplete = false;
    this.lastOutput = -1;
    this.#states[index & mask] = state;
    this.#outputs[index & mask] = 0;
    this.#blocks[blockOf(index)] = 0;
  }

  /** Appends a state and its output. */
  append(state: number, output: number): void {
    this.until += 1;
    this.#states[this.until & mask] = state;
    this.#outputs[this.until & mask] = output;
    if ((this.until & inBlock) === 0) this.#blocks[blockOf(this.until)] = 0;
    if (output !== 0) {
      this.#addToBlock(this.until, output);
      this.lastOutput = this.until;
    }
    if (this.until - this.from >= capacity) this.from = this.until - capacity + 1;
  }

  /** Whether the read was in a state at an index. */
  includes(index: number, state: number): boolean {
    return index >= this.from && index <= this.until && this.#states[index & mask] === state;
  }

  /** Prepends the states of another trace that has converged with this one at its end. */
  prepend(other: StateTrace): void {
    for (let index = other.from; index < (this.from & ~inBlock); index += 1) this.#blocks[blockOf(index)] = 0;
    for (let index = other.from; index <= other.until; index += 1) {
      const output = other.outputAt(index);
      this.#states[index & mask] = other.stateAt(index);
      this.#outputs[index & mask] = output;
      this.#addToBlock(index, output);
    }
    this.from = other.from;
    this.lastOutput = Math.max(this.lastOutput, other.lastOutput);
  }

  #addToBlock(index: number, output: number): void {
    const block = blockOf(index);
    this.#blocks[block] = (this.#blocks[block] as number) | bitOf(output);
  }

  /** Discards the states recorded so far, after a reset of the automaton. Outputs stay valid. */
  discardStates(): void {
    this.from = this.until + 1;
  }

  /** Resets for another text. */
  reset(): void {
    this.from = 0;
    this.until = -1;
  }
}

function blockOf(index: number): number {
  return (index & mask) >>> bitsOfBlock;
}

function bitOf(output: number): number {
  return output === 0 ? 0 : 1 << Math.min(output - 1, maxOutputBits);
}

/** The traces of the last reads. A read that reaches the same state at the same index as an earlier one continues like it, so it joins that trace. */
export class StateTraces {
  /** The trace being recorded. */
  #own = new StateTrace();
  readonly #kept: StateTrace[] = Array.from({ length: maxTraces }, () => new StateTrace());

  /** Starts a new trace, which others can join only once it is kept. */
  begin(index: number, state: number): StateTrace {
    this.#own.begin(index, state);
    return this.#own;
  }

  /** A kept trace that was in this state at this index. */
  convergingWith(index: number, state: number): StateTrace | undefined {
    for (let each = 0; each < maxTraces; each += 1) {
      const trace = this.#kept[each] as StateTrace;
      if (trace.includes(index, state)) return trace;
    }
    return undefined;
  }

  /** Keeps the trace started last, in place of the one that ends first. */
  keep(): void {
    let least = 0;
    for (let index = 1; index < maxTraces; index += 1)
      if ((this.#kept[index] as StateTrace).until < (this.#kept[least] as StateTrace).until) least = index;
    const dropped = this.#kept[least] as StateTrace;
    this.#kept[least] = this.#own;
    this.#own = dropped;
  }

  /** Discards all states, after a reset of the automaton. */
  discardStates(): void {
    this.#own.discardStates();
    for (const trace of this.#kept) trace.discardStates();
  }

  /** Resets for another text. */
  reset(): void {
    for (const trace of this.#kept) trace.reset();
  }
}
