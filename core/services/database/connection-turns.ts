import { TurnQueue } from '../../api/internal/turn-queue.js';
import { organizationAtWork } from '../../api/internal/work-for.js';
import { databaseUnavailable } from './outage.js';

/** A caller that is waiting for a connection. */
interface Waiter {
  readonly resolve: () => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Bounds how many callers have a connection at the same time. Organizations take turns, and so does the work of the gateway itself: one organization with
 * hundreds of requests would have the others wait for all of them.
 */
export class ConnectionTurns {
  readonly #waiting = new TurnQueue<string | undefined, Waiter>();
  readonly #waitMs: number;
  readonly #tooLong: string;
  #free: number;

  /**
   * @param waitMs the longest time in milliseconds that a caller waits
   * @param tooLong the error for a caller that has waited too long
   */
  constructor(connections: number, waitMs: number, tooLong: string) {
    this.#free = connections;
    this.#waitMs = waitMs;
    this.#tooLong = tooLong;
  }

  /** Callers that wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Resolves when the caller may have a connection; then it calls {@link passOn}.
   *
   * @throws GatewayError `GW_DATABASE_UNAVAILABLE` (503)
   */
  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = { resolve, reject };
    const organization = organizationAtWork();
    this.#waiting.push(organization, waiter);
    const timer = setTimeout(() => {
      this.#waiting.remove(organization, waiter);
      reject(databaseUnavailable(new Error(this.#tooLong)));
    }, this.#waitMs);
    return promise.finally(() => clearTimeout(timer));
  }

  /** Hands the place to the next caller: of the organization whose turn is longest ago, the one that has waited longest. */
  passOn(): void {
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#free += 1;
  }

  /** Refuses all that wait. */
  refuse(reason: Error): void {
    for (const waiter of this.#waiting.clear()) waiter.reject(reason);
  }
}
