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
  /** By organization; the first one is next. */
  readonly #waiting = new Map<string | undefined, Waiter[]>();
  readonly #waitMs: number;
  readonly #tooLong: string;
  #free: number;

  /**
   * @param waitMs the longest time in milliseconds that a caller waits
   * @param tooLong what a caller is told that has waited so long
   */
  constructor(connections: number, waitMs: number, tooLong: string) {
    this.#free = connections;
    this.#waitMs = waitMs;
    this.#tooLong = tooLong;
  }

  /** Callers that wait. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
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
    const waiters = this.#waiting.get(organization) ?? [];
    waiters.push(waiter);
    this.#waiting.set(organization, waiters);
    const timer = setTimeout(() => {
      waiters.splice(waiters.indexOf(waiter), 1);
      if (waiters.length === 0) this.#waiting.delete(organization);
      reject(databaseUnavailable(new Error(this.#tooLong)));
    }, this.#waitMs);
    return promise.finally(() => clearTimeout(timer));
  }

  /** Hands the place to the next caller: of the organization whose turn is longest ago, the one that has waited longest. */
  passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [organization, waiters] = next;
    const waiter = waiters.shift();
    this.#waiting.delete(organization);
    if (waiters.length > 0) this.#waiting.set(organization, waiters);
    waiter?.resolve();
  }

  /** Refuses all that wait. */
  refuse(reason: Error): void {
    const waiters = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    for (const waiter of waiters) waiter.reject(reason);
  }
}
