/** Thrown for a tenant's pattern that cannot be used. */
export class PatternProblem extends Error {
  /** Its index among the patterns. */
  readonly index: number;

  constructor(name: string, index: number, reason: string) {
    super(`The pattern "${name}" ${reason}.`);
    this.name = 'PatternProblem';
    this.index = index;
  }
}
