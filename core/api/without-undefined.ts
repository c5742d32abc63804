/** A copy without undefined members, which in `{ ...defaults, ...object }` would overwrite the defaults, and which comparisons would see. */
export function withoutUndefined<T extends object>(object: T): T {
  const copy: Partial<T> = {};
  for (const name in object) if (object[name] !== undefined) copy[name] = object[name];
  return copy as T;
}
