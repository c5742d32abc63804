/** Thrown for a tenant's pattern that cannot be used. */
export class PatternProblem extends Error {
  /** The pattern's name in the configuration. */
  readonly patternName: string;

  /** Its index among the patterns. */
  readonly index: number;

  constructor(patternName: string, index: number, reason: string) {
    super(`The pattern "${patternName}" ${reason}.`);
    this.name = 'PatternProblem';
    this.patternName = patternName;
    this.index = index;
  }
}
