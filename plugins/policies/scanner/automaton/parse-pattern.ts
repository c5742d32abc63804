import {
  type CharacterSet,
  normalizedSet,
  othersThan,
  setOf,
  unionOf,
  unitsOf,
  withBothCases,
} from './character-set.js';
import { PatternCursor } from './pattern-cursor.js';
import { type Assertion, characterTree, type PatternTree } from './pattern-tree.js';
import { charactersWith } from './unicode-property.js';

/** Options of {@link parsePattern}. */
interface ParseOptions {
  readonly ignoreCase?: boolean | undefined;
  /** Omits characters outside the basic multilingual plane: `\p{L}` then compiles to one state in place of a hundred. */
  readonly withoutPairs?: boolean | undefined;
  /** Called for each character, escape or class, as it is written, before it is compiled. May throw, to stop a pattern that is too expensive. */
  readonly onSet?: ((written: string, set: CharacterSet) => void) | undefined;
}

/** Parses a pattern that was already validated (`configurations/pattern-dialect.ts`). */
export function parsePattern(pattern: string, options: ParseOptions = {}): PatternTree {
  return new PatternParser(pattern, options).choice();
}

const single = (codePoint: number): CharacterSet => [codePoint, codePoint];
const digits: CharacterSet = setOf([[0x30, 0x39]]);
const wordCharacters = setOf([
  [0x30, 0x39],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
]);
const white = setOf([
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x2028, 0x2029],
]);
const lineEnds = unionOf([single(0x0a), single(0x0d), [0x2028, 0x2029]]);

const classes: Readonly<Record<string, CharacterSet>> = {
  d: digits,
  w: wordCharacters,
  s: white,
  D: othersThan(digits),
  W: othersThan(wordCharacters),
  S: othersThan(white),
};
const controls: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09, f: 0x0c, v: 0x0b, 0: 0 };
const assertions: Readonly<Record<string, Assertion>> = {
  '^': 'start of text',
  $: 'end of text',
  '\\b': 'word edge',
  '\\B': 'no word edge',
};

/** Cache of sets with thousands of ranges, such as `\p{L}`. */
const maxKnown = 512;
const knownTrees = new Map<string, PatternTree>();

function knownTree(key: string, make: () => PatternTree): PatternTree {
  const known = knownTrees.get(key);
  if (known) return known;
  if (knownTrees.size === maxKnown) knownTrees.clear();
  const tree = make();
  knownTrees.set(key, tree);
  return tree;
}

class PatternParser {
  readonly #pattern: PatternCursor;
  readonly #options: ParseOptions;

  constructor(pattern: string, options: ParseOptions) {
    this.#pattern = new PatternCursor(pattern);
    this.#options = options;
  }

  choice(): PatternTree {
    const items = [this.#sequence()];
    while (this.#pattern.take('|')) items.push(this.#sequence());
    return items.length === 1 ? (items[0] as PatternTree) : { kind: 'choice', items };
  }

  #sequence(): PatternTree {
    const items: PatternTree[] = [];
    while (!this.#pattern.isAtEnd) items.push(this.#repeated(this.#atom()));
    return items.length === 1 ? (items[0] as PatternTree) : { kind: 'sequence', items };
  }

  #repeated(item: PatternTree): PatternTree {
    const quantifier = this.#pattern.match(/[*+?]|\{(\d+)(,?)(\d*)\}/y);
    if (!quantifier) return item;
    const [sign, from = '', comma = '', to = ''] = quantifier;
    if (sign === '?') return { kind: 'repeat', item, min: 0, max: 1 };
    if (from === '') return { kind: 'repeat', item, min: sign === '+' ? 1 : 0, max: Number.POSITIVE_INFINITY };
    const min = Number(from);
    const max = to !== '' ? Number(to) : comma === '' ? min : Number.POSITIVE_INFINITY;
    return { kind: 'repeat', item, min, max };
  }

  #atom(): PatternTree {
    if (this.#pattern.match(/\((?:\?:|\?<[^>]*>)?/y)) {
      const inner = this.choice();
      this.#pattern.take(')');
      return inner;
    }
    const sign = this.#pattern.match(/\\[bB]|[$^]/y)?.[0];
    if (sign !== undefined) return { kind: 'assertion', assertion: assertions[sign] as Assertion };
    const start = this.#pattern.position;
    const set = this.#set();
    const { ignoreCase = false, withoutPairs = false, onSet } = this.#options;
    const written = this.#pattern.readSince(start);
    onSet?.(written, set);
    return knownTree(`${ignoreCase} ${withoutPairs} ${written}`, () => {
      const read = normalizedSet(this.#caseless(set));
      return characterTree(withoutPairs ? unitsOf(read) : read);
    });
  }

  #set(): CharacterSet {
    if (this.#pattern.take('.')) return othersThan(lineEnds);
    if (this.#pattern.match(/\[\^/y)) return othersThan(normalizedSet(this.#caseless(this.#classItems())));
    return this.#pattern.take('[') ? this.#classItems() : this.#character();
  }

  #classItems(): CharacterSet {
    const items: CharacterSet[] = [];
    while (!this.#pattern.take(']')) {
      const first = this.#pattern.match(/\\b/y) ? single(8) : this.#character();
      if (!this.#pattern.match(/-(?!\])/y)) {
        items.push(first);
        continue;
      }
      const last = this.#character();
      items.push([first[0] as number, last[1] as number]);
    }
    return unionOf(items);
  }

  #character(): CharacterSet {
    const property = this.#pattern.match(/\\[pP]\{[^}]*\}/y)?.[0];
    if (property !== undefined) return charactersWith(property);
    const [, code] =
      this.#pattern.match(/\\u\{([\da-f]+)\}/iy) ??
      this.#pattern.match(/\\x([\da-f]{2})/iy) ??
      this.#pattern.match(/\\u([\da-f]{4})/iy) ??
      [];
    if (code !== undefined) return single(this.#joined(Number.parseInt(code, 16)));
    const control = this.#pattern.match(/\\c([a-z])/iy)?.[1];
    if (control !== undefined) return single(control.charCodeAt(0) % 32);
    if (!this.#pattern.take('\\')) return single(this.#pattern.next());
    const escaped = this.#pattern.next();
    const name = String.fromCodePoint(escaped);
    return classes[name] ?? single(controls[name] ?? escaped);
  }

  /** Joins an escaped surrogate pair such as `\ud83d\ude00`. */
  #joined(unit: number): number {
    const isHigh = unit >= 0xd800 && unit <= 0xdbff;
    const low = isHigh ? this.#pattern.match(/\\u(d[c-f][\da-f]{2})/iy)?.[1] : undefined;
    return low === undefined ? unit : 0x10000 + ((unit & 0x3ff) << 10) + (Number.parseInt(low, 16) & 0x3ff);
  }

  #caseless(set: CharacterSet): CharacterSet {
    return this.#options.ignoreCase ? withBothCases(set) : set;
  }
}
