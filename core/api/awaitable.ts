/** A value or a promise of it. Hooks that have nothing to wait for return the value and cost no promise. */
export type Awaitable<T> = T | Promise<T>;

/** Like `then`, but calls `proceed` synchronously if the value is not a promise. */
export function after<T, R>(value: Awaitable<T>, proceed: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(proceed) : proceed(value);
}
