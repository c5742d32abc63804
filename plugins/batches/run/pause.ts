import type { RouteAnswer } from '../../../core/api/index.js';

const shortestMs = 1_000;
const longestMs = 60_000;
/** The wait for a connection that is disabled for a while. */
const disabledMs = 30_000;
/** Attempts of a request whose failure need not be that of a limit. */
const mostFailures = 5;
/** Statuses of limits and of servers that have too much to do; whoever waits is served. */
const waitedFor: ReadonlySet<number> = new Set([429, 503, 529]);

/**
 * How long to wait before a request is sent again, in milliseconds; undefined if its answer is final. Limits that do not pass soon, such as those for
 * spending, are final.
 *
 * @param attempts how often it was sent
 */
export function waitAfter(
  { status, error }: Pick<RouteAnswer, 'status' | 'error'>,
  attempts: number,
): number | undefined {
  if (!error) return undefined;
  if (error.code === 'GW_CONNECTION_DISABLED') return disabledMs;
  if (error.retryable === false || error.upstream?.reason === 'quota') return undefined;
  const isLimit = waitedFor.has(status);
  if (!isLimit && (status < 500 || attempts >= mostFailures)) return undefined;
  const own = Math.min(longestMs, shortestMs * 2 ** (attempts - 1));
  return Math.max(own, (error.retryAfter ?? 0) * 1_000);
}

/** Until when no request of a batch is sent, because one of them was told to wait. */
export class Pause {
  #until = 0;

  /** @param now milliseconds since 1970 */
  extend(milliseconds: number, now: number): void {
    this.#until = Math.max(this.#until, now + milliseconds);
  }

  /** In milliseconds; 0 when it is over. */
  left(now: number): number {
    return Math.max(0, this.#until - now);
  }
}
