import type { Awaitable } from '../../core/api/index.js';

/** Like `then`, but calls `proceed` synchronously if the value is not a promise. */
export function after<T, R>(value: Awaitable<T>, proceed: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(proceed) : proceed(value);
}

/** Like `Promise.all`, but synchronous if no value is a promise. */
export function all<T>(values: readonly Awaitable<T>[]): Awaitable<readonly T[]> {
  return areKnown(values) ? values : Promise.all(values);
}

function areKnown<T>(values: readonly Awaitable<T>[]): values is readonly T[] {
  return !values.some((value) => value instanceof Promise);
}
