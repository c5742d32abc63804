import type { Finding } from '../finding.js';
import type { ScanContext, Scanner, StreamScanner, Take } from '../scanner.js';
import { Passage } from './passage.js';
import type { ScanPlan } from './scan-plan.js';

const noFindings: readonly Finding[] = [];

/** A scanner that works by a plan, which is asked for with the first text. */
export function plannedScanner(lazy: { readonly plan: ScanPlan; prepare(): Promise<void> | undefined }): Scanner {
  return {
    scan(text, context) {
      const passage = new Passage(lazy.plan, context?.before ?? '');
      const findings: Finding[] = [];
      passage.append(text);
      passage.advance(true, (finding) => findings.push(finding));
      passage.close();
      return findings;
    },
    stream: (context) => new TextStream(lazy.plan, context),
    prepare: () => lazy.prepare(),
  };
}

/** Gives out a text as it is decided, cut where findings begin and end. */
class TextStream implements StreamScanner {
  readonly #passage: Passage;
  /** Offset of the first character that was not given out yet. */
  #given = 0;
  /** Findings that begin behind what was given out, by their start; those from `#nextAhead` on. */
  readonly #ahead: Finding[] = [];
  #nextAhead = 0;
  /** Findings that have begun in what was given out, and go on behind it. */
  #covering = noFindings;
  readonly #found = (finding: Finding): void => {
    this.#ahead.push(finding);
  };

  constructor(plan: ScanPlan, context: ScanContext | undefined) {
    this.#passage = new Passage(plan, context?.before ?? '');
  }

  get held(): number {
    const { text, cursor, isInsideFinding } = this.#passage;
    const end = isInsideFinding ? cursor : text.length;
    return this.#passage.offsetOf(end) - this.#given;
  }

  push(text: string, take: Take): void {
    if (text === '') return;
    this.#passage.append(text);
    this.#passage.advance(false, this.#found);
    this.#giveUntil(this.#wholeCharacters(), take);
    this.#passage.dropDecided(this.#passage.indexOf(this.#given));
  }

  end(take: Take): void {
    this.#passage.advance(true, this.#found);
    this.#giveUntil(this.#passage.offsetOf(this.#passage.text.length), take);
    this.#passage.close();
  }

  /** The decided text without half a character at its end. */
  #wholeCharacters(): number {
    const { text, cursor } = this.#passage;
    const end = this.#passage.offsetOf(Math.min(cursor, text.length));
    const isHalf = cursor >= text.length && (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800;
    return isHalf ? Math.max(this.#given, end - 1) : end;
  }

  #giveUntil(end: number, take: Take): void {
    while (this.#given < end) {
      this.#beginFindings();
      const until = this.#nextEdge(end);
      const { text } = this.#passage;
      take(text.slice(this.#passage.indexOf(this.#given), this.#passage.indexOf(until)), this.#covering);
      this.#given = until;
      if (this.#covering.length > 0) this.#covering = this.#covering.filter((finding) => finding.end > until);
    }
    if (this.#nextAhead === 0) return;
    this.#ahead.splice(0, this.#nextAhead);
    this.#nextAhead = 0;
  }

  /** Those that begin with the next character. */
  #beginFindings(): void {
    let next = this.#ahead[this.#nextAhead];
    while (next && next.start <= this.#given) {
      this.#covering = [...this.#covering, next];
      this.#nextAhead += 1;
      next = this.#ahead[this.#nextAhead];
    }
  }

  /** Where the next finding begins or ends, or the text that may be given out. */
  #nextEdge(end: number): number {
    let edge = Math.min(end, this.#ahead[this.#nextAhead]?.start ?? end);
    for (const finding of this.#covering) edge = Math.min(edge, finding.end);
    return edge;
  }
}
