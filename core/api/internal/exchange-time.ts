import type { IncomingRequest } from '../exchange.js';

/** The property for when an exchange began, by `performance.now()`. */
export const begunAt: unique symbol = Symbol('begun at');

/** An exchange that knows when it began, by a clock that nobody sets. */
export interface TimedExchange {
  readonly [begunAt]: number;
}

/**
 * The time in an exchange, in milliseconds since 1970. It advances from `receivedAt` as time passes, so that no duration is wrong or negative
 * when the system's clock is set during the exchange. Exchanges that do not say when they began have the system's time.
 */
export function timeIn(exchange: Pick<IncomingRequest, 'receivedAt'> & Partial<TimedExchange>): number {
  const begun = exchange[begunAt];
  return begun === undefined ? Date.now() : exchange.receivedAt + Math.round(performance.now() - begun);
}
