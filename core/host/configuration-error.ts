import { type ConfigProblem, formatProblems } from '../api/internal/config-problem.js';

/** The configuration is invalid. The message shows all mistakes, in the order of the file. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(formatProblems(problems));
    this.problems = problems;
  }
}
