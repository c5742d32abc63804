import { ignored, normalize, normalized } from '../automaton/alphabet.js';
import { longestMatch } from './limits.js';

/** Of a normalized text: units behind its beginning that are looked at together. */
const room = longestMatch;

/**
 * How a text reads from one place on, as automata read it. Many matches begin there and end at different places: each of their units is looked at once, and not
 * for each of them.
 */
export class Spelling {
  #passage = '';
  #start = 0;
  /** So many units behind the beginning are read. */
  #read = 0;
  /** What they read as. */
  #text = '';
  /** By units behind the beginning: how many of them are left. Only where not all are. */
  readonly #lengths = new Uint16Array(room + 1);
  #isPlain = true;

  /** What follows begins at another place. */
  begin(passage: string, start: number): void {
    this.#passage = passage;
    this.#start = start;
    this.#read = 0;
    this.#text = '';
    this.#isPlain = true;
  }

  /** The text up to an index. */
  until(end: number): string {
    const count = end - this.#start;
    if (count > room) return normalize(this.#passage.slice(this.#start, end));
    if (count > this.#read) this.#readOn(count);
    return this.#text.slice(0, this.#isPlain ? count : this.#lengths[count]);
  }

  #readOn(count: number): void {
    const passage = this.#passage;
    const start = this.#start;
    const lengths = this.#lengths;
    let length = this.#text.length;
    let isItself = true;
    for (let at = this.#read; at < count; at += 1) {
      const unit = passage.charCodeAt(start + at);
      const plain = normalized[unit] as number;
      if (plain !== unit) isItself = false;
      if (plain !== ignored) length += 1;
      lengths[at + 1] = length;
    }
    if (length < count) this.#isPlain = false;
    const more = passage.slice(start + this.#read, start + count);
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
