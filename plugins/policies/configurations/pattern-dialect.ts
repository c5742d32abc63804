import { PatternCursor } from '../scanner/automaton/pattern-cursor.js';

/**
 * The dialect of custom patterns in policies: regular expressions (with the flag `u`) that a finite automaton can run in linear time, and
 * for which it is known at each position whether a match may be in progress. That excludes back-references, look-around and lazy
 * quantifiers. Patterns that match the empty text are excluded too, because they would match everywhere.
 */

/** Each repetition is a copy in the automaton: `(a{255}){255}` would have 65,025 states. */
const maxStates = 2000;
const maxRepetitions = 255;

/** @returns the reason why the pattern is not in the dialect, as the predicate of an error message; undefined when it is */
export function problemOfPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    // "Invalid regular expression: /(/u: Unterminated group"
    const reason = String((error as Error).message)
      .slice(-200)
      .split(': ')
      .at(-1);
    return `is not a regular expression: ${reason}`;
  }
  try {
    const { minLength, states } = new PatternReader(pattern).read();
    if (minLength === 0) return 'must not match the empty text';
    return states > maxStates
      ? `is too large: it needs ${states} states, and at most ${maxStates} are allowed`
      : undefined;
  } catch (error) {
    if (error instanceof OutsideDialect) return error.message;
    throw error;
  }
}

class OutsideDialect extends Error {}

/** The size of a part of a pattern. */
interface Measure {
  /** The length of the shortest match, in characters. */
  readonly minLength: number;
  readonly states: number;
}

const nothing: Measure = { minLength: 0, states: 0 };
const oneCharacter: Measure = { minLength: 1, states: 1 };

/** Measures a pattern whose syntax is valid. */
class PatternReader {
  readonly #pattern: PatternCursor;

  constructor(pattern: string) {
    this.#pattern = new PatternCursor(pattern);
  }

  read(): Measure {
    let whole = this.#sequence();
    while (this.#pattern.take('|')) {
      const other = this.#sequence();
      whole = {
        minLength: Math.min(whole.minLength, other.minLength),
        states: whole.states + other.states,
      };
    }
    return whole;
  }

  #sequence(): Measure {
    let { minLength, states } = nothing;
    while (!this.#pattern.isAtEnd) {
      const item = this.#repeated(this.#atom());
      minLength += item.minLength;
      states += item.states;
    }
    return { minLength, states };
  }

  #repeated({ minLength, states }: Measure): Measure {
    const quantifier = this.#pattern.match(/[*+?]|\{(\d+)(,?)(\d*)\}/y);
    if (!quantifier) return { minLength, states };
    const [sign, least = '', comma = '', most = ''] = quantifier;
    const from = least === '' ? Number(sign === '+') : Number(least);
    // Without an upper bound the last copy is a loop.
    const copies = Math.max(1, most !== '' ? Number(most) : comma === '' ? from : from + 1);
    if (copies > maxRepetitions) throw new OutsideDialect(`must not repeat anything more than ${maxRepetitions} times`);
    if (this.#pattern.take('?')) throw new OutsideDialect('must not have lazy quantifiers: the longest match is taken');
    return { minLength: minLength * from, states: states * copies };
  }

  #atom(): Measure {
    if (this.#pattern.match(/[$^]/y)) return nothing;
    if (this.#pattern.match(/\[(?:[^\\\]]|\\.)*\]/suy)) return oneCharacter;
    if (this.#pattern.take('(')) return this.#group();
    if (this.#pattern.match(/\\[1-9k]/y)) throw new OutsideDialect('must not have back-references');
    if (this.#pattern.match(/\\b/iy)) return nothing;
    // A character, or an escape sequence.
    this.#pattern.match(/\\(?:[pPu]\{[^}]*\}|x..|u....|c.|.)|[^]/uy);
    return oneCharacter;
  }

  #group(): Measure {
    if (this.#pattern.match(/\?<?[=!]/y)) throw new OutsideDialect('must not look ahead or behind');
    if (this.#pattern.match(/\?[a-z-]+:/y)) throw new OutsideDialect('must not change its flags');
    this.#pattern.match(/\?(?::|<[^>]*>)/y);
    const inner = this.read();
    this.#pattern.take(')');
    return inner;
  }
}
