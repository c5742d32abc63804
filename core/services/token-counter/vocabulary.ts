/** A byte-pair vocabulary in shared memory, so that the thread that has built it and the main thread use the same bytes. */
export interface VocabularyData {
  /** Regular expression that splits a text into pieces; no token spans two pieces. */
  readonly pattern: string;
  /** The bytes of all tokens, one after the other, in the order of their ranks. */
  readonly pool: SharedArrayBuffer;
  /** Offset of each token in the pool, and of the end. */
  readonly offsets: SharedArrayBuffer;
  /** Hash table with open addressing: rank + 1, or 0. */
  readonly slots: SharedArrayBuffer;
}

/** The rank file of an encoding in the library's format. */
export interface RankFile {
  readonly pat_str: string;
  /** Lines of `! OFFSET TOKEN TOKEN …`, tokens in base64, ranks counted from the offset. */
  readonly bpe_ranks: string;
}

/** Looks up the ranks of tokens. */
export class Vocabulary {
  readonly pattern: string;
  readonly #pool: Uint8Array;
  readonly #offsets: Uint32Array;
  readonly #slots: Uint32Array;

  constructor({ pattern, pool, offsets, slots }: VocabularyData) {
    this.pattern = pattern;
    this.#pool = new Uint8Array(pool);
    this.#offsets = new Uint32Array(offsets);
    this.#slots = new Uint32Array(slots);
  }

  /** The rank of the token that consists of these bytes, or -1. */
  rankOf(bytes: Uint8Array, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hashOf(bytes, start, end) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#slots[slot] as number;
      if (entry === 0) return -1;
      if (this.#isToken(entry - 1, bytes, start, end)) return entry - 1;
    }
  }

  /** The text that tokens stand for, in which bytes that are no UTF-8 are U+FFFD; undefined if one is not in the vocabulary, or for more than this. */
  textOf(ranks: readonly number[], mostBytes: number): string | undefined {
    const count = this.#offsets.length - 1;
    let length = 0;
    for (const rank of ranks) {
      if (!Number.isInteger(rank) || rank < 0 || rank >= count) return undefined;
      length += (this.#offsets[rank + 1] as number) - (this.#offsets[rank] as number);
    }
    if (length > mostBytes) return undefined;
    const bytes = Buffer.allocUnsafe(length);
    let end = 0;
    for (const rank of ranks) {
      const token = this.#pool.subarray(this.#offsets[rank], this.#offsets[rank + 1]);
      bytes.set(token, end);
      end += token.length;
    }
    return bytes.toString('utf8');
  }

  #isToken(rank: number, bytes: Uint8Array, start: number, end: number): boolean {
    const from = this.#offsets[rank] as number;
    if ((this.#offsets[rank + 1] as number) - from !== end - start) return false;
    for (let index = 0; index < end - start; index += 1) {
      if (this.#pool[from + index] !== bytes[start + index]) return false;
    }
    return true;
  }
}

/**
 * Builds the tables of an encoding. Blocks its thread for a quarter of a second.
 *
 * @throws Error when the ranks have gaps, which no encoding that is used here has
 */
export function buildVocabulary({ pat_str: pattern, bpe_ranks: ranks }: RankFile): VocabularyData {
  const { bytes, ends } = readTokens(ranks);
  const pool = new SharedArrayBuffer(bytes.length);
  new Uint8Array(pool).set(bytes);
  const offsets = new SharedArrayBuffer(4 * (ends.length + 1));
  new Uint32Array(offsets).set(ends, 1);
  return { pattern, pool, offsets, slots: slotsOf(bytes, ends) };
}

/** Builds the hash table, with a load factor below one half, so that most look-ups need one probe. */
function slotsOf(bytes: Uint8Array, ends: readonly number[]): SharedArrayBuffer {
  const slots = new SharedArrayBuffer(4 * 2 ** Math.ceil(Math.log2(ends.length * 2)));
  const table = new Uint32Array(slots);
  let begin = 0;
  for (const [rank, end] of ends.entries()) {
    let slot = hashOf(bytes, begin, end) & (table.length - 1);
    while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = rank + 1;
    begin = end;
  }
  return slots;
}

/** The bytes of all tokens, concatenated, and the end offset of each. */
function readTokens(ranks: string): { readonly bytes: Uint8Array; readonly ends: readonly number[] } {
  const pool = Buffer.alloc(ranks.length);
  const ends: number[] = [];
  let end = 0;
  for (const line of ranks.split('\n')) {
    if (line === '') continue;
    const [, offset, ...written] = line.split(' ');
    if (Number(offset) !== ends.length) throw new Error(`the ranks of the encoding have a gap at ${ends.length}`);
    for (const base64 of written) {
      end += pool.write(base64, end, 'base64');
      ends.push(end);
    }
  }
  return { bytes: pool.subarray(0, end), ends };
}

/** FNV-1a with the finalizer of MurmurHash3, without which the tokens of one script would cluster in the table. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = start; index < end; index += 1) hash = Math.imul(hash ^ (bytes[index] as number), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
