import { ignored, normalize, normalized } from '../automaton/alphabet.js';
import { longestMatch } from './limits.js';

/** Units of a stretch: places in its first half have room for what begins there. */
const room = 2 * longestMatch;
/** Units that are read at once where another place of the stretch needs more. */
const leastMore = 48;

/**
 * How a text reads from one place on, as automata read it. Many matches begin there and end at different places, and others begin near it: each unit of such a
 * stretch is looked at once, and not for each of them.
 */
export class Spelling {
  #passage = '';
  #start = 0;
  /** Where the stretch begins. */
  #base = 0;
  /** So many of its units are read. */
  #read = 0;
  /** What they read as. */
  #text = '';
  /** By units of the stretch: how many of them are left. Only where not all are. */
  readonly #lengths = new Uint16Array(room + 1);
  #isPlain = true;

  /** What follows begins at another place. */
  begin(passage: string, start: number): void {
    this.#start = start;
    const behind = start - this.#base;
    if (passage === this.#passage && behind >= 0 && behind <= longestMatch && behind <= this.#read) return;
    this.#passage = passage;
    this.#base = start;
    this.#read = 0;
    this.#text = '';
    this.#isPlain = true;
  }

  /** The text up to an index. */
  until(end: number): string {
    const [from, count] = [this.#start - this.#base, end - this.#base];
    if (count > room) return normalize(this.#passage.slice(this.#start, end));
    if (count > this.#read) this.#readOn(this.#read === 0 ? count : this.#some(count));
    const lengths = this.#lengths;
    return this.#isPlain ? this.#text.slice(from, count) : this.#text.slice(lengths[from], lengths[count]);
  }

  #some(count: number): number {
    return Math.max(count, Math.min(this.#read + leastMore, room, this.#passage.length - this.#base));
  }

  #readOn(count: number): void {
    const passage = this.#passage;
    const base = this.#base;
    const lengths = this.#lengths;
    let length = this.#text.length;
    let isItself = true;
    for (let at = this.#read; at < count; at += 1) {
      const unit = passage.charCodeAt(base + at);
      const plain = normalized[unit] as number;
      if (plain !== unit) isItself = false;
      if (plain !== ignored) length += 1;
      lengths[at + 1] = length;
    }
    if (length < count) this.#isPlain = false;
    const more = passage.slice(base + this.#read, base + count);
    this.#text += isItself ? more : spelled(more);
    this.#read = count;
  }
}

const units = new Uint16Array(room);

function spelled(text: string): string {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = normalized[text.charCodeAt(at)] as number;
    if (unit === ignored) continue;
    units[count] = unit;
    count += 1;
  }
  return String.fromCharCode(...units.subarray(0, count));
}
