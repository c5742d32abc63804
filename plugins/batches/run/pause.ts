import { isWithin, type RouteAnswer } from '../../../core/api/index.js';

const shortestMs = 1_000;
const longestMs = 60_000;
/** How long to wait while the connection is disabled. */
const disabledMs = 30_000;
/** After this many failures, an answer that is not about a limit is final. */
const mostFailures = 5;
/** After this time without any answer, failures are no longer blamed on a server that is away for a while. */
const awayMs = { unreachable: 3_600_000, failing: 600_000 };
/** Statuses of limits and of overloaded servers: waiting helps. */
const waitedFor: ReadonlySet<number> = new Set([429, 503, 529]);

/**
 * How long to wait before a request is sent again, in milliseconds; undefined if its answer is final. A limit that does not pass soon, such as a
 * spending limit, is final.
 *
 * @param attempts how often the request was sent
 * @param failures how many of the attempts say something about the request itself: see {@link isAway}
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
  // The gateway knows when its own limits have room again. What others say may be too short, again and again.
  if (retryMs > 0 && status === 429 && !error.upstream) return retryMs;
  return Math.max(retryMs, Math.min(longestMs, shortestMs * 2 ** (attempts - 1)));
}

/**
 * Whether a failure seems to come from a server that is away, and not from the request.
 *
 * @param silentMs for how long no request of the batch has been answered
 */
export function isAway({ error }: Pick<RouteAnswer, 'error'>, silentMs: number): boolean {
  return silentMs < (error?.code === 'GW_UPSTREAM_UNREACHABLE' ? awayMs.unreachable : awayMs.failing);
}

/** Whether an answer shows that a server is there. A refusal by the gateway itself says nothing about that. */
export function isAlive({ status, error }: Pick<RouteAnswer, 'status' | 'error'>): boolean {
  return !error || (error.upstream !== undefined && status < 500 && !waitedFor.has(status));
}

/** The time until which no request of a batch is sent, because one of them was told to wait. */
export class Pause {
  #since = 0;
  #lasts = 0;

  /** @param now milliseconds since 1970 */
  extend(milliseconds: number, now: number): void {
    this.#lasts = Math.max(this.left(now), milliseconds);
    this.#since = now;
  }

  /** The milliseconds that are left; 0 when the pause is over, or the clock was set back since. */
  left(now: number): number {
    return isWithin(this.#lasts, this.#since, now) ? this.#since + this.#lasts - now : 0;
  }
}
