import type { Awaitable } from '../../../core/api/index.js';

/** Goes on with a value: at once, and without a promise, where there is nothing to wait for. */
export function after<T, R>(value: Awaitable<T>, proceed: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(proceed) : proceed(value);
}
