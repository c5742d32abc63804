import { besideNothing } from '../automaton/automaton.js';
import { type AcceptedPatterns, accepts, type Field, isRead, kindOfUnit, readsOn } from './field.js';
import { longestMatch } from './limits.js';
import type { PresentText } from './present-text.js';
import { units } from './units.js';

/** Reads a field's automaton from one beginning, and goes on where it was when more text has come. */
export class Walk {
  /** How many matches begin here. */
  count = 0;
  /** Where they end, ascending, and which patterns they are. */
  readonly ends: number[] = [];
  readonly patterns: AcceptedPatterns[] = [];
  /** The text ends, and longer matches may be forming. */
  isOpen = false;
  readonly #field: Field;
  #start = -1;
  #at = 0;
  #state = 0;
  #generation = -1;

  constructor(field: Field) {
    this.#field = field;
  }

  /** The next walk begins anew. */
  forget(): void {
    this.#start = -1;
  }

  /** The text lost so many characters in front. */
  shift(characters: number): void {
    this.#start -= characters;
    this.#at -= characters;
    for (let index = 0; index < this.count; index += 1) this.ends[index] = (this.ends[index] as number) - characters;
  }

  /** Walks from `start` as far as it leads. */
  run(present: PresentText, start: number): void {
    const { automaton } = this.#field;
    const isAnew = start !== this.#start || automaton.generation !== this.#generation || automaton.looksAround;
    if (isAnew) this.#begin(present, start);
    const { ofUnit, count: classes } = automaton.classes;
    const { length, from } = present;
    const limit = Math.min(length, start + longestMatch);
    let { transitions } = automaton;
    let { marks } = this.#field;
    let state = this.#state;
    let at = this.#at;
    let mark = readsOn;
    while (at < limit) {
      const unitClass = ofUnit[units[at - from] as number] as number;
      let next = transitions[state * classes + unitClass] as number;
      if (next < 0) {
        next = automaton.step(state, unitClass);
        transitions = automaton.transitions;
        // Marks of an earlier generation are forgotten when the field is asked.
        if (automaton.generation !== this.#generation) this.#field.markOf(next);
        this.#generation = automaton.generation;
      }
      mark = marks[next] ?? 0;
      if (mark === 0) {
        mark = this.#field.markOf(next);
        marks = this.#field.marks;
      }
      if (mark === isRead) break;
      state = next;
      at += 1;
      if ((mark & accepts) !== 0) this.#accept(present, at, state);
      if ((mark & readsOn) === 0) break;
    }
    this.#state = state;
    this.#at = at;
    const isUnsure = automaton.looksAround ? readsOn | accepts : readsOn;
    this.isOpen = at === length && at < start + longestMatch && (mark & isUnsure) !== 0;
  }

  #begin({ text, origin }: PresentText, start: number): void {
    const before = start === origin ? besideNothing : kindOfUnit(text.charCodeAt(start - 1));
    this.#state = this.#field.automaton.startState(before);
    this.#generation = this.#field.automaton.generation;
    this.#field.markOf(this.#state);
    this.#start = start;
    this.#at = start;
    this.count = 0;
  }

  #accept({ length, from }: PresentText, end: number, state: number): void {
    // Where the text goes on after all, nothing is decided before the walk is begun anew or the pattern does not care.
    const after = end < length ? kindOfUnit(units[end - from] as number) : besideNothing;
    const patterns = this.#field.accepted(state, after);
    if (patterns.patterns.length === 0) return;
    this.ends[this.count] = end;
    this.patterns[this.count] = patterns;
    this.count += 1;
  }
}
