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
