const shingleWords = 6;
/** The share of a text that may stand in the others before it counts as a copy. */
const mostShared = 0.2;

/** Knows texts that are nearly one of some others: they share runs of words. */
export class NearCopies {
  readonly #shingles = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) for (const shingle of shinglesOf(text)) this.#shingles.add(shingle);
  }

  /** Whether a good part of the text stands in the others. */
  has(text: string): boolean {
    const shingles = shinglesOf(text);
    const shared = shingles.filter((shingle) => this.#shingles.has(shingle)).length;
    return shingles.length > 0 && shared / shingles.length > mostShared;
  }
}

function shinglesOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, Math.max(1, words.length - shingleWords + 1))
    .map((_, index) => words.slice(index, index + shingleWords).join(' '));
}
