import type { EpsilonTransitions } from './flat-nfa.js';
import type { SetRows } from './known-states.js';

/** A set of NFA states, and the kind of the character before, if assertions depend on it. */
interface StateSet {
  readonly nfaStates: Int32Array;
  readonly before: number;
}

const none = -1;

/**
 * Interns sets of states. A set is gathered first, then looked up by a commutative hash of its members and compared with the marks set while
 * gathering, so that it need not be sorted.
 */
export class StateSets {
  readonly #sets: StateSet[] = [];
  /** Hash → the set added last. */
  readonly #lastOf = new Map<number, number>();
  /** By set: the one added before it with the same hash. */
  readonly #earlier: number[] = [];
  readonly #epsilonTransitions: EpsilonTransitions;
  /** Stack of states whose epsilon transitions are not followed yet. */
  readonly #open: Int32Array;
  readonly #gathered: Int32Array;
  readonly #seen: Uint32Array;
  /** Hash by state. */
  readonly #spread: Int32Array;
  #round = 0;
  #count = 0;
  #sum = 0;

  /** @param epsilonTransitions of the graph */
  constructor(epsilonTransitions: EpsilonTransitions) {
    const nfaSize = epsilonTransitions.isKept.length;
    this.#epsilonTransitions = epsilonTransitions;
    this.#open = new Int32Array(epsilonTransitions.steps.length + 1);
    this.#gathered = new Int32Array(nfaSize);
    this.#seen = new Uint32Array(nfaSize);
    this.#spread = new Int32Array(nfaSize);
    for (let state = 0; state < nfaSize; state += 1) this.#spread[state] = spread(state);
  }

  get size(): number {
    return this.#sets.length;
  }

  /** Number of states gathered. */
  get gathered(): number {
    return this.#count;
  }

  of(number: number): StateSet {
    return this.#sets[number] as StateSet;
  }

  /** Starts gathering another set. */
  begin(): void {
    this.#round += 1;
    this.#count = 0;
    this.#sum = 0;
  }

  /** Adds the epsilon closure of a state. Each state is visited once. */
  gather(from: number): void {
    const { starts, steps, isKept } = this.#epsilonTransitions;
    const seen = this.#seen;
    const open = this.#open;
    const round = this.#round;
    open[0] = from;
    for (let left = 1; left > 0; ) {
      left -= 1;
      const state = open[left] as number;
      if (seen[state] === round) continue;
      seen[state] = round;
      if (isKept[state] === 1) {
        this.#gathered[this.#count] = state;
        this.#count += 1;
        this.#sum = (this.#sum + (this.#spread[state] as number)) | 0;
      }
      const end = starts[state + 1] as number;
      for (let step = starts[state] as number; step < end; step += 1) {
        const next = steps[step] as number;
        if (seen[next] === round) continue;
        open[left] = next;
        left += 1;
      }
    }
  }

  /** The number of the gathered set; undefined if it is new. */
  find(before: number): number | undefined {
    let number = this.#lastOf.get(this.#sum) ?? none;
    while (number !== none && !this.#isGathered(number, before)) number = this.#earlier[number] as number;
    return number === none ? undefined : number;
  }

  /**
   * Adds the gathered set.
   *
   * @returns its number
   */
  add(before: number): number {
    return this.#push({ nfaStates: this.keepGathered(), before }, this.#sum);
  }

  #push(set: StateSet, sum: number): number {
    const number = this.#sets.push(set) - 1;
    this.#earlier.push(this.#lastOf.get(sum) ?? none);
    this.#lastOf.set(sum, number);
    return number;
  }

  /** All sets, for a file. */
  get rows(): SetRows {
    const starts = new Int32Array(this.size + 1);
    for (const [number, { nfaStates }] of this.#sets.entries())
      starts[number + 1] = (starts[number] as number) + nfaStates.length;
    const members = new Int32Array(starts[this.size] as number);
    for (const [number, { nfaStates }] of this.#sets.entries()) members.set(nfaStates, starts[number]);
    return { starts, members, befores: Uint8Array.from(this.#sets, ({ before }) => before) };
  }

  /** Replaces all sets. */
  restore({ starts, members, befores }: SetRows): void {
    this.clear();
    for (let number = 0; number < befores.length; number += 1) {
      const nfaStates = members.subarray(starts[number], starts[number + 1]);
      let sum = 0;
      for (let index = 0; index < nfaStates.length; index += 1)
        sum = (sum + (this.#spread[nfaStates[index] as number] as number)) | 0;
      this.#push({ nfaStates, before: befores[number] as number }, sum);
    }
  }

  /** A copy of the gathered states. */
  keepGathered(): Int32Array {
    return this.#gathered.slice(0, this.#count);
  }

  /** Discards all sets. */
  clear(): void {
    this.#sets.length = 0;
    this.#earlier.length = 0;
    this.#lastOf.clear();
  }

  #isGathered(number: number, before: number): boolean {
    const set = this.#sets[number] as StateSet;
    if (set.nfaStates.length !== this.#count || set.before !== before) return false;
    const { nfaStates } = set;
    for (let index = 0; index < nfaStates.length; index += 1)
      if (this.#seen[nfaStates[index] as number] !== this.#round) return false;
    return true;
  }
}

/** Mixes all bits, so that sums of different sets rarely collide (the finalizer of MurmurHash3, public domain). */
function spread(state: number): number {
  let mixed = Math.imul(state + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
