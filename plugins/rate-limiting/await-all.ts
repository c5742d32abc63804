import type { Awaitable } from '../../core/api/index.js';

/** Like `Promise.all`, but synchronous if no value is a promise. */
export function awaitAll<T>(values: readonly Awaitable<T>[]): Awaitable<readonly T[]> {
  return areKnown(values) ? values : Promise.all(values);
}

function areKnown<T>(values: readonly Awaitable<T>[]): values is readonly T[] {
  return !values.some((value) => value instanceof Promise);
}
