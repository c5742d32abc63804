import { type Automaton, besideOther } from '../automaton/automaton.js';
import { longestMatch } from './limits.js';
import { Trails } from './trails.js';
import { reading } from './units.js';

/** Most of what begins nothing shows it within so many units; behind them a trail is laid or met. */
const glance = 24;
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
  readonly #trails = new Trails();
  #trailsReading = -1;

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
    return this.#readOn(
      units,
      state,
      limit,
      Math.min(present, start + longestMatch),
      isFinal || present >= start + longestMatch,
    );
  }

  /**
   * Reads on beyond the first units, as far as a match may go or a trail has led already.
   *
   * @param isAll nothing that counts follows the units before `limit`
   */
  #readOn(units: Uint16Array, from: number, at: number, limit: number, isAll: boolean): number {
    const automaton = this.#automaton;
    const { ofUnit, count: classes } = automaton.classes;
    const trails = this.#trails;
    if (this.#trailsReading !== reading.round) {
      this.#trailsReading = reading.round;
      trails.forget();
    }
    let state = from;
    let trail = trails.begin(at, state);
    let isAlone = true;
    while (trail.until < limit && !trail.isOver) {
      const met = isAlone ? trails.meeting(trail.until, state) : undefined;
      if (met) {
        met.joinedBy(trail);
        trail = met;
        isAlone = false;
        state = trail.stateAt(trail.until);
        continue;
      }
      const unitClass = ofUnit[units[trail.until] as number] as number;
      const known = automaton.transitions[state * classes + unitClass] as number;
      state = known < 0 ? automaton.step(state, unitClass) : known;
      const mark = this.#look(state);
      trail.isOver = mark < goesOn;
      trail.go(state, trail.isOver ? mark & fieldBits : 0);
    }
    if (isAlone) trails.keep();
    if (trail.isOver) return trail.noteAt(trail.until);
    return isAll ? 0 : this.#look(state) & fieldBits;
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
    this.#trails.forgetStates();
  }

  #grow(): void {
    const grown = new Uint8Array(Math.max(this.#automaton.size, this.#marks.length * 2));
    grown.set(this.#marks);
    this.#marks = grown;
  }
}
