import { SegmentVisibility } from './segment-visibility.js';
import type { KeywordSegment } from './keyword-segment.js';
import { Vocabulary } from './vocabulary.js';

/** Metadata of a segment: a batch of one document's passages. */
export interface SegmentInfo {
  readonly documentId: string;
  readonly attempt: number;
  /** Ordinal of its first passage; the others are consecutive. */
  readonly firstOrdinal: number;
  /** The only connection that may see it, when it is restricted. */
  readonly restrictedTo: string | undefined;
}

/** What identifies a passage. */
interface PassageName {
  readonly documentId: string;
  readonly attempt: number;
  readonly ordinal: number;
}

/** A matching passage. */
interface KeywordHit extends PassageName {
  /** BM25 score. Comparable only within one search. */
  readonly score: number;
}

/** A keyword search. */
interface KeywordSearch {
  /** Terms of the question with their weights, which are usually their frequencies. */
  readonly terms: ReadonlyMap<number, number>;
  /** Terms that a passage must contain; they do not affect the ranking. */
  readonly facets: readonly number[];
  /** The documents whose passages are searched; undefined for all. */
  readonly documents?: ReadonlySet<string> | undefined;
  /** The connection that searches. */
  readonly connectionId: string | undefined;
  readonly limit: number;
}

/** Memory for a posting, including spare capacity of the lists (measured). */
const postingBytes = 8;
const termBytes = 400;
/** Memory for a word (measured). */
const wordBytes = 90;

const k1 = 1.2;
const b = 0.75;

interface Slot {
  info: SegmentInfo;
  /** Number of its first passage within this index. */
  readonly first: number;
  readonly size: number;
  alive: boolean;
}

/**
 * In-memory inverted index of an organization's passages, ranked by BM25. Segments are added and removed individually; removed ones are
 * skipped until {@link wasted} indicates that the index should be rebuilt.
 */
export class KeywordIndex {
  readonly #postings = new Map<number, Postings>();
  readonly #slots = new Map<string, Slot>();
  /** Sorted by first passage. */
  readonly #order: Slot[] = [];
  readonly #audience = new SegmentVisibility();
  /** Words of removed segments remain until the index is rebuilt. */
  readonly vocabulary = new Vocabulary();
  #lengths = new Uint32Array(1024);
  #count = 0;
  #alive = 0;
  #terms = 0;
  #bytes = 0;

  /** Number of searchable passages. */
  get size(): number {
    return this.#alive;
  }

  /** Approximate memory use. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Whether more passages have been removed than remain. */
  get wasted(): boolean {
    return this.#count > 1000 && this.#alive * 2 < this.#count;
  }

  /** Adds a segment; for a segment that exists, updates only its metadata. */
  add(info: SegmentInfo, segment: KeywordSegment): void {
    const key = keyOf(info);
    const known = this.#slots.get(key);
    if (known) {
      this.#audience.change(known.info, -1);
      known.info = info;
      this.#audience.change(info, 1);
      return;
    }
    const first = this.#count;
    const size = segment.lengths.length;
    this.#reserve(first + size);
    for (const [at, length] of segment.lengths.entries()) {
      this.#lengths[first + at] = length;
      this.#terms += length;
    }
    segment.eachPosting((term, passage, count) => this.#postingsOf(term).add(first + passage, count));
    for (const word of segment.words()) if (this.vocabulary.add(word)) this.#bytes += wordBytes;
    const slot: Slot = { info, first, size, alive: true };
    this.#slots.set(key, slot);
    this.#order.push(slot);
    this.#audience.change(info, 1);
    this.#count += size;
    this.#alive += size;
  }

  remove(info: Pick<SegmentInfo, 'documentId' | 'attempt' | 'firstOrdinal'>): void {
    const slot = this.#slots.get(keyOf(info));
    if (!slot) return;
    this.#slots.delete(keyOf(info));
    slot.alive = false;
    this.#audience.change(slot.info, -1);
    this.#alive -= slot.size;
    for (let at = slot.first; at < slot.first + slot.size; at += 1) this.#terms -= this.#lengths[at] as number;
  }

  /** Whether a connection may see the passages of an indexing attempt, according to this index. */
  isVisible(attempt: Pick<SegmentInfo, 'documentId' | 'attempt'>, connectionId: string | undefined): boolean {
    return this.#audience.sees(attempt, connectionId);
  }

  /** Whether it has passages restricted to a connection. */
  hasRestrictedTo(connectionId: string): boolean {
    return this.#audience.hasRestrictedTo(connectionId);
  }

  /** Returns the inverse document frequency of a term. A term without passages has the highest weight. */
  weightOf(term: number): number {
    const matching = Math.min(this.#postings.get(term)?.count ?? 0, this.#count);
    return Math.log(1 + (this.#count - matching + 0.5) / (matching + 0.5));
  }

  /** Whether any passage contains a term. */
  has(term: number): boolean {
    return this.#postings.has(term);
  }

  /** Number of passages with all of these terms; removed ones are counted for a while. */
  countOf(terms: readonly number[]): number {
    let count = 0;
    for (const marks of this.#markedWith(terms)) if (marks === terms.length) count += 1;
    return count;
  }

  /** Returns the passages that have all of these terms, in the same order. */
  withTerms<T extends PassageName>(passages: readonly T[], terms: readonly number[]): readonly T[] {
    const marked = this.#markedWith(terms);
    const ofDocument = Map.groupBy(passages, ({ documentId }) => documentId);
    const kept = new Set<T>();
    for (const { alive, info, first, size } of this.#order) {
      for (const passage of (alive && ofDocument.get(info.documentId)) || []) {
        const at = passage.ordinal - info.firstOrdinal;
        const isHere = passage.attempt === info.attempt && at >= 0 && at < size;
        if (isHere && marked[first + at] === terms.length) kept.add(passage);
      }
    }
    return passages.filter((passage) => kept.has(passage));
  }

  /** Returns BM25's saturated term frequency for a passage's length; times {@link weightOf}, it is the term's part of the score. */
  saturation(count: number, length: number): number {
    return (count * (k1 + 1)) / (count + norm(length, this.#usualLength));
  }

  /** Returns the best passages, best first; on a tie the older one comes first. In steps, between which the index may change. */
  *search({ terms, facets, documents, connectionId, limit }: KeywordSearch): Generator<void, KeywordHit[]> {
    const scores = new Float32Array(this.#count);
    yield* this.#score(scores, terms);
    if (facets.length > 0) this.#keepOnly(scores, facets);
    yield;
    const best = new Best(limit);
    for (const { alive, info, first, size } of this.#order) {
      if (!alive || (info.restrictedTo !== undefined && info.restrictedTo !== connectionId)) continue;
      if (documents?.has(info.documentId) === false) continue;
      const end = Math.min(first + size, scores.length);
      for (let at = first; at < end; at += 1) {
        const score = scores[at] as number;
        if (score > best.least) best.add({ score, at, info, first });
      }
    }
    return best.hits.map(({ score, at, info, first }) => ({
      documentId: info.documentId,
      attempt: info.attempt,
      ordinal: info.firstOrdinal + at - first,
      score,
    }));
  }

  *#score(scores: Float32Array, terms: ReadonlyMap<number, number>): Generator<void> {
    const usualLength = this.#usualLength;
    for (const [term, frequency] of terms) {
      const postings = this.#postings.get(term);
      if (!postings) continue;
      const weight = frequency * this.weightOf(term) * (k1 + 1);
      const { entries, count } = postings;
      for (let at = 0; at < count; at += 1) {
        const entry = entries[at] as number;
        const passage = entry >>> countBits;
        // The index has grown in the meantime.
        if (passage >= scores.length) continue;
        const times = entry & maxTimes;
        const bound = norm(this.#lengths[passage] as number, usualLength);
        scores[passage] = (scores[passage] as number) + (weight * times) / (times + bound);
      }
      yield;
    }
  }

  get #usualLength(): number {
    return this.#terms / Math.max(1, this.#alive);
  }

  #keepOnly(scores: Float32Array, facets: readonly number[]): void {
    const marked = this.#markedWith(facets);
    for (let at = 0; at < scores.length; at += 1) if (marked[at] !== facets.length) scores[at] = 0;
  }

  /** Returns for each passage how many of these terms it has. */
  #markedWith(terms: readonly number[]): Uint8Array {
    const marked = new Uint8Array(this.#count);
    for (const term of terms) {
      const { entries, count } = this.#postings.get(term) ?? noPostings;
      for (let at = 0; at < count; at += 1) {
        const passage = (entries[at] as number) >>> countBits;
        marked[passage] = (marked[passage] as number) + 1;
      }
    }
    return marked;
  }

  #postingsOf(term: number): Postings {
    const known = this.#postings.get(term);
    this.#bytes += known ? postingBytes : termBytes;
    if (known) return known;
    const made = new Postings();
    this.#postings.set(term, made);
    return made;
  }

  #reserve(passages: number): void {
    if (passages <= this.#lengths.length) return;
    if (passages > maxPassages) throw new Error(`a keyword index holds at most ${maxPassages} passages`);
    const larger = new Uint32Array(Math.max(passages, this.#lengths.length * 2));
    larger.set(this.#lengths);
    this.#lengths = larger;
  }
}

/** BM25's length normalization. */
function norm(length: number, usualLength: number): number {
  return k1 * (1 - b + (b * length) / usualLength);
}

function keyOf({ documentId, attempt, firstOrdinal }: Pick<SegmentInfo, 'documentId' | 'attempt' | 'firstOrdinal'>) {
  return `${documentId}.${attempt}.${firstOrdinal}`;
}

/** Bits of a 32-bit entry for the term frequency; the others hold the passage number. */
const countBits = 8;
const maxTimes = 2 ** countBits - 1;
const maxPassages = 2 ** (32 - countBits);

/**
 * The posting list of a term. Most terms have few passages, so it starts small; it is a single array, because there are about 100,000
 * lists, which the garbage collector moves in one pause.
 */
class Postings {
  entries = new Uint32Array(2);
  count = 0;

  add(passage: number, times: number): void {
    if (this.count === this.entries.length) this.#grow();
    this.entries[this.count] = passage * 2 ** countBits + Math.min(times, maxTimes);
    this.count += 1;
  }

  #grow(): void {
    const entries = new Uint32Array(this.count * 2);
    entries.set(this.entries);
    this.entries = entries;
  }
}

const noPostings = new Postings();

interface Candidate {
  readonly score: number;
  readonly at: number;
  readonly info: SegmentInfo;
  /** Number of the first passage of its segment. */
  readonly first: number;
}

/** Keeps the top results. */
class Best {
  /** Score that a candidate must exceed. */
  least = 0;
  readonly #limit: number;
  #candidates: Candidate[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get hits(): readonly Candidate[] {
    return this.#sorted().slice(0, this.#limit);
  }

  add(candidate: Candidate): void {
    this.#candidates.push(candidate);
    if (this.#candidates.length < this.#limit * 4) return;
    this.#candidates = this.#sorted().slice(0, this.#limit);
    this.least = this.#candidates.at(-1)?.score ?? 0;
  }

  #sorted(): Candidate[] {
    return this.#candidates.toSorted((a, b) => b.score - a.score || a.at - b.at);
  }
}
