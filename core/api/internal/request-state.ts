/** The state that one `perExchange` holds for a request: a linked list, because a request has only two or three. */
export interface RequestState<T> {
  readonly owner: object;
  readonly value: T;
  readonly next: RequestState<unknown> | undefined;
}

/** The property under which a request stores its list. */
export const requestState: unique symbol = Symbol('kept');

/**
 * A request that can store state. Cheaper than a `WeakMap`, whose entry for each request costs the garbage collector more than the state
 * itself.
 */
export interface StateHolder {
  [requestState]: RequestState<unknown> | undefined;
}
