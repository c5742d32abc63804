import type { Finding } from '../../scanner/finding.js';
import type { Scanner, StreamScanner } from '../../scanner/scanner.js';
import type { Found, Inspection, Inspector, InspectorSource, TextOrigin } from './inspector.js';
import type { Rule } from './rule.js';

const nothing: readonly Found[] = [];

/** The source of inspectors for rules that share a scanner: rule `i` has the scanner's request `i`. */
export class ScannerSource implements InspectorSource {
  readonly joinsLeaves = false;
  readonly isRepeatable = true;
  readonly rules: readonly Rule[];
  readonly #scanner: Scanner;

  constructor(scanner: Scanner, rules: readonly Rule[]) {
    this.#scanner = scanner;
    this.rules = rules;
  }

  takesSlices(): boolean {
    return true;
  }

  findsNothing(text: string, { before }: TextOrigin): boolean {
    return this.#scanner.scan(text, before === undefined ? undefined : { before }).length === 0;
  }

  open({ before }: TextOrigin): Inspector {
    return new ScannerInspector(this.#scanner.stream(before === undefined ? undefined : { before }), this.rules);
  }
}

class ScannerInspector implements Inspector {
  readonly #stream: StreamScanner;
  readonly #rules: readonly Rule[];
  #decided = 0;
  #found: Found[] | undefined;
  /** Findings that cover the previous piece, because one that covers several pieces is reported once. */
  #covering: readonly Finding[] = [];

  constructor(stream: StreamScanner, rules: readonly Rule[]) {
    this.#stream = stream;
    this.#rules = rules;
  }

  push(text: string): Inspection {
    this.#stream.push(text, this.#take);
    return this.#inspection();
  }

  end(): Inspection {
    this.#stream.end(this.#take);
    return this.#inspection();
  }

  readonly #take = (text: string, findings: readonly Finding[]): void => {
    this.#decided += text.length;
    for (const finding of findings) if (!this.#covering.includes(finding)) this.#report(finding);
    this.#covering = findings;
  };

  #report({ request, category, score, start, end }: Finding): void {
    const rule = this.#rules[request];
    if (!rule) throw new Error('the scanner has found something for a request that nobody made');
    (this.#found ??= []).push({ rule, category, score, start, end });
  }

  #inspection(): Inspection {
    const found = this.#found ?? nothing;
    this.#found = undefined;
    return { decided: this.#decided, found };
  }
}
