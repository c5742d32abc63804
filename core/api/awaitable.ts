/** A value or a promise of it. Hooks that have nothing to wait for return the value and cost no promise. */
export type Awaitable<T> = T | Promise<T>;
