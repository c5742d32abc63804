import { type ConfigProblem, formatProblems } from '../api/index.js';

/** The configuration has mistakes. The message shows all of them, in the order of the file. */
export class ConfigurationError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(formatProblems(problems));
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}
