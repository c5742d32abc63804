import type { Passage } from './found-passages.js';

/** A matching document, with its best passage. */
export interface SearchHit extends Passage {
  /** From 0 to 1. */
  readonly relevanceScore: number;
  /** Its next best passages, if fewer documents are found than wanted: all answers may be in one handbook. */
  readonly further: readonly Passage[];
}

type FoundDocument = Omit<SearchHit, 'further'>;

/** How relevant other passages of a document must be, relative to its first one. */
const furtherShare = 0.5;
/** A later passage is shown in place of the first one of its document if it has so many times as much of the question. */
const betterShare = 1.25;

/** Collects the passages of a search, best first: those of different documents, and further ones of these if there are too few. */
export class FoundDocuments {
  readonly #limit: number;
  readonly #minimumRelevance: number;
  readonly #documents: FoundDocument[] = [];
  readonly #further: Passage[] = [];
  /** The relevance of the first passage of each document, whether it is shown or another document has the same. */
  readonly #first = new Map<string, number>();
  /** The passage that has a text. */
  readonly #chunks = new Map<string, string>();

  constructor(limit: number, minimumRelevance: number) {
    this.#limit = limit;
    this.#minimumRelevance = minimumRelevance;
  }

  get areEnough(): boolean {
    return this.#documents.length === this.#limit;
  }

  /**
   * Whether a passage may have a place, its own or that of a found one: of its document, or with the same text.
   *
   * @param leads whether it is one of the first, which are all looked at: the best passage of a document is the same with any limit
   */
  mayTake(passage: Passage, leads: boolean): boolean {
    const isKnown = this.#chunks.has(wordsOf(passage));
    if (!this.#first.has(passage.documentId)) return isKnown || !this.areEnough;
    return !isKnown && (leads || this.#further.length < this.#limit);
  }

  /** Adds a passage if it is relevant enough and says something new. */
  add(passage: Passage, relevance: number): void {
    const first = this.#first.get(passage.documentId);
    if (relevance < (first === undefined ? this.#minimumRelevance : first * furtherShare)) return;
    if (first === undefined) this.#first.set(passage.documentId, relevance);
    const words = wordsOf(passage);
    const same = this.#chunks.get(words);
    if (same !== undefined) {
      if (this.#replaces(passage, same, relevance)) this.#chunks.set(words, passage.chunkId);
      return;
    }
    this.#chunks.set(words, passage.chunkId);
    this.#place({ ...passage, relevanceScore: relevance });
  }

  /** The documents, with as many further passages as places are free. */
  hits(): readonly SearchHit[] {
    const free = this.#further.slice(0, this.#limit - this.#documents.length);
    const ofDocument = Map.groupBy(free, ({ documentId }) => documentId);
    return this.#documents.map((found) => ({ ...found, further: ofDocument.get(found.documentId) ?? [] }));
  }

  #place(passage: FoundDocument): void {
    const at = this.#documents.findIndex(({ documentId }) => documentId === passage.documentId);
    const shown = this.#documents[at];
    if (shown === undefined) this.#documents.push(passage);
    else if (passage.relevanceScore < betterShare * shown.relevanceScore) this.#keep(passage);
    else {
      this.#documents[at] = passage;
      this.#keep(shown);
    }
  }

  #keep(passage: Passage): void {
    if (!this.areEnough) this.#further.push(passage);
  }

  /** Of versions of a document with the same text, the newest one is shown unless the question fits another one better, such as by its year. */
  #replaces(passage: Passage, same: string, relevance: number): boolean {
    const at = this.#documents.findIndex(({ chunkId }) => chunkId === same);
    const shown = this.#documents[at];
    // Identifiers of documents ascend with time.
    if (shown === undefined || passage.documentId <= shown.documentId || relevance < shown.relevanceScore) return false;
    const others = [...this.#documents, ...this.#further].filter(({ chunkId }) => chunkId !== same);
    if (others.some(({ documentId }) => documentId === passage.documentId || documentId === shown.documentId))
      return false;
    this.#documents[at] = { ...passage, relevanceScore: relevance };
    return true;
  }
}

/** All passages of results, those of a document one after another. */
export function passagesOf(hits: readonly SearchHit[]): readonly SearchHit[] {
  return hits.flatMap((hit) => [hit, ...hit.further.map((passage) => ({ ...hit, ...passage }))]);
}

/** The text of a passage, however its lines are broken: copies of a document in other formats differ in that alone. */
function wordsOf({ text }: Passage): string {
  return text.replaceAll(/\s+/g, ' ');
}
