import type { JsonObject, JsonValue } from '../../../core/api/index.js';

/** The members of an object that are not among the known ones, nor those seen before, and have a value; undefined if there are none. */
export function otherMembers(
  object: JsonObject,
  known: ReadonlySet<string>,
  seen?: ReadonlySet<string>,
): JsonObject | undefined {
  let own: [string, JsonValue | undefined][] | undefined;
  for (const name in object) {
    if (known.has(name) || seen?.has(name)) continue;
    const value = object[name];
    if (value === null || (Array.isArray(value) && value.length === 0)) continue;
    (own ??= []).push([name, value]);
  }
  return own && Object.fromEntries(own);
}
