import { parseJson } from '../../../core/api/index.js';

/** A string, a number or a key in a JSON text. */
export interface JsonLeaf {
  readonly kind: 'string' | 'number' | 'key';
  /** A decoded string or key, or the text of a number. */
  readonly value: string;
  /** The keys and indexes that lead to it. */
  readonly path: readonly (string | number)[];
  /** Start of the token, including quotes. */
  readonly start: number;
  readonly end: number;
}

/** The new text of a leaf. */
export interface LeafChange {
  readonly leaf: JsonLeaf;
  readonly text: string;
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|[{}[\],:]|[a-z]+|\s+/y;

/**
 * The leaves of a JSON text with their positions, so that a value can be replaced while everything around it, including digits of large
 * numbers and duplicate keys, stays unchanged.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function jsonLeaves(text: string): readonly JsonLeaf[] {
  const reader = new LeafReader(text);
  reader.read(text.length);
  return reader.leaves;
}

/** Replaces leaves of a text; the changes may be in any order. A number becomes a string. */
export function withLeaves(text: string, changes: readonly LeafChange[]): string {
  let written = '';
  let position = 0;
  for (const { leaf, text: value } of changes.toSorted((a, b) => a.leaf.start - b.leaf.start)) {
    written += text.slice(position, leaf.start) + JSON.stringify(value);
    position = leaf.end;
  }
  return written + text.slice(position);
}

/** Parses the leaves of a JSON text incrementally. */
export class LeafReader {
  readonly leaves: JsonLeaf[] = [];
  readonly #text: string;
  #position = 0;
  /** The current path: keys and indexes. */
  readonly #path: (string | number)[] = [];
  readonly #inObject: boolean[] = [];
  #expectsKey = false;

  /** @throws SyntaxError when the text is not JSON */
  constructor(text: string) {
    parseJson(text);
    this.#text = text;
  }

  /**
   * Continues parsing.
   *
   * @param units length after which it stops, at the end of a leaf
   * @returns whether more is left
   */
  read(units: number): boolean {
    const text = this.#text;
    const end = Math.min(text.length, this.#position + units);
    for (token.lastIndex = this.#position; token.lastIndex < end; ) {
      const start = token.lastIndex;
      const found = token.exec(text)?.[0];
      if (found === undefined) throw new SyntaxError('not JSON');
      this.#take(found, start);
    }
    this.#position = token.lastIndex;
    return this.#position < text.length;
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
        if (/^[-\d]/.test(found)) this.leaves.push({ kind: 'number', value: found, path: [...this.#path], ...place });
    }
  }

  #string(value: string, place: Pick<JsonLeaf, 'start' | 'end'>): void {
    const kind = this.#expectsKey ? 'key' : 'string';
    if (kind === 'key') {
      this.#path[this.#path.length - 1] = value;
      this.#expectsKey = false;
    }
    this.leaves.push({ kind, value, path: kind === 'key' ? this.#path.slice(0, -1) : [...this.#path], ...place });
  }

  #next(): void {
    this.#expectsKey = this.#inObject.at(-1) ?? false;
    const last = this.#path.length - 1;
    const index = this.#path[last];
    if (typeof index === 'number') this.#path[last] = index + 1;
  }
}
