import { type Automaton, besideOther, deadState } from '../automaton/automaton.js';
import { longestMatch } from './limits.js';
import { reading } from './units.js';

/** Most of what begins nothing shows it within so many units. */
const glance = 24;
const firstBeyondAscii = 0x80;
/** Of a state: reading goes on, as nothing is complete and something may follow. Below it, and not 0, reading has ended. */
const goesOn = 0x80;
/** Of a state: it was looked at. */
const isKnown = 0x40;
/** Of a state: the fields in which something is complete or may follow. */
const fieldBits = 0x3f;

/**
 * Reads the loosened patterns of several fields at once from a place on, and tells in which of them anything may begin there. Most words of a text
 * begin nothing, so the fields themselves, whose automata have many more states, need not be read there.
 *
 * It decides nothing: what it cannot know (the text ends, something may go on for long) counts as "look closer".
 */
export class Screen {
  /** Bits of the fields that it reads. */
  readonly bits: number;
  readonly #automaton: Automaton;
  /** By pattern: the bit of its field. */
  readonly #bitsOf: Uint8Array;
  /** By state. */
  #marks = new Uint8Array(1 << 8);
  #generation = -1;
  #start = 0;
  #rowReading = -1;
  #rowState = 0;
  #rowFrom = 0;
  #rowUntil = 0;

  /**
   * @param automaton of loosened patterns, without assertions; it may be shared
   * @param bitsOf by pattern: the bit of the field that wants it, below bit 6; 0 for those that none wants
   */
  constructor(automaton: Automaton, bitsOf: Uint8Array) {
    this.#automaton = automaton;
    this.#bitsOf = bitsOf;
    this.bits = bitsOf.reduce((all, bit) => all | bit, 0);
  }

  /**
   * Reads a little way.
   *
   * @param units of the text
   * @param present index where the units end that are there
   * @param isFinal nothing follows them
   * @returns bits of the fields in which something may begin at `start`
   */
  read(units: Uint16Array, start: number, present: number, isFinal: boolean): number {
    const automaton = this.#automaton;
    if (automaton.generation !== this.#generation) this.#beginAnew();
    if (automaton.size > this.#marks.length) this.#grow();
    const { ofUnit, count: classes } = automaton.classes;
    const limit = Math.min(present, start + glance);
    let { transitions } = automaton;
    let marks = this.#marks;
    let state = this.#start;
    let mark = goesOn;
    for (let at = start; at < limit; at += 1) {
      const unitClass = ofUnit[units[at] as number] as number;
      let next = transitions[state * classes + unitClass] as number;
      if (next < 0) {
        next = automaton.step(state, unitClass);
        ({ transitions } = automaton);
        this.#look(next);
        marks = this.#marks;
      }
      mark = marks[next] as number;
      if (mark < goesOn) {
        if (mark === 0) {
          mark = this.#look(next);
          marks = this.#marks;
        }
        if (mark < goesOn) return mark & fieldBits;
      }
      state = next;
    }
    if (limit === present) return isFinal ? 0 : mark & fieldBits;
    if ((units[limit] as number) < firstBeyondAscii) return mark & fieldBits;
    return this.#endsWithRow(units, state, start, present, isFinal) ? 0 : mark & fieldBits;
  }

  /** Whether nothing begins at a place because nothing follows the row of letters that begins there, or it is longer than any match. */
  #endsWithRow(units: Uint16Array, state: number, start: number, present: number, isFinal: boolean): boolean {
    const { ofUnit, count: classes } = this.#automaton.classes;
    const end = this.#rowEnd(units, state, start + glance, Math.min(present, start + longestMatch));
    if (end === start + longestMatch) return true;
    if (end === present) return isFinal;
    return this.#automaton.transitions[state * classes + (ofUnit[units[end] as number] as number)] === deadState;
  }

  /**
   * Where units end that lead from a state to itself. Scripts without spaces have a place at each letter, and rows of them are read for each; so the end of
   * the last row is remembered.
   */
  #rowEnd(units: Uint16Array, state: number, from: number, limit: number): number {
    const { ofUnit, count: classes } = this.#automaton.classes;
    const { transitions } = this.#automaton;
    const isKnownRow = this.#rowReading === reading.round && this.#rowState === state;
    let at = isKnownRow && from >= this.#rowFrom && from <= this.#rowUntil ? this.#rowUntil : from;
    while (at < limit && transitions[state * classes + (ofUnit[units[at] as number] as number)] === state) at += 1;
    this.#rowReading = reading.round;
    this.#rowState = state;
    this.#rowFrom = from;
    this.#rowUntil = at;
    return Math.min(at, limit);
  }

  /** Number of times that states got another meaning. */
  get generation(): number {
    return this.#automaton.generation;
  }

  /** Where {@link read} begins. */
  get startState(): number {
    if (this.#automaton.generation !== this.#generation) this.#beginAnew();
    return this.#start;
  }

  /**
   * Reads some units from a state on, as {@link read} does. It may begin another generation; what it gives means nothing then.
   *
   * @param state of the present generation
   * @returns the state behind them; `nothing` when nothing is complete before reading ends, `something` when something may be
   */
  follow(state: number, units: Uint16Array, at: number, count: number): number | 'nothing' | 'something' {
    const automaton = this.#automaton;
    const { generation } = automaton;
    let reached = state;
    for (let index = at; index < at + count; index += 1) {
      reached = automaton.step(reached, automaton.classes.ofUnit[units[index] as number] as number);
      const mark = this.#look(reached);
      if (automaton.generation !== generation) return 'something';
      if (mark < goesOn) return (mark & fieldBits) === 0 ? 'nothing' : 'something';
    }
    return reached;
  }

  /** What can follow in a state. The automaton is asked once for each. */
  #look(state: number): number {
    // Where there were too many states, numbers mean something else from here on.
    if (this.#automaton.generation !== this.#generation) this.#beginAnew();
    if (state >= this.#marks.length) this.#grow();
    const known = this.#marks[state] as number;
    if (known !== 0) return known;
    const outlook = this.#automaton.outlook(state, this.#bitsOf);
    const bits = (outlook | (outlook >> 8)) & fieldBits;
    const mark = bits !== 0 && outlook >> 8 === 0 ? goesOn | bits : isKnown | bits;
    this.#marks[state] = mark;
    return mark;
  }

  #beginAnew(): void {
    this.#marks.fill(0);
    this.#start = this.#automaton.startState(besideOther);
    this.#generation = this.#automaton.generation;
    this.#rowReading = -1;
  }

  #grow(): void {
    const grown = new Uint8Array(Math.max(this.#automaton.size, this.#marks.length * 2));
    grown.set(this.#marks);
    this.#marks = grown;
  }
}
