import { type Automaton, besideOther } from '../automaton/automaton.js';
import { longestMatch } from './limits.js';
import { Trails } from './trails.js';
import { reading } from './units.js';

/** Most reads end within so many units; after them a trail is recorded or joined. */
const glance = 24;
/** State mark: nothing is accepted yet and more may follow. Marks below it, other than 0, end the read. */
const goesOn = 0x80;
/** State mark: computed. */
const isKnown = 0x40;
/** State mark: the fields in which a pattern accepts or may still accept. */
const fieldBits = 0x3f;

/**
 * Reads the loosened patterns of several fields at once and returns the fields in which a match may start at a position. Few words of a text start a
 * match, so that the fields' own automata, which have many more states, are rarely run.
 *
 * The result has false positives but no false negatives: where the text ends early, or a match may be long, the fields are included.
 */
export class Screen {
  /** Bits of the fields covered. */
  readonly bits: number;
  readonly #automaton: Automaton;
  /** By pattern: the bit of its field. */
  readonly #bitsOf: Uint8Array;
  /** By state; 0 if not computed yet. */
  #marks = new Uint8Array(1 << 8);
  #generation = -1;
  #start = 0;
  readonly #trails = new Trails();
  #trailsReading = -1;

  /**
   * @param automaton of loosened patterns without assertions; may be shared
   * @param bitsOf by pattern: the bit of the field that uses it, below bit 6; 0 for unused ones
   */
  constructor(automaton: Automaton, bitsOf: Uint8Array) {
    this.#automaton = automaton;
    this.#bitsOf = bitsOf;
    this.bits = bitsOf.reduce((all, bit) => all | bit, 0);
  }

  /**
   * Reads up to {@link glance} units, and further only if necessary.
   *
   * @param units of the text
   * @param present end of the available units
   * @param isFinal whether the text is complete
   * @returns bits of the fields in which a match may start at `start`
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
   * Reads further, up to the maximum length of a match, or until it joins an earlier trail.
   *
   * @param isAll whether no relevant unit follows `limit`
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

  /** Changes whenever states were discarded, so that their numbers have new meanings. */
  get generation(): number {
    return this.#automaton.generation;
  }

  /** The state in which {@link read} starts. */
  get startState(): number {
    if (this.#automaton.generation !== this.#generation) this.#beginAnew();
    return this.#start;
  }

  /**
   * Reads some units from a state on, as {@link read} does. May start a new generation, in which case the result is meaningless.
   *
   * @param state of the current generation
   * @returns the state after the units; `nothing` if the read ended without a match; `something` if there may be one
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

  /** The mark of a state, computed once. */
  #look(state: number): number {
    // After a reset of the automaton, numbers have new meanings.
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
