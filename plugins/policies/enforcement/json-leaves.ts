import { parseJson } from '../../../core/api/index.js';

/** A string, a number or a key in a JSON text. */
export interface JsonLeaf {
  readonly kind: 'string' | 'number' | 'key';
  /** A string or key as it reads, a number as it is written. */
  readonly value: string;
  /** The keys and indexes that lead to it. */
  readonly path: readonly (string | number)[];
  /** Place of the whole token, quotes included. */
  readonly start: number;
  readonly end: number;
}

/** What a leaf becomes: a text. */
export interface LeafChange {
  readonly leaf: JsonLeaf;
  readonly text: string;
}

const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:]|[a-z]+|\s+/y;

/**
 * The leaves of a JSON text, each with its place: so a value can be exchanged while everything around it, digits of large numbers and
 * repeated keys included, stays as it was written.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function jsonLeaves(text: string): readonly JsonLeaf[] {
  parseJson(text);
  return new LeafReader(text).read();
}

/** The text with some of its leaves exchanged, in whatever order they are given. A number becomes a string. */
export function withLeaves(text: string, changes: readonly LeafChange[]): string {
  let written = '';
  let position = 0;
  for (const { leaf, text: value } of changes.toSorted((a, b) => a.leaf.start - b.leaf.start)) {
    written += text.slice(position, leaf.start) + JSON.stringify(value);
    position = leaf.end;
  }
  return written + text.slice(position);
}

/** Reads a text that is known to be JSON. */
class LeafReader {
  readonly #text: string;
  readonly #leaves: JsonLeaf[] = [];
  /** What the place is inside of: the key that was read last, or the index. */
  readonly #path: (string | number)[] = [];
  readonly #inObject: boolean[] = [];
  #expectsKey = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): readonly JsonLeaf[] {
    for (token.lastIndex = 0; token.lastIndex < this.#text.length; ) {
      const start = token.lastIndex;
      const found = token.exec(this.#text)?.[0];
      if (found === undefined) throw new SyntaxError('not JSON');
      this.#take(found, start);
    }
    return this.#leaves;
  }

  #take(found: string, start: number): void {
    const place = { start, end: start + found.length };
    switch (found[0]) {
      case '{':
      case '[':
        this.#expectsKey = found === '{';
        this.#inObject.push(this.#expectsKey);
        this.#path.push(this.#expectsKey ? '' : 0);
        return;
      case '}':
      case ']':
        this.#inObject.pop();
        this.#path.pop();
        this.#expectsKey = false;
        return;
      case ',':
        this.#next();
        return;
      case '"':
        this.#string(JSON.parse(found) as string, place);
        return;
      default:
        if (/^[-\d]/.test(found)) this.#leaves.push({ kind: 'number', value: found, path: [...this.#path], ...place });
    }
  }

  #string(value: string, place: Pick<JsonLeaf, 'start' | 'end'>): void {
    const kind = this.#expectsKey ? 'key' : 'string';
    if (kind === 'key') {
      this.#path[this.#path.length - 1] = value;
      this.#expectsKey = false;
    }
    this.#leaves.push({ kind, value, path: kind === 'key' ? this.#path.slice(0, -1) : [...this.#path], ...place });
  }

  #next(): void {
    this.#expectsKey = this.#inObject.at(-1) ?? false;
    const last = this.#path.length - 1;
    const index = this.#path[last];
    if (typeof index === 'number') this.#path[last] = index + 1;
  }
}
