import type { Awaitable } from '../awaitable.js';

/** The property for a function that authenticates the caller of an exchange again. */
export const authenticateAgain: unique symbol = Symbol('authenticate again');

/** An exchange whose caller was authenticated. */
export interface CallerAgain {
  /** Set by the core. @throws GatewayError if the caller may not use the route any more */
  [authenticateAgain]?: () => Awaitable<unknown>;
}
