import type { RouteAnswer } from '../../../core/api/index.js';

const shortestMs = 1_000;
const longestMs = 60_000;
/** The wait for a connection that is disabled for a while. */
const disabledMs = 30_000;
/** Failures of a request that need not be those of a limit. */
const mostFailures = 5;
/** How long nothing is answered before a server is no longer taken to be away for a while. */
const awayMs = { unreachable: 3_600_000, failing: 600_000 };
/** Statuses of limits and of servers that have too much to do; whoever waits is served. */
const waitedFor: ReadonlySet<number> = new Set([429, 503, 529]);

/**
 * How long to wait before a request is sent again, in milliseconds; undefined if its answer is final. Limits that do not pass soon, such as those for
 * spending, are final.
 *
 * @param attempts how often it was sent
 * @param failures those of them that say something about the request: see {@link isAway}
 */
export function waitAfter(
  { status, error }: Pick<RouteAnswer, 'status' | 'error'>,
  attempts: number,
  failures = attempts,
): number | undefined {
  if (!error) return undefined;
  if (error.code === 'GW_CONNECTION_DISABLED') return disabledMs;
  if (error.retryable === false || error.upstream?.reason === 'quota') return undefined;
  const isLimit = waitedFor.has(status);
  if (!isLimit && (status < 500 || failures >= mostFailures)) return undefined;
  const retryMs = (error.retryAfter ?? 0) * 1_000;
  // The gateway knows when its own limits have room; what others say may be too short, again and again.
  if (retryMs > 0 && status === 429 && !error.upstream) return retryMs;
  return Math.max(retryMs, Math.min(longestMs, shortestMs * 2 ** (attempts - 1)));
}

/**
 * Whether a failure seems to be one of the server that is away, and not one of the request.
 *
 * @param silentMs how long no request of the batch has been answered
 */
export function isAway({ error }: Pick<RouteAnswer, 'error'>, silentMs: number): boolean {
  return silentMs < (error?.code === 'GW_UPSTREAM_UNREACHABLE' ? awayMs.unreachable : awayMs.failing);
}

/** Whether an answer shows that servers answer: a refusal of the gateway itself says nothing of them. */
export function isAlive({ status, error }: Pick<RouteAnswer, 'status' | 'error'>): boolean {
  return !error || (error.upstream !== undefined && status < 500 && !waitedFor.has(status));
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
