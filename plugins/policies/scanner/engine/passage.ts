import { isWordUnit } from '../automaton/alphabet.js';
import { Finding } from '../finding.js';
import { Decision } from './decision.js';
import { isBesideDigits } from './match-edges.js';
import { isJoinedBefore } from './invisible-edges.js';
import { mostBefore } from './limits.js';
import { allFields, type ScanPlan, throughGates, wordShift } from './scan-plan.js';
import { reading, readUnits, units } from './units.js';

/** Decided text is dropped only once it has so many characters, because dropping copies the rest. */
const mostKept = 256;
/** Idle decisions that a plan keeps. */
const mostIdle = 16;

/** Cheap test that runs at every start of a word. */
function mayBeInvisible(unit: number): boolean {
  return unit >= leastInvisible;
}

/** The soft hyphen. */
const leastInvisible = 0xad;

/** One text that is scanned by a plan, from left to right. */
export class Passage {
  /** The part of the text that is buffered: undecided text and look-behind. */
  text: string;
  /** Matches that start before this index of `text` are decided. */
  cursor: number;
  /** Whether the undecided text is part of a finding whose end is not known yet. */
  isInsideFinding = false;
  readonly #plan: ScanPlan;
  /** Created on first use, because most texts need none. */
  #decision: Decision | undefined;
  /** Whether the decision has the current block of the text. */
  #isEntered = false;
  #isClosed = false;
  /** All findings so far end at or before this index. */
  #busyEnd = 0;
  /** Whether the last advance ended because more text was needed. */
  #isOpen = false;
  /** Index of the start of the text in `text`; negative once it was dropped. */
  #origin: number;

  constructor(plan: ScanPlan, before: string) {
    this.#plan = plan;
    this.text = before.slice(-mostBefore);
    this.cursor = this.text.length;
    this.#origin = this.cursor;
  }

  /** Ends the text. Its decision is returned to the plan for reuse, because creating one takes as long as scanning a short text. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (!this.#decision) return;
    this.#decision.reset();
    if (this.#plan.idle.length < mostIdle) this.#plan.idle.push(this.#decision);
  }

  /** Converts an index of `text` to an offset in the whole text. */
  offsetOf(index: number): number {
    return index - this.#origin;
  }

  indexOf(offset: number): number {
    return offset + this.#origin;
  }

  append(text: string): void {
    // Its decision may already belong to another text.
    if (this.#isClosed) throw new Error('a text that had ended goes on');
    this.text = this.text === '' ? text : this.text + text;
  }

  /**
   * Decides as far as the available text allows.
   *
   * @param isFinal whether the text is complete
   * @param found called for each finding, ordered by start
   */
  advance(isFinal: boolean, found: (finding: Finding) => void): void {
    const { text } = this;
    this.isInsideFinding = false;
    let isOpen = false;
    while (this.cursor < text.length && !isOpen) {
      const from = this.cursor;
      this.#isEntered = false;
      isOpen = this.#advanceBlock(from, readUnits(text, from, isFinal), isFinal, found);
    }
    this.isInsideFinding = isOpen && this.#isEntered && this.#decision?.isInsideFinding === true;
    this.#isOpen = isOpen;
  }

  /**
   * Scans the units that were read.
   *
   * @param from index of the first of them
   * @param count number of starts to decide
   * @param isFinal whether the text is complete
   * @returns whether more text is needed
   */
  #advanceBlock(from: number, count: number, isFinal: boolean, found: (finding: Finding) => void): boolean {
    const { text } = this;
    const { begins, insideWords, joining, ahead, quiet, gated } = this.#plan;
    const { until } = reading;
    const screened = ahead?.screen.bits ?? 0;
    let busyEnd = this.#busyEnd - from;
    const end = text.length - from;
    let wasWord = from > 0 ? (isWordUnit[text.charCodeAt(from - 1)] as number) : 0;
    // After `open` the scan resumes at a position that already passed the screen.
    let isKnown = this.#isOpen;
    let at = 0;
    let nextQuiet = quiet ? Number(isKnown) : count;
    let asked = -1;
    while (at < count) {
      if (quiet && at >= nextQuiet && wasWord === 0) {
        at = Math.min(count, quiet.pass(at, until));
        if (at === count) break;
        nextQuiet = quiet.next;
        ({ asked } = quiet);
      }
      const kind = begins[units[at] as number] as number;
      const isWord = kind >>> wordShift;
      // Without a branch, because the starts of words are unpredictable.
      let fields = kind & allFields & (insideWords | ((isWord & wasWord) - 1));
      wasWord = isWord;
      at += 1;
      if (fields === 0) continue;
      const place = at - 1;
      if (from + place > 0 && mayBeInvisible(place > 0 ? (units[place - 1] as number) : text.charCodeAt(from - 1))) {
        const isJoined = isJoinedBefore(text, from + place, isFinal);
        if (isJoined === undefined) {
          this.cursor = from + place;
          return true;
        }
        if (isJoined) fields &= ~joining;
        if (fields === 0) continue;
      }
      if (quiet && place === asked) fields &= quiet.unsettled;
      else if (ahead && (fields & screened) !== 0 && !isKnown) {
        fields &= ~screened | ahead.screen.read(units, place, end, isFinal);
        // At most positions no field is left here.
        if ((fields & screened) !== 0 && isBesideDigits(text, from + place))
          fields &= ~screened | ahead.screenBesideDigits.read(units, place, end, isFinal);
      }
      if (fields === 0) continue;
      if (place < busyEnd) fields = this.#entered(from, isFinal).freeFields(fields, from + place);
      if ((fields & gated) !== 0) fields = throughGates(this.#plan, fields, text, from + place);
      isKnown = false;
      if (fields === 0) continue;
      const outcome = this.#entered(from, isFinal).decide(from + place, fields);
      if (outcome === 'open') {
        this.cursor = from + place;
        return true;
      }
      if (outcome === 'nothing') continue;
      at = this.#report(this.#entered(from, isFinal), from + place, found) - from;
      busyEnd = this.#busyEnd - from;
      if (at > place + 1) wasWord = isWordUnit[text.charCodeAt(from + at - 1)] as number;
    }
    this.cursor = from + at;
    return false;
  }

  /** The decision, updated to the current block of the text. */
  #entered(from: number, isFinal: boolean): Decision {
    const { text } = this;
    const decision = (this.#decision ??= this.#plan.idle.pop() ?? new Decision(this.#plan));
    if (!this.#isEntered) decision.enter({ text, length: text.length, origin: this.#origin, isFinal, from });
    this.#isEntered = true;
    return decision;
  }

  /** @returns the next index at which a match can start */
  #report({ verdicts, busyUntil }: Decision, at: number, found: (finding: Finding) => void): number {
    for (const [request, verdict] of verdicts.entries()) {
      if (!verdict.detector) continue;
      busyUntil[request] = verdict.end;
      const place = {
        start: this.offsetOf(at),
        end: this.offsetOf(verdict.end),
        text: this.text.slice(at, verdict.end),
      };
      if (verdict.isHarmless(place.text)) continue;
      found(new Finding(verdict.category, place, request, verdict.score));
    }
    this.#busyEnd = Math.max(...busyUntil);
    return Math.max(at + 1, Math.min(...busyUntil));
  }

  /**
   * Drops decided text that is not needed as look-behind.
   *
   * @param needed index from which the caller still needs the text
   */
  dropDecided(needed: number): void {
    const dropped = Math.min(this.cursor, needed) - mostBefore - 1;
    if (dropped < mostKept) return;
    this.text = this.text.slice(dropped);
    this.cursor -= dropped;
    this.#origin -= dropped;
    this.#busyEnd -= dropped;
    if (!this.#decision) return;
    const { busyUntil } = this.#decision;
    for (const request of busyUntil.keys()) busyUntil[request] = (busyUntil[request] ?? 0) - dropped;
    this.#decision.shift(dropped);
  }
}
