/** A tenant's pattern cannot be used. */
export class PatternProblem extends Error {
  /** The name that the tenant gave it. */
  readonly patternName: string;

  constructor(patternName: string, reason: string) {
    super(`The pattern "${patternName}" ${reason}.`);
    this.name = 'PatternProblem';
    this.patternName = patternName;
  }
}
