import type { Finding } from '../finding.js';
import type { ScanContext, Scanner, StreamScanner, Take } from '../scanner.js';
import type { ScanPlan } from './scan-plan.js';
import { TextScan } from './text-scan.js';

const noFindings: readonly Finding[] = [];

/** A scanner for a plan that is built with the first text. */
export function plannedScanner(lazy: { readonly plan: ScanPlan; prepare(): Promise<void> | undefined }): Scanner {
  return {
    scan(text, context) {
      const scan = new TextScan(lazy.plan, context?.before ?? '');
      const findings: Finding[] = [];
      scan.append(text);
      scan.advance(true, (finding) => findings.push(finding));
      scan.close();
      return findings;
    },
    stream: (context) => new TextStream(lazy.plan, context),
    prepare: () => lazy.prepare(),
  };
}

/** Emits a text as it is decided, split where findings start and end. */
class TextStream implements StreamScanner {
  readonly #scan: TextScan;
  /** Offset of the first character that was not emitted yet. */
  #given = 0;
  /** Findings that start at or after `#given`, ordered by start; those before `#nextAhead` are obsolete. */
  readonly #ahead: Finding[] = [];
  #nextAhead = 0;
  /** Findings that started before `#given` and extend past it. */
  #covering = noFindings;
  readonly #found = (finding: Finding): void => {
    this.#ahead.push(finding);
  };

  constructor(plan: ScanPlan, context: ScanContext | undefined) {
    this.#scan = new TextScan(plan, context?.before ?? '');
  }

  get held(): number {
    const { text, cursor, isInsideFinding } = this.#scan;
    const end = isInsideFinding ? cursor : text.length;
    return this.#scan.offsetOf(end) - this.#given;
  }

  push(text: string, take: Take): void {
    if (text === '') return;
    this.#scan.append(text);
    this.#scan.advance(false, this.#found);
    this.#giveUntil(this.#wholeCharacters(), take);
    this.#scan.dropDecided(this.#scan.indexOf(this.#given));
  }

  end(take: Take): void {
    this.#scan.advance(true, this.#found);
    this.#giveUntil(this.#scan.offsetOf(this.#scan.text.length), take);
    this.#scan.close();
  }

  /** End of the decided text, without an unpaired high surrogate at its end. */
  #wholeCharacters(): number {
    const { text, cursor } = this.#scan;
    const end = this.#scan.offsetOf(Math.min(cursor, text.length));
    const isHalf = cursor >= text.length && (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800;
    return isHalf ? Math.max(this.#given, end - 1) : end;
  }

  #giveUntil(end: number, take: Take): void {
    while (this.#given < end) {
      this.#beginFindings();
      const until = this.#nextEdge(end);
      const { text } = this.#scan;
      take(text.slice(this.#scan.indexOf(this.#given), this.#scan.indexOf(until)), this.#covering);
      this.#given = until;
      if (this.#covering.length > 0) this.#covering = this.#covering.filter((finding) => finding.end > until);
    }
    if (this.#nextAhead === 0) return;
    this.#ahead.splice(0, this.#nextAhead);
    this.#nextAhead = 0;
  }

  /** Adds the findings that start with the next character. */
  #beginFindings(): void {
    let next = this.#ahead[this.#nextAhead];
    while (next && next.start <= this.#given) {
      this.#covering = [...this.#covering, next];
      this.#nextAhead += 1;
      next = this.#ahead[this.#nextAhead];
    }
  }

  /** The next start or end of a finding, or the end of the text to emit. */
  #nextEdge(end: number): number {
    let edge = Math.min(end, this.#ahead[this.#nextAhead]?.start ?? end);
    for (const finding of this.#covering) edge = Math.min(edge, finding.end);
    return edge;
  }
}
