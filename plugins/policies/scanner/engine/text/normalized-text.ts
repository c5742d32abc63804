import { UnitBuffer } from '../../../unit-buffer.js';
import { ignored, normalize, normalized } from '../../automaton/alphabet.js';
import { maxMatchLength } from '../limits.js';

/** Units of the memo: matches that start in its first half fit into it. */
const capacity = 2 * maxMatchLength;
/** Minimum number of units to normalize when a memo is extended. */
const minExtension = 48;

/**
 * The normalized text from a position on. Many matches start there and end at different indices, and others start near it; the memo normalizes each
 * unit once.
 */
export class NormalizedText {
  #source = '';
  #start = 0;
  /** Index at which the memo starts. */
  #base = 0;
  /** Number of units that were normalized. */
  #read = 0;
  /** Their normalized form. */
  #text = '';
  /** By number of units: length of their normalized form. Used only if some units are ignored. */
  readonly #lengths = new Uint16Array(capacity + 1);
  #isPlain = true;

  /** Moves to another position; keeps the memo if it covers the position. */
  moveTo(source: string, start: number): void {
    this.#start = start;
    const offset = start - this.#base;
    if (source === this.#source && offset >= 0 && offset <= maxMatchLength && offset <= this.#read) return;
    this.#source = source;
    this.#base = start;
    this.#read = 0;
    this.#text = '';
    this.#isPlain = true;
  }

  /** The normalized text from the position to an index. */
  to(end: number): string {
    const [from, count] = [this.#start - this.#base, end - this.#base];
    if (count > capacity) return normalize(this.#source.slice(this.#start, end));
    if (count > this.#read) this.#extend(this.#read === 0 ? count : this.#extended(count));
    const lengths = this.#lengths;
    return this.#isPlain ? this.#text.slice(from, count) : this.#text.slice(lengths[from], lengths[count]);
  }

  /**
   * The index after the first `characters` units from the position on that are not ignored, and after ignored units that follow them.
   *
   * @param end the greatest index, up to which {@link to} has read; at most {@link maxMatchLength} after the position
   */
  endOf(characters: number, end: number): number {
    const lengths = this.#lengths;
    const most = (lengths[this.#start - this.#base] as number) + characters;
    let [low, high] = [this.#start - this.#base, end - this.#base];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((lengths[middle] as number) <= most) low = middle;
      else high = middle - 1;
    }
    return this.#base + low;
  }

  #extended(count: number): number {
    return Math.max(count, Math.min(this.#read + minExtension, capacity, this.#source.length - this.#base));
  }

  #extend(count: number): void {
    const source = this.#source;
    const base = this.#base;
    const lengths = this.#lengths;
    let length = this.#text.length;
    let isItself = true;
    for (let at = this.#read; at < count; at += 1) {
      const unit = source.charCodeAt(base + at);
      const plain = normalized[unit] as number;
      if (plain !== unit) isItself = false;
      if (plain !== ignored) length += 1;
      lengths[at + 1] = length;
    }
    if (length < count) this.#isPlain = false;
    const more = source.slice(base + this.#read, base + count);
    this.#text += isItself ? more : normalizedText(more);
    this.#read = count;
  }
}

const buffer = new UnitBuffer(capacity);

function normalizedText(text: string): string {
  const { units } = buffer;
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = normalized[text.charCodeAt(at)] as number;
    if (unit === ignored) continue;
    units[count] = unit;
    count += 1;
  }
  return buffer.text(count);
}
