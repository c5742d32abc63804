import type { Vocabulary } from './vocabulary.js';

/** Higher than any rank. */
const none = 0xffffffff;
/** Larger than every position in a piece: `rank * positions + position` sorts by rank, then from left to right, and is exact in a double. */
const positions = 2 ** 31;
/** Tables for pieces of more bytes than this are not reused. */
const kept = 4096;

/**
 * Counts the tokens of one piece in byte-pair encoding. Pairs are in a priority queue (a heap), so that a long piece takes n log n steps
 * and not n². The merges and their order are the same as in the reference implementation.
 */
export class BytePairs {
  readonly #vocabulary: Vocabulary;
  /** For each position, the rank of the pair that begins there. */
  #rank = new Uint32Array(256);
  /** For each position, the end of the part that begins there, where the next part begins. */
  #end = new Uint32Array(256);
  /** For each position, the beginning of the previous part. */
  #previous = new Int32Array(256);
  #heap = new Float64Array(768);
  #size = 0;
  /** The number of look-ups so far, as a measure of work. */
  work = 0;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** The number of tokens of one piece: the first `length` bytes. */
  count(bytes: Uint8Array, length: number): number {
    if (length === 1 || this.#find(bytes, 0, length) !== none) return 1;
    this.#begin(bytes, length);
    let count = length;
    for (let pair = this.#pop(); pair !== undefined; pair = this.#pop()) {
      // Not with `%`, which is fifty times as slow for doubles.
      const rank = Math.floor(pair / positions);
      const position = pair - rank * positions;
      // The entry is stale if the pair has been merged, or its second part has grown.
      if (this.#rank[position] !== rank) continue;
      this.#merge(bytes, position, length);
      count -= 1;
    }
    return count;
  }

  #begin(bytes: Uint8Array, length: number): void {
    // The tables of an unusually long piece are released with the next piece.
    if (this.#rank.length < length || this.#rank.length > Math.max(length, kept)) {
      const size = Math.max(length, 256);
      this.#rank = new Uint32Array(size);
      this.#end = new Uint32Array(size);
      this.#previous = new Int32Array(size);
      // At most one entry for every initial pair, and two more for every merge.
      this.#heap = new Float64Array(3 * size);
    }
    this.#size = 0;
    for (let position = 0; position < length; position += 1) {
      this.#end[position] = position + 1;
      this.#previous[position] = position - 1;
      this.#rank[position] = none;
      if (position + 1 < length) this.#offer(bytes, position, position + 2);
    }
  }

  #merge(bytes: Uint8Array, position: number, length: number): void {
    const middle = this.#end[position] as number;
    const end = this.#end[middle] as number;
    this.#end[position] = end;
    this.#rank[middle] = none;
    this.#rank[position] = none;
    if (end < length) {
      this.#previous[end] = position;
      this.#offer(bytes, position, this.#end[end] as number);
    }
    const before = this.#previous[position] as number;
    if (before >= 0) this.#offer(bytes, before, end);
  }

  /** Adds the pair between two positions to the heap, if it is a token. */
  #offer(bytes: Uint8Array, position: number, end: number): void {
    const rank = this.#find(bytes, position, end);
    this.#rank[position] = rank;
    if (rank !== none) this.#push(rank * positions + position);
  }

  #find(bytes: Uint8Array, start: number, end: number): number {
    this.work += 1;
    const rank = this.#vocabulary.rankOf(bytes, start, end);
    return rank < 0 ? none : rank;
  }

  #push(value: number): void {
    const heap = this.#heap;
    let index = this.#size;
    this.#size += 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as number;
      if (above <= value) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = value;
  }

  #pop(): number | undefined {
    if (this.#size === 0) return undefined;
    const heap = this.#heap;
    const first = heap[0];
    this.#size -= 1;
    const size = this.#size;
    const value = heap[size] as number;
    let index = 0;
    for (let child = 1; child < size; child = 2 * index + 1) {
      if (child + 1 < size && (heap[child + 1] as number) < (heap[child] as number)) child += 1;
      if ((heap[child] as number) >= value) break;
      heap[index] = heap[child] as number;
      index = child;
    }
    heap[index] = value;
    return first;
  }
}
