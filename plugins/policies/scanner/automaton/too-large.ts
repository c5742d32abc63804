/** Thrown while patterns are compiled, when they exceed one of the {@link CompilerLimits}. */
export class TooLarge extends Error {
  constructor() {
    super('the patterns need more memory or time than they may');
    this.name = 'TooLarge';
  }
}

/** Limits for patterns that are not built in. */
export interface CompilerLimits {
  /** States of the nondeterministic automaton. */
  readonly states: number;
  /** Comparisons of the character sets with each other, nearly the square of their number: those that are left. */
  readonly comparisons: { left: number };
}

export const unlimited: CompilerLimits = {
  states: Number.POSITIVE_INFINITY,
  comparisons: { left: Number.POSITIVE_INFINITY },
};

/** @throws TooLarge if less is left */
export function spend(budget: { left: number }, amount: number): void {
  budget.left -= amount;
  if (budget.left < 0) throw new TooLarge();
}
