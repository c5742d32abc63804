import { newId, type Clock, type RedisScript, type SharedState } from '../../core/api/index.js';

const beatMs = 5_000;
/** A replica without a heartbeat for this long counts as gone. */
const lifeMs = 15_000;
const key = 'rate:replicas';

/** Sends this replica's heartbeat, removes expired replicas, and returns their number. ARGV: id, lifetime in milliseconds; 0 to leave. */
const beat: RedisScript = {
  text: `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if ARGV[2] == '0' then redis.call('ZREM', KEYS[1], ARGV[1])
else redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1]) end
redis.call('PEXPIRE', KEYS[1], 60000)
return redis.call('ZCARD', KEYS[1])`,
};

/** Counts the processes that share a Redis. While Redis is unavailable, the last count is used. */
export class ReplicaCount {
  readonly #shared: SharedState;
  readonly #id = newId(Date.now());
  readonly #stop: () => void;
  #count = 1;

  private constructor(shared: SharedState, clock: Clock) {
    this.#shared = shared;
    this.#stop = clock.every(beatMs, () => void this.#beat(lifeMs));
  }

  static async open(shared: SharedState, clock: Clock): Promise<ReplicaCount> {
    const count = new ReplicaCount(shared, clock);
    await count.#beat(lifeMs);
    return count;
  }

  /** The current number of replicas, at least 1. */
  get current(): number {
    return this.#count;
  }

  async close(): Promise<void> {
    this.#stop();
    await this.#beat(0);
  }

  async #beat(life: number): Promise<void> {
    try {
      const counted = Number(await this.#shared.run(beat, { keys: [key], arguments: [this.#id, String(life)] }));
      this.#count = Math.max(1, counted);
    } catch {
      // The state service logs that Redis is unavailable.
    }
  }
}
