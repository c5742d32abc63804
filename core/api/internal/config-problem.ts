/**
 * One mistake in a configuration file, with everything that a person needs to fix it. `sluice check`, a failed start and a refused reload
 * print it in the same words. Never holds a secret: those are masked where the problem is created.
 */
export interface ConfigProblem {
  /** The file name as the operator gave it. */
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, counted in UTF-16 units as editors count. */
  readonly column: number;
  /** Path in the document, such as `plugins[3].config.baseUrl`. Empty for the file as a whole. */
  readonly path: string;
  /** What was found and what is allowed, in one sentence without a full stop. */
  readonly message: string;
  /** How to fix it, in a full sentence, if `message` does not say so. */
  readonly hint?: string;
  /** The line of the file to show, when there is one. */
  readonly excerpt?: ConfigExcerpt;
}

/** One line of the file, safe for a terminal: secrets masked, control characters replaced, very long lines cut. */
export interface ConfigExcerpt {
  readonly text: string;
  /** Index in `text` of the first marked character. */
  readonly markStart: number;
  /** At least 1. */
  readonly markLength: number;
}

/** The problems in the order in which they appear in the file, each once. */
export function sortProblems(problems: readonly ConfigProblem[]): readonly ConfigProblem[] {
  const seen = new Set<string>();
  return problems
    .toSorted(
      (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.path, b.path),
    )
    .filter((problem) => {
      const identity = [problem.file, problem.line, problem.column, problem.path, problem.message].join('\n');
      if (seen.has(identity)) return false;
      seen.add(identity);
      return true;
    });
}

/**
 * Renders problems as a block for a terminal or a log, sorted by position.
 *
 * @example
 * ```text
 * gateway.yaml:14:7  plugins[3].config.baseURL
 *   unknown key "baseURL"; allowed keys: apiKey, baseUrl and models
 *      |
 *   14 |       baseURL: https://api.example.com/v1
 *      |       ^^^^^^^
 *   Did you mean "baseUrl"?
 * ```
 */
export function formatProblems(problems: readonly ConfigProblem[]): string {
  return sortProblems(problems).map(formatProblem).join('\n\n');
}

function formatProblem(problem: ConfigProblem): string {
  const { excerpt } = problem;
  const place = excerpt ? `${problem.file}:${problem.line}:${problem.column}` : problem.file;
  const lines = [problem.path ? `${place}  ${problem.path}` : place, `  ${problem.message}`];
  if (excerpt) lines.push(...formatExcerpt(excerpt, problem.line));
  if (problem.hint) lines.push(`  ${problem.hint}`);
  return lines.join('\n');
}

function formatExcerpt(excerpt: ConfigExcerpt, line: number): string[] {
  const number = String(line);
  const margin = `  ${' '.repeat(number.length)} |`;
  // Tabs are kept, so that the caret is below its character at every tab width.
  const indent = excerpt.text.slice(0, excerpt.markStart).replace(/[^\t]/g, ' ');
  return [margin, `  ${number} | ${excerpt.text}`, `${margin} ${indent}${'^'.repeat(excerpt.markLength)}`];
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
