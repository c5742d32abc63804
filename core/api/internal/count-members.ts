import type { JsonValue } from '../json.js';
import { isJsonObject } from '../wire/json/json.js';

/** The number of members in a value, at any depth. */
export function countMembers(value: JsonValue | undefined): number {
  if (typeof value !== 'object' || value === null) return 0;
  let members = 0;
  if (Array.isArray(value)) {
    for (const item of value as readonly JsonValue[]) members += countMembers(item);
  } else if (isJsonObject(value)) {
    for (const name in value) members += 1 + countMembers(value[name]);
  }
  return members;
}
