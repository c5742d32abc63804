import { isWordUnit } from '../automaton/alphabet.js';
import { Finding } from '../finding.js';
import { Decision } from './decision.js';
import { mostBefore } from './limits.js';
import type { ScanPlan } from './scan-plan.js';

/** From so many decided characters on, those that nobody will look at again are dropped. */
const mostKept = 2048;

/** A text on its way through a plan, from left to right. */
export class Passage {
  /** What is there of it and may still be looked at. */
  text: string;
  /** Everything before this index of `text` is decided: which findings begin there. */
  cursor: number;
  /** The undecided text is certainly part of a finding, only its end is not known yet. */
  isInsideFinding = false;
  readonly #plan: ScanPlan;
  readonly #decision: Decision;
  /** By request: where its last finding ends. */
  readonly #busyUntil: number[];
  /** Index of the text's first character in `text`; negative when it is gone. */
  #origin: number;

  constructor(plan: ScanPlan, before: string) {
    this.#plan = plan;
    this.text = before.slice(-mostBefore);
    this.cursor = this.text.length;
    this.#origin = this.cursor;
    this.#busyUntil = Array.from({ length: plan.requests }, () => 0);
    this.#decision = new Decision(plan, this.#busyUntil);
  }

  /** An index of `text` as an offset in the whole text. */
  offsetOf(index: number): number {
    return index - this.#origin;
  }

  indexOf(offset: number): number {
    return offset + this.#origin;
  }

  append(text: string): void {
    this.text = this.text === '' ? text : this.text + text;
  }

  /**
   * Decides as far as possible.
   *
   * @param isFinal nothing follows
   * @param found is called for each finding, by its start
   */
  advance(isFinal: boolean, found: (finding: Finding) => void): void {
    const { text } = this;
    const { begins, insideWords } = this.#plan;
    let at = this.cursor;
    let wasWord = at > 0 ? (isWordUnit[text.charCodeAt(at - 1)] as number) : 0;
    this.isInsideFinding = false;
    this.#decision.enter({ text, origin: this.#origin, isFinal });
    while (at < text.length) {
      const unit = text.charCodeAt(at);
      const isWord = isWordUnit[unit] as number;
      let fields = begins[unit] as number;
      if (fields !== 0 && (isWord & wasWord) !== 0) fields &= insideWords;
      wasWord = isWord;
      if (fields !== 0) {
        const outcome = this.#decision.decide(at, fields);
        if (outcome === 'open') break;
        if (outcome === 'found') {
          const next = this.#report(at, found);
          if (next > at + 1) wasWord = isWordUnit[text.charCodeAt(next - 1)] as number;
          at = next;
          continue;
        }
      }
      at += 1;
    }
    this.isInsideFinding = at < text.length && this.#decision.isInsideFinding;
    this.cursor = at;
  }

  /** @returns where something can begin next */
  #report(at: number, found: (finding: Finding) => void): number {
    for (const [request, verdict] of this.#decision.verdicts.entries()) {
      if (!verdict.detector) continue;
      this.#busyUntil[request] = verdict.end;
      const place = {
        start: this.offsetOf(at),
        end: this.offsetOf(verdict.end),
        text: this.text.slice(at, verdict.end),
      };
      if (verdict.isHarmless(place.text)) continue;
      found(new Finding(verdict.category, place, request, verdict.score));
    }
    return Math.max(at + 1, Math.min(...this.#busyUntil));
  }

  /** @param needed index from which the text is still needed by others */
  dropDecided(needed: number): void {
    const dropped = Math.min(this.cursor, needed) - mostBefore - 1;
    if (dropped < mostKept) return;
    this.text = this.text.slice(dropped);
    this.cursor -= dropped;
    this.#origin -= dropped;
    for (const request of this.#busyUntil.keys()) this.#busyUntil[request] = (this.#busyUntil[request] ?? 0) - dropped;
    this.#decision.shift(dropped);
  }
}
