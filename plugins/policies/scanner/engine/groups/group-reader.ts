import type { NarrowedSelections, PatternSelection } from './narrowed-selections.js';
import { anyContext } from '../context/context-filter.js';
import type { PositionContext } from '../context/position-context.js';
import type { TextWindow } from '../text/text-window.js';
import { AutomatonRun } from './automaton-run.js';

/** After this many long runs that overlap, patterns are ruled out by their lookahead tests. */
const longRow = 4;
/** After a position at which that helped, the row is assumed to continue for this many characters. */
const nearby = 24;

/**
 * Reads a group from one position after the other.
 *
 * In a long row, such as groups of digits, a match may start at each position, and each run reads on over the positions of the next ones. There a
 * short lookahead tells which patterns cannot match, and only the others are read.
 */
export class GroupReader {
  readonly #narrowed: NarrowedSelections | undefined;
  readonly #context: PositionContext;
  readonly #run: AutomatonRun;
  /** By number of the selection; created on first use, because long rows are rare. */
  readonly #narrowedRuns: (AutomatonRun | undefined)[] = [];
  /** How far the last long run has read. Positions before it may belong to a row. */
  #rowUntil = 0;
  /** Number of consecutive long runs that start within the one before. */
  #rowLength = 0;

  /** @param narrowed selections of its patterns, for long rows; undefined to read all patterns everywhere */
  constructor(whole: PatternSelection, narrowed: NarrowedSelections | undefined, context: PositionContext) {
    this.#narrowed = narrowed;
    this.#context = context;
    this.#run = new AutomatonRun(whole);
  }

  /**
   * Runs the automaton from a position.
   *
   * @param covered bits of the requests with a finding there
   * @returns undefined if no match starts there
   */
  read(window: TextWindow, at: number, covered: number): AutomatonRun | undefined {
    const narrowed = this.#narrowed;
    if (!narrowed) {
      this.#run.read(window, at);
      return this.#run;
    }
    const isInRow = this.#isInLongRow(at);
    const run = isInRow || covered !== 0 ? this.#narrowedRun(narrowed, window, at, isInRow, covered) : this.#run;
    if (!run) return undefined;
    run.read(window, at);
    if (run.isLong) this.#extendRow(at, run.reached);
    return run;
  }

  /** Adjusts all indices after `characters` units were dropped from the start of the text. */
  shift(characters: number): void {
    this.#run.shift(characters);
    for (const run of this.#narrowedRuns) run?.shift(characters);
    this.#rowUntil -= characters;
  }

  /** Resets for another text. */
  reset(): void {
    this.#run.reset();
    for (const run of this.#narrowedRuns) run?.reset();
    this.#rowUntil = 0;
  }

  #isInLongRow(at: number): boolean {
    return this.#rowLength >= longRow && at < this.#rowUntil;
  }

  #extendRow(at: number, reached: number): void {
    this.#rowLength = at < this.#rowUntil ? this.#rowLength + 1 : 1;
    this.#rowUntil = reached;
  }

  /** The run of the patterns that may match at a position, as far as a short lookahead and the context words tell. */
  #narrowedRun(
    narrowed: NarrowedSelections,
    window: TextWindow,
    at: number,
    isInRow: boolean,
    covered: number,
  ): AutomatonRun | undefined {
    const unit = window.text.charCodeAt(at);
    const failed = isInRow ? narrowed.failedAt(window, at, covered) : 0;
    if (failed !== 0) this.#rowUntil = Math.max(this.#rowUntil, at + nearby);
    // Looking for context words costs more than most runs, so that it comes last.
    const widest = narrowed.selection(failed, anyContext, covered) ?? this.#run.selection;
    if (widest.group.begins[unit] === 0) return undefined;
    const contexts = failed === 0 ? anyContext : this.#context.bitsAround(narrowed.dependsOnContext(failed));
    const selection = narrowed.selection(failed, contexts, covered);
    if (!selection) return this.#run;
    if (selection.group.begins[unit] === 0) return undefined;
    return (this.#narrowedRuns[selection.number] ??= new AutomatonRun(selection, true));
  }
}
