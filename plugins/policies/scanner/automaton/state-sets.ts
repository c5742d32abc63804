/** A set of states of a graph, and what was read last where that matters. */
export interface StateSet {
  readonly graphStates: Int32Array;
  readonly before: number;
}

const none = -1;

/**
 * Numbers sets of states. A set is gathered first and looked up then, by a sum over its members and by the marks that gathering has left on them; so
 * nothing has to be put in order.
 */
export class StateSets {
  readonly #sets: StateSet[] = [];
  /** Sum → the set that was added last. */
  readonly #lastOf = new Map<number, number>();
  /** By set: the one that was added before it with the same sum. */
  readonly #earlier: number[] = [];
  readonly #gathered: Int32Array;
  readonly #seen: Uint32Array;
  #round = 0;
  #count = 0;
  #sum = 0;

  /** @param graphSize how many states the graph has */
  constructor(graphSize: number) {
    this.#gathered = new Int32Array(graphSize);
    this.#seen = new Uint32Array(graphSize);
  }

  get size(): number {
    return this.#sets.length;
  }

  /** How many states were gathered. */
  get gathered(): number {
    return this.#count;
  }

  of(number: number): StateSet {
    return this.#sets[number] as StateSet;
  }

  /** Begins to gather another set. */
  begin(): void {
    this.#round += 1;
    this.#count = 0;
    this.#sum = 0;
  }

  /** Gathers states; those that were are not gathered again. */
  gather(states: ArrayLike<number>): void {
    const seen = this.#seen;
    const round = this.#round;
    for (let index = 0; index < states.length; index += 1) {
      const state = states[index] as number;
      if (seen[state] === round) continue;
      seen[state] = round;
      this.#gathered[this.#count] = state;
      this.#count += 1;
      this.#sum = (this.#sum + spread(state)) | 0;
    }
  }

  /** The number of what was gathered; undefined when there is no such set yet. */
  find(before: number): number | undefined {
    let number = this.#lastOf.get(this.#sum) ?? none;
    while (number !== none && !this.#isGathered(number, before)) number = this.#earlier[number] as number;
    return number === none ? undefined : number;
  }

  /** Adds what was gathered. @returns its number */
  add(before: number): number {
    const number = this.#sets.push({ graphStates: this.keepGathered(), before }) - 1;
    this.#earlier.push(this.#lastOf.get(this.#sum) ?? none);
    this.#lastOf.set(this.#sum, number);
    return number;
  }

  /** A copy of what was gathered. */
  keepGathered(): Int32Array {
    return this.#gathered.slice(0, this.#count);
  }

  /** Forgets all sets. */
  clear(): void {
    this.#sets.length = 0;
    this.#earlier.length = 0;
    this.#lastOf.clear();
  }

  #isGathered(number: number, before: number): boolean {
    const set = this.#sets[number] as StateSet;
    if (set.graphStates.length !== this.#count || set.before !== before) return false;
    for (const state of set.graphStates) if (this.#seen[state] !== this.#round) return false;
    return true;
  }
}

/** Neighbours differ in all bits, so sums of different sets hardly ever meet (the finalizer of MurmurHash3, public domain). */
function spread(state: number): number {
  let mixed = Math.imul(state + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
