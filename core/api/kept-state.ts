/** What `perExchange` has made for a request: one for each that has been asked, two or three. */
export interface KeptState<T> {
  readonly owner: object;
  readonly value: T;
  readonly next: KeptState<unknown> | undefined;
}

/** Where a request keeps it. */
export const kept: unique symbol = Symbol('kept');

/** A request with such a place: an entry of a `WeakMap` for each request costs the garbage collector more than what it holds. */
export interface KeepsState {
  [kept]: KeptState<unknown> | undefined;
}
