/**
 * A copy without undefined members, which a call must not have: in `{ ...defaults, ...call.sampling }` of another plugin, they would
 * overwrite the defaults.
 */
export function withoutUndefined<T extends object>(object: T): T {
  const copy: Partial<T> = {};
  for (const name in object) if (object[name] !== undefined) copy[name] = object[name];
  return copy as T;
}
