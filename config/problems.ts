import type { ConfigExcerpt, ConfigProblem } from '../core/api/internal/config-problem.js';
import { type ConfigPath, formatPath, type SourceText, type Span } from './reading/positions.js';
import type { Secrets } from './reading/secrets.js';

/** A problem before formatting. */
export interface Finding {
  readonly span: Span;
  readonly path: ConfigPath;
  readonly message: string;
  readonly hint?: string;
}

/** The most problems of one kind in one part of the file. */
const maxProblems = 200;

/** Longer lines are truncated around the marker. */
const widestExcerpt = 120;

/** Converts findings to problems: determines line and column, quotes the line, and redacts secrets. */
export class ProblemWriter {
  constructor(
    readonly source: SourceText,
    readonly secrets: Secrets,
  ) {}

  /** Returns only the first ones if there are many: such a file is probably the wrong file. */
  writeAll(findings: readonly Finding[]): readonly ConfigProblem[] {
    const first = findings.toSorted((a, b) => a.span.start - b.span.start).slice(0, maxProblems);
    return first.map((finding) => this.write(finding));
  }

  write(finding: Finding): ConfigProblem {
    const { line, column } = this.source.positionAt(finding.span.start);
    return Object.freeze({
      file: this.source.file,
      line,
      column,
      path: printable(formatPath(finding.path)),
      message: printable(this.secrets.redact(finding.message)),
      ...(finding.hint !== undefined && { hint: printable(this.secrets.redact(finding.hint)) }),
      excerpt: this.#excerpt(finding.span),
    });
  }

  #excerpt(span: Span): ConfigExcerpt {
    const line = this.source.lineAt(span.start);
    const markEnd = Math.max(Math.min(span.end, line.end), span.start);
    // One character more than is shown, to detect that the line was cut.
    const start = Math.max(line.start, span.start - widestExcerpt - 1);
    const end = Math.min(Math.max(line.end, markEnd), markEnd + widestExcerpt + 1);
    const before = printable(this.secrets.show({ start, end: span.start }));
    const marked = printable(this.secrets.show({ start: span.start, end: markEnd }));
    const after = printable(this.secrets.show({ start: markEnd, end }));
    return Object.freeze(cut(before, marked, after.trimEnd()));
  }
}

/** A problem of the file as a whole, without a line to quote. */
export function fileProblem(file: string, message: string, hint?: string): ConfigProblem {
  return Object.freeze({ file, line: 1, column: 1, path: '', message, ...(hint !== undefined && { hint }) });
}

function cut(before: string, marked: string, after: string): ConfigExcerpt {
  const shownMark = marked.slice(0, widestExcerpt);
  const room = widestExcerpt - shownMark.length;
  const shownAfter = after.slice(0, Math.max(room - before.length, Math.floor(room / 2)));
  const roomBefore = Math.max(room - shownAfter.length, 0);
  const shownBefore = before.length > roomBefore ? `…${before.slice(before.length - roomBefore)}` : before;
  const ended = shownMark.length < marked.length || shownAfter.length < after.length ? '…' : '';
  return {
    text: shownBefore + shownMark + (shownMark.length < marked.length ? '' : shownAfter) + ended,
    markStart: shownBefore.length,
    markLength: Math.max(shownMark.length, 1),
  };
}

/** Removes control characters, because the file is not trusted and problems are printed on a terminal. Tabs stay; a line break becomes a space. */
function printable(text: string): string {
  return text.replace(/\r?\n/g, ' ').replace(/(?!\t)[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\ufffd');
}
