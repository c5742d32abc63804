import { type Automaton, besideOther } from '../../automaton/automaton.js';
import { maxMatchLength } from '../limits.js';
import { StateTraces } from '../../automaton/state-traces.js';
import { block } from '../block/text-block.js';

/** Most reads end within this many units; after them a trace is recorded or joined. */
const glance = 24;
/** State mark: nothing is accepted yet and more may follow. Marks below it, other than 0, end the read. */
const continues = 0x80;
/** State mark: computed. */
const isKnown = 0x40;
/** State mark: the groups in which a pattern accepts or may still accept. */
const groupBits = 0x3f;

/**
 * Reads the relaxed patterns of several groups at once and returns the groups in which a match may start at a position. Few words of a text start a
 * match, so that the groups' own automata, which have many more states, are rarely run.
 *
 * The result has false positives but no false negatives: where the text ends early, or a match may be long, the groups are included.
 */
export class Prefilter {
  /** Bits of the groups covered. */
  readonly bits: number;
  readonly #automaton: Automaton;
  /** By pattern: the bit of its group. */
  readonly #bitsOf: Uint8Array;
  /** By state; 0 if not computed yet. */
  #marks = new Uint8Array(1 << 8);
  #generation = -1;
  #start = 0;
  readonly #traces = new StateTraces();
  #tracesBlock = -1;

  /**
   * @param automaton of relaxed patterns without assertions; may be shared
   * @param bitsOf by pattern: the bit of the group that uses it, below bit 6; 0 for unused ones
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
   * @param end end of the available units
   * @param isFinal whether the text is complete
   * @returns bits of the groups in which a match may start at `start`
   */
  read(units: Uint16Array, start: number, end: number, isFinal: boolean): number {
    const automaton = this.#automaton;
    if (automaton.generation !== this.#generation) this.#reset();
    if (automaton.size > this.#marks.length) this.#grow();
    const { ofUnit, count: classes } = automaton.classes;
    const limit = Math.min(end, start + glance);
    let { transitions } = automaton;
    let marks = this.#marks;
    let state = this.#start;
    let mark = continues;
    for (let at = start; at < limit; at += 1) {
      const unitClass = ofUnit[units[at] as number] as number;
      let next = transitions[state * classes + unitClass] as number;
      if (next < 0) {
        next = automaton.step(state, unitClass);
        ({ transitions } = automaton);
        this.#markOf(next);
        marks = this.#marks;
      }
      mark = marks[next] as number;
      if (mark < continues) {
        if (mark === 0) {
          mark = this.#markOf(next);
          marks = this.#marks;
        }
        if (mark < continues) return mark & groupBits;
      }
      state = next;
    }
    if (limit === end) return isFinal ? 0 : mark & groupBits;
    return this.#readTraced(
      units,
      state,
      limit,
      Math.min(end, start + maxMatchLength),
      isFinal || end >= start + maxMatchLength,
    );
  }

  /**
   * Reads further, up to the maximum length of a match, or until it joins an earlier trace.
   *
   * @param isAll whether no relevant unit follows `limit`
   */
  #readTraced(units: Uint16Array, from: number, at: number, limit: number, isAll: boolean): number {
    const automaton = this.#automaton;
    const { ofUnit, count: classes } = automaton.classes;
    const traces = this.#traces;
    if (this.#tracesBlock !== block.round) {
      this.#tracesBlock = block.round;
      traces.reset();
    }
    let state = from;
    let trace = traces.begin(at, state);
    let isSeparate = true;
    while (trace.until < limit && !trace.isComplete) {
      const earlier = isSeparate ? traces.convergingWith(trace.until, state) : undefined;
      if (earlier) {
        earlier.prepend(trace);
        trace = earlier;
        isSeparate = false;
        state = trace.stateAt(trace.until);
        continue;
      }
      const unitClass = ofUnit[units[trace.until] as number] as number;
      const known = automaton.transitions[state * classes + unitClass] as number;
      state = known < 0 ? automaton.step(state, unitClass) : known;
      const mark = this.#markOf(state);
      trace.isComplete = mark < continues;
      trace.append(state, trace.isComplete ? mark & groupBits : 0);
    }
    if (isSeparate) traces.keep();
    if (trace.isComplete) return trace.outputAt(trace.until);
    return isAll ? 0 : this.#markOf(state) & groupBits;
  }

  /** Changes whenever states were discarded, so that their numbers have new meanings. */
  get generation(): number {
    return this.#automaton.generation;
  }

  /** The state in which {@link read} starts. */
  get startState(): number {
    if (this.#automaton.generation !== this.#generation) this.#reset();
    return this.#start;
  }

  /**
   * Reads some units from a state on, as {@link read} does. May start a new generation, in which case the result is meaningless.
   *
   * @param state of the current generation
   * @returns the state after the units; `none` if the read ended without a match; `possible` if there may be one
   */
  follow(state: number, units: Uint16Array, at: number, count: number): number | 'none' | 'possible' {
    const automaton = this.#automaton;
    const { generation } = automaton;
    let reached = state;
    for (let index = at; index < at + count; index += 1) {
      reached = automaton.step(reached, automaton.classes.ofUnit[units[index] as number] as number);
      const mark = this.#markOf(reached);
      if (automaton.generation !== generation) return 'possible';
      if (mark < continues) return (mark & groupBits) === 0 ? 'none' : 'possible';
    }
    return reached;
  }

  /** A state from which a match is possible if it is from one of these. May start a new generation, in which case the result is meaningless. */
  union(states: readonly number[]): number {
    return this.#automaton.union(states);
  }

  /** The mark of a state, computed once. */
  #markOf(state: number): number {
    // After a reset of the automaton, numbers have new meanings.
    if (this.#automaton.generation !== this.#generation) this.#reset();
    if (state >= this.#marks.length) this.#grow();
    const known = this.#marks[state] as number;
    if (known !== 0) return known;
    const outlook = this.#automaton.outlook(state, this.#bitsOf);
    const bits = (outlook | (outlook >> 8)) & groupBits;
    const mark = bits !== 0 && outlook >> 8 === 0 ? continues | bits : isKnown | bits;
    this.#marks[state] = mark;
    return mark;
  }

  #reset(): void {
    this.#marks.fill(0);
    this.#start = this.#automaton.startState(besideOther);
    this.#generation = this.#automaton.generation;
    this.#traces.discardStates();
  }

  #grow(): void {
    const grown = new Uint8Array(Math.max(this.#automaton.size, this.#marks.length * 2));
    grown.set(this.#marks);
    this.#marks = grown;
  }
}
