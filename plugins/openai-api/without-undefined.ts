/**
 * A copy without members that are undefined. A call must not have them: `{ ...defaults, ...call.sampling }` in another
 * plugin would be overwritten by nothing.
 */
export function withoutUndefined<T extends object>(object: T): T {
  const copy: Partial<T> = {};
  for (const name in object) if (object[name] !== undefined) copy[name] = object[name];
  return copy as T;
}
