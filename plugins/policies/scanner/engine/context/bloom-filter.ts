const bits = 1 << 16;

/** A Bloom filter with one hash: no false negatives, and few false positives. */
export class BloomFilter {
  readonly #bytes = new Uint8Array(bits >> 3);

  add(hash: number): void {
    const place = (hash & (bits - 1)) >>> 3;
    this.#bytes[place] = (this.#bytes[place] as number) | (1 << (hash & 7));
  }

  mayContain(hash: number): boolean {
    return ((this.#bytes[(hash & (bits - 1)) >>> 3] as number) & (1 << (hash & 7))) !== 0;
  }
}
