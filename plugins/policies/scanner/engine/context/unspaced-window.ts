import { unspacedDistance, type UnspacedPhrases } from './unspaced-phrases.js';

interface Span {
  start: number;
  end: number;
}

/**
 * The phrases of scripts without spaces in the window before a position, kept from one position to the next: those that leave the window are dropped,
 * and only the end of the window is read.
 */
export class UnspacedWindow {
  readonly #phrases: UnspacedPhrases;
  /** By context: its phrases that are the last of those that start no earlier, in ascending order of start and descending order of end. */
  readonly #spans = new Map<number, Span[]>();
  /** All phrases that end up to this index are known. */
  #until = 0;

  constructor(phrases: UnspacedPhrases) {
    this.#phrases = phrases;
  }

  /** Number of contexts with a phrase in the window. */
  get size(): number {
    return this.#spans.size;
  }

  /** The contexts with a phrase in the window. */
  keys(): MapIterator<number> {
    return this.#spans.keys();
  }

  /** Discards the phrases, because the next window does not continue this one. */
  reset(): void {
    this.#until = 0;
    if (this.#spans.size > 0) this.#spans.clear();
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#until = Math.max(0, this.#until - characters);
    for (const spans of this.#spans.values())
      for (const span of spans) {
        span.start -= characters;
        span.end -= characters;
      }
  }

  /** Moves to the window between two indices; windows are ascending. */
  moveTo(text: string, from: number, place: number): void {
    if (this.#spans.size > 0) this.#drop(from);
    const known = this.#until;
    this.#phrases.read(text, Math.max(from, known - this.#phrases.longest + 1), place, (context, start, end) => {
      if (end > known) this.#add(context, start, end);
    });
    this.#until = place;
  }

  /** The distance of a context's nearest phrase from the end of the window. */
  get(context: number): number | undefined {
    const nearest = this.#spans.get(context)?.[0];
    return nearest && unspacedDistance(nearest.end, this.#until);
  }

  #drop(from: number): void {
    for (const [context, spans] of this.#spans) {
      while (spans.length > 0 && (spans[0] as Span).start < from) spans.shift();
      if (spans.length === 0) this.#spans.delete(context);
    }
  }

  #add(context: number, start: number, end: number): void {
    const spans = this.#spans.get(context);
    if (!spans) {
      this.#spans.set(context, [{ start, end }]);
      return;
    }
    if (spans.some((span) => span.start >= start && span.end >= end)) return;
    const kept = spans.filter((span) => span.start > start || span.end > end);
    const place = kept.findIndex((span) => span.start > start);
    kept.splice(place < 0 ? kept.length : place, 0, { start, end });
    this.#spans.set(context, kept);
  }
}
