/** The few statistics of the bench tables. Quantiles are nearest-rank: always a value that was measured. */

/** The nearest-rank quantile of `sorted` (ascending): the smallest value that at least `q` of all values do not exceed. */
export function quantile(sorted: ArrayLike<number>, q: number): number {
  const rank = Math.min(Math.max(1, Math.ceil(q * sorted.length)), sorted.length);
  return sorted[rank - 1] ?? Number.NaN;
}

/** A copy in ascending order, as numbers. */
export function ascending(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}

/** The middle value; of an even count the lower of the two, so that it is a measured one. */
export function median(values: readonly number[]): number {
  return quantile(ascending(values), 0.5);
}

/** The median, and the least and the most in brackets. */
export function spread(values: readonly number[]): string {
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}

/** The quotient of a value and that of the reference. */
const ratio = (own: number, reference: number): number => own / reference;
/** How much a value is above that of the reference. */
export const difference = (own: number, reference: number): number => own - reference;

/** Compares each round with the reference's same round, because what disturbs one disturbs both. */
export function compareRounds<Round>(
  rounds: readonly Round[],
  reference: readonly Round[],
  value: (round: Round) => number,
  compare: (own: number, reference: number) => number = ratio,
): readonly number[] {
  return rounds.flatMap((round, index) => {
    const other = reference[index];
    return other === undefined ? [] : [compare(value(round), value(other))];
  });
}
