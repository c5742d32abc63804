import { RateLimiterRedis } from 'rate-limiter-flexible';
import { answerInTime, type SharedState } from '../../../core/api/index.js';
import type { WindowStore } from './window-store.js';

/**
 * As the library's own script, adds points to a window, and begins one if there is none; ARGV: points, length in seconds. Redis ends a window by
 * the time of day. So if its clock was set back, a window would last longer by as much, and keep refusing: it then ends after its length.
 */
const countScript = `
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local left = redis.call('pttl', KEYS[1])
local longest = 1000 * ARGV[2]
if left < 0 or left > longest then
  redis.call('pexpire', KEYS[1], longest)
  left = longest
end
return {consumed, left}`;

/** The options of {@link redisStore}. */
interface RedisStoreOptions {
  readonly keyPrefix: string;
  /** The length of windows, in seconds. */
  readonly duration: number;
  readonly timeoutMs: number;
}

/** Windows in Redis, each of which begins with its first points. */
export function redisStore(shared: SharedState, { keyPrefix, duration, timeoutMs }: RedisStoreOptions): WindowStore {
  const limiter = new RateLimiterRedis({
    keyPrefix,
    // Not the limit, which each key has for itself.
    points: Number.MAX_SAFE_INTEGER,
    duration,
    storeClient: shared.client,
    // Without this option, the limiter assumes a client of another package, and fails for every request.
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    customIncrTtlLuaScript: countScript,
  });
  return {
    async consume(key, points) {
      const count = points < 0 ? limiter.reward(key, -points) : limiter.consume(key, points);
      // An unresponsive server accepts commands but does not reply.
      const counted = await answerInTime(count, timeoutMs);
      if (!counted) throw new Error(`Redis has not counted within ${timeoutMs} ms`);
      return { consumed: counted.consumedPoints, msBeforeNext: counted.msBeforeNext };
    },
  };
}
