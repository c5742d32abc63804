import { isJsonObject, type JsonValue } from '../../../core/api/index.js';

/**
 * Whether a value certainly takes more than this many bytes as JSON. It stops there, while writing twenty megabytes, only to find that they are too
 * many, would take tens of milliseconds at once.
 *
 * @returns false even for some that are slightly longer
 */
export function isLongerThan(value: JsonValue | undefined, most: number): boolean {
  return rest(value, most) < 0;
}

/** What is left of the bytes after a value; negative if it is longer. */
function rest(value: JsonValue | undefined, most: number): number {
  if (typeof value === 'string') return most - value.length;
  let left = most;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) {
      left = rest(item, left - 1);
      if (left < 0) return left;
    }
    return left;
  }
  if (!isJsonObject(value)) return most - 1;
  for (const name in value) {
    const member = value[name];
    if (member !== undefined) left = rest(member, left - name.length - 1);
    if (left < 0) return left;
  }
  return left;
}
