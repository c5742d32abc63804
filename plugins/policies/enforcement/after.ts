import type { Awaitable } from '../../../core/api/index.js';

/** Like `then`, but calls `proceed` synchronously if the value is not a promise. */
export function after<T, R>(value: Awaitable<T>, proceed: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(proceed) : proceed(value);
}
