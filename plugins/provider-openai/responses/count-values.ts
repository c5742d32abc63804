import type { JsonValue } from '../../../core/api/index.js';

/** The values in a value, itself among them. Stops counting when there are more than `most`. */
export function countValues(value: JsonValue | undefined, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const inner of Array.isArray(value) ? (value as readonly JsonValue[]) : Object.values(value)) {
    count += countValues(inner, most - count);
    if (count > most) break;
  }
  return count;
}
