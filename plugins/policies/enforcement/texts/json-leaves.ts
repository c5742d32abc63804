import { parseJson } from '../../../../core/api/index.js';
import { maxLookbehind } from '../../scanner/engine/limits.js';

/**
 * The key or index of a value, linked to that of its container. A path for each leaf would take quadratic time and memory, which for a deeply
 * nested text of a megabyte is minutes.
 */
interface JsonStep {
  readonly step: string | number;
  readonly outer: JsonStep | undefined;
}

/** A string, a number or a key in a JSON text. */
export class JsonLeaf {
  readonly kind: 'string' | 'number' | 'key';
  /** A decoded string or key, or the text of a number. */
  readonly value: string;
  /** Start of the token, including quotes. */
  readonly start: number;
  readonly end: number;
  /** Undefined for a top-level value, and for the keys of the outermost object. All keys of an object share one; different objects have different ones. */
  readonly place: JsonStep | undefined;

  constructor(
    kind: JsonLeaf['kind'],
    value: string,
    { start, end }: Pick<JsonLeaf, 'start' | 'end'>,
    place: JsonStep | undefined,
  ) {
    this.kind = kind;
    this.value = value;
    this.start = start;
    this.end = end;
    this.place = place;
  }

  /** The keys and indexes that lead to it; not the key itself. */
  get path(): readonly (string | number)[] {
    const path: (string | number)[] = [];
    for (let at = this.place; at; at = at.outer) path.push(at.step);
    return path.toReversed();
  }

  /**
   * The end of the path as words, limited to the look-behind of the scanner: `user email: `. A value of several lines, such as a table, begins on a line
   * of its own.
   */
  get before(): string | undefined {
    if (!this.place) return undefined;
    let words = this.value.trimEnd().includes('\n') ? ':\n' : ': ';
    for (let at: JsonStep | undefined = this.place; at && words.length < maxLookbehind; at = at.outer) {
      const word = String(at.step).slice(-maxLookbehind);
      words = at === this.place ? word + words : `${word} ${words}`;
    }
    return words.slice(-maxLookbehind);
  }
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
  parseJson(text);
  return new LeafReader(text).read(text.length);
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

/** Parses the leaves of a JSON text incrementally. It keeps none: those of a megabyte take a hundred. */
export class LeafReader {
  #leaves: JsonLeaf[] = [];
  readonly #text: string;
  #position = 0;
  /** The current key or index in each of the containers that are open. */
  readonly #steps: (string | number)[] = [];
  /** The place of each of these containers. */
  readonly #places: (JsonStep | undefined)[] = [];
  readonly #inObject: boolean[] = [];
  #expectsKey = false;

  /** @param text JSON; anything else is not always noticed */
  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the end has been reached. */
  get ended(): boolean {
    return this.#position >= this.#text.length;
  }

  /**
   * Continues parsing.
   *
   * @param units length after which it stops, at the end of a leaf
   * @returns the leaves in this length
   */
  read(units: number): readonly JsonLeaf[] {
    this.#leaves = [];
    const text = this.#text;
    const end = Math.min(text.length, this.#position + units);
    for (token.lastIndex = this.#position; token.lastIndex < end; ) {
      const start = token.lastIndex;
      const found = token.exec(text)?.[0];
      if (found === undefined) throw new SyntaxError('not JSON');
      this.#take(found, start);
    }
    this.#position = token.lastIndex;
    return this.#leaves;
  }

  #take(found: string, start: number): void {
    const place = { start, end: start + found.length };
    switch (found[0]) {
      case '{':
      case '[':
        this.#expectsKey = found === '{';
        this.#places.push(this.#placeOfValue());
        this.#inObject.push(this.#expectsKey);
        this.#steps.push(this.#expectsKey ? '' : 0);
        return;
      case '}':
      case ']':
        this.#inObject.pop();
        this.#places.pop();
        this.#steps.pop();
        this.#expectsKey = false;
        return;
      case ',':
        this.#next();
        return;
      case '"':
        this.#string(JSON.parse(found) as string, place);
        return;
      default:
        if (/^[-\d]/.test(found)) this.#leaves.push(new JsonLeaf('number', found, place, this.#placeOfValue()));
    }
  }

  #string(value: string, place: Pick<JsonLeaf, 'start' | 'end'>): void {
    const kind = this.#expectsKey ? 'key' : 'string';
    if (kind === 'key') {
      this.#steps[this.#steps.length - 1] = value;
      this.#expectsKey = false;
    }
    const where = kind === 'key' ? this.#places.at(-1) : this.#placeOfValue();
    this.#leaves.push(new JsonLeaf(kind, value, place, where));
  }

  #placeOfValue(): JsonStep | undefined {
    const step = this.#steps.at(-1);
    return step === undefined ? undefined : { step, outer: this.#places.at(-1) };
  }

  #next(): void {
    this.#expectsKey = this.#inObject.at(-1) ?? false;
    const last = this.#steps.length - 1;
    const index = this.#steps[last];
    if (typeof index === 'number') this.#steps[last] = index + 1;
  }
}
