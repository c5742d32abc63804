import { besideNothing } from '../../automaton/automaton.js';
import { ignored, normalized } from '../../automaton/alphabet.js';
import {
  type AcceptedPatterns,
  accepts,
  type PatternGroup,
  isKnown,
  boundaryKind,
  continues,
} from './pattern-group.js';
import { maxMatchLength } from '../limits.js';
import { isPossibleEnd } from '../text/match-boundaries.js';
import type { PatternSelection } from './narrowed-selections.js';
import { SettledEnds } from './settled-ends.js';
import type { TextWindow } from '../text/text-window.js';
import { type StateTrace, StateTraces } from '../../automaton/state-traces.js';
import { units } from '../block/text-block.js';

/** Most runs end within this many units. Longer ones record a trace, or join that of an earlier run and need not read the same units again. */
const untraced = 24;
/** The same after a run that has joined one soon: in a row the next run joins it even sooner. */
const untracedInRow = 4;

/** A run that reads this many units is long. */
const minLength = 12;

const nothingSettled = new SettledEnds();
const noPatterns: AcceptedPatterns = { number: -1, patterns: [] };

/** Runs a group's automaton from one start; resumes when more text has arrived. */
export class AutomatonRun {
  /** The match that {@link next} moved to: its end, and the patterns that accept there. */
  end = -1;
  accepted: AcceptedPatterns = noPatterns;
  /** Whether the text ended while longer matches were still possible. */
  isPartial = false;
  /** What it reads, and the detectors of its matches. */
  readonly selection: PatternSelection;
  readonly #group: PatternGroup;
  /** Whether findings may extend past a match, which then may end anywhere. */
  readonly #hasTails: boolean;
  /** Whether it reads few of the patterns of the automaton, so that many states are alike. */
  readonly #isNarrowed: boolean;
  #start = -1;
  #at = 0;
  #state = 0;
  /** Number of units to read before a trace is recorded or joined, and the same for the next run. */
  #untraced = untraced;
  #nextUntraced = untraced;
  #generation = -1;
  #traces: StateTraces | undefined;
  /**
   * The trace after the first units, and the index where it starts. Indices in traces count from the start of the text, of which `#gone` units were
   * dropped.
   */
  #trace: StateTrace | undefined;
  #traceFrom = 0;
  #gone = 0;
  /** A range of the text without ignored units. */
  #plainFrom = 0;
  #plainUntil = -1;
  /** The matches that end within the first units: their ends in ascending order, and the accepted patterns. */
  readonly #ends: number[] = [];
  readonly #patterns: AcceptedPatterns[] = [];
  #count = 0;
  /** How many of them, and up to which index of the trace, {@link next} has not visited yet. */
  #countLeft = 0;
  #traceLeft = 0;

  constructor(selection: PatternSelection, isNarrowed = false) {
    this.selection = selection;
    this.#isNarrowed = isNarrowed;
    this.#group = selection.group;
    this.#hasTails = selection.detectors.byPattern.some((detectors) => detectors.some(({ tail }) => tail));
  }

  /** Resets for another text. */
  reset(): void {
    this.#start = -1;
    this.#plainUntil = -1;
    this.#trace = undefined;
    this.#traces?.reset();
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#start -= characters;
    this.#at -= characters;
    this.#gone += characters;
    this.#plainUntil = -1;
    for (let index = 0; index < this.#count; index += 1) this.#ends[index] = (this.#ends[index] as number) - characters;
  }

  /** Runs from `start` as far as the automaton leads. */
  read(window: TextWindow, start: number): void {
    const { automaton } = this.#group;
    const isAnew = start !== this.#start || automaton.generation !== this.#generation || automaton.hasAssertions;
    if (isAnew) this.#begin(window, start);
    const { length, from } = window;
    const furthest = this.#group.longest < maxMatchLength ? this.#furthest(window, start) : start + maxMatchLength;
    const limit = Math.min(length, furthest);
    const first = automaton.hasAssertions ? limit : Math.min(limit, start + this.#untraced);
    const { ofUnit, count: classes } = automaton.classes;
    let { transitions } = automaton;
    let { marks } = this.#group;
    let state = this.#state;
    let at = this.#at;
    let mark = continues;
    while (at < first) {
      const unitClass = ofUnit[units[at - from] as number] as number;
      let next = transitions[state * classes + unitClass] as number;
      if (next < 0) {
        next = this.#step(state, unitClass);
        ({ transitions } = automaton);
      }
      mark = marks[next] ?? 0;
      if (mark === 0) {
        mark = this.#group.markOf(next);
        ({ marks } = this.#group);
      }
      if (mark === isKnown) break;
      state = next;
      at += 1;
      if ((mark & accepts) !== 0) this.#accept(window, at, state);
      if ((mark & continues) === 0) break;
    }
    this.#state = state;
    this.#at = at;
    if (at >= first && first < limit && (mark & continues) !== 0) mark = this.#readTraced(window, limit);
    const isUnsure = automaton.hasAssertions ? continues | accepts : continues;
    this.isPartial = this.#at === length && length < furthest && (mark & isUnsure) !== 0;
    this.#countLeft = this.#count;
    this.#traceLeft = this.#trace ? Math.min(this.#trace.lastOutput, limit + this.#gone) : 0;
  }

  /** Whether it has read more than most runs. */
  get isLong(): boolean {
    return this.#at - this.#start >= minLength;
  }

  /** The index up to which it has read, or knows the result from a trace. */
  get reached(): number {
    return this.#at;
  }

  /** The end of the longest match that {@link next} has not visited yet; -1 without one. */
  get longest(): number {
    if (this.#nextTraced(undefined)) {
      this.#traceLeft += 1;
      return this.end;
    }
    return this.#countLeft === 0 ? -1 : (this.#ends[this.#countLeft - 1] as number);
  }

  /**
   * Moves to the next shorter match, starting with the longest.
   *
   * @param settled the matches to skip
   * @returns whether there is one
   */
  next(settled?: SettledEnds): boolean {
    while (this.#nextTraced(settled)) if (!settled?.has(this.accepted.number, this.end)) return true;
    while (this.#countLeft > 0) {
      this.#countLeft -= 1;
      this.end = this.#ends[this.#countLeft] as number;
      this.accepted = this.#patterns[this.#countLeft] as AcceptedPatterns;
      if (!settled?.has(this.accepted.number, this.end)) return true;
    }
    return false;
  }

  /** In a trace, many settled matches are skipped at once. */
  #nextTraced(settled: SettledEnds | undefined): boolean {
    const trace = this.#trace;
    if (!trace) return false;
    const { allOf, lateOf, late } = settled ?? nothingSettled;
    let end = this.#traceLeft;
    if (lateOf !== allOf) {
      const from = Math.max(this.#traceFrom, late + this.#gone);
      if (end > from) end = trace.lastOutputIn(from, end, lateOf);
      if (end <= from) end = trace.lastOutputIn(this.#traceFrom, end, allOf);
    } else end = trace.lastOutputIn(this.#traceFrom, end, allOf);
    this.#traceLeft = end - 1;
    if (end <= this.#traceFrom) return false;
    this.end = end - this.#gone;
    this.accepted = this.#group.numbered(trace.outputAt(end) - 1);
    return true;
  }

  #begin({ text, origin }: TextWindow, start: number): void {
    const before = start === origin ? besideNothing : boundaryKind(text.charCodeAt(start - 1));
    this.#state = this.#group.automaton.startState(before);
    if (this.#generation !== this.#group.automaton.generation) this.#traces?.discardStates();
    this.#generation = this.#group.automaton.generation;
    this.#group.markOf(this.#state);
    this.#start = start;
    this.#at = start;
    this.#count = 0;
    this.#trace = undefined;
    this.#untraced = this.#nextUntraced;
    this.#nextUntraced = untraced;
  }

  /** The index where the longest match ends at most; beyond the available text if that part is missing. */
  #furthest({ length, from }: TextWindow, start: number): number {
    const { longest } = this.#group;
    const furthest = start + maxMatchLength;
    if (longest >= length - start) return furthest;
    // Starts in a row are close together; the memo examines each unit once.
    let plain = start >= this.#plainFrom && start <= this.#plainUntil ? this.#plainUntil : start;
    while (plain < start + longest && normalized[units[plain - from] as number] !== ignored) plain += 1;
    this.#plainFrom = start;
    this.#plainUntil = plain;
    let left = start + longest - plain;
    let end = plain;
    for (; left > 0 && end < length; end += 1) if (normalized[units[end - from] as number] !== ignored) left -= 1;
    return left > 0 ? furthest : Math.min(end, furthest);
  }

  /**
   * Continues after the first units, recording or joining a trace.
   *
   * @returns the mark of the last state
   */
  #readTraced(window: TextWindow, limit: number): number {
    const { automaton } = this.#group;
    const { ofUnit, count: classes } = automaton.classes;
    const traces = (this.#traces ??= new StateTraces());
    const last = limit + this.#gone;
    const firstUnit = this.#gone + window.from;
    let isSeparate = this.#trace === undefined;
    let trace = this.#trace ?? traces.begin(this.#at + this.#gone, this.#state);
    if (isSeparate) this.#traceFrom = trace.until;
    let state = this.#state;
    while (trace.until < last && !trace.isComplete) {
      const earlier = isSeparate ? traces.convergingWith(trace.until, state) : undefined;
      if (earlier) {
        if (trace.until - this.#traceFrom < untraced) this.#nextUntraced = untracedInRow;
        earlier.prepend(trace);
        trace = earlier;
        isSeparate = false;
        state = trace.stateAt(trace.until);
        continue;
      }
      const unitClass = ofUnit[units[trace.until - firstUnit] as number] as number;
      const known = automaton.transitions[state * classes + unitClass] as number;
      const next = known < 0 ? this.#step(state, unitClass) : known;
      const mark = this.#group.markOf(next);
      state = this.#isNarrowed ? this.#group.alike(next) : next;
      if (mark !== isKnown) {
        const end = trace.until + 1 - this.#gone;
        trace.append(state, (mark & accepts) === 0 ? 0 : this.#outputOf(window, end, next));
      }
      if ((mark & continues) === 0) trace.isComplete = true;
    }
    if (isSeparate) traces.keep();
    this.#trace = trace;
    this.#state = state;
    this.#at = trace.until - this.#gone;
    return trace.isComplete ? isKnown : continues;
  }

  /** Computes a transition that is not in the table. If that resets the automaton, state numbers have new meanings from here on. */
  #step(state: number, unitClass: number): number {
    const { automaton } = this.#group;
    const next = automaton.step(state, unitClass);
    if (automaton.generation !== this.#generation) {
      // The group discards the marks of an earlier generation when it is asked.
      this.#group.markOf(next);
      this.#generation = automaton.generation;
      this.#traces?.discardStates();
    }
    return next;
  }

  /** The output for an accepting state: 1 + the index of its set of patterns; 0 if no match ends here, as inside the words of a long row. */
  #outputOf(window: TextWindow, end: number, state: number): number {
    const isPossible = isPossibleEnd(window, end, this.#group.insideWords);
    if (!isPossible && !this.#hasTails) return 0;
    const output = this.#group.outputOf(state);
    if (output === 0 || isPossible) return output;
    return this.selection.detectors.of(this.#group.numbered(output - 1)).tailed.length === 0 ? 0 : output;
  }

  #accept({ length, from }: TextWindow, end: number, state: number): void {
    // If the text continues after all, either the pattern has no look-ahead assertion, or the run is restarted before anything is decided.
    const after = end < length ? boundaryKind(units[end - from] as number) : besideNothing;
    const patterns = this.#group.accepted(state, after);
    if (patterns.patterns.length === 0) return;
    this.#ends[this.#count] = end;
    this.#patterns[this.#count] = patterns;
    this.#count += 1;
  }
}
