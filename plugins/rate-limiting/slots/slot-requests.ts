import type { RedisScript, SharedState } from '../../../core/api/index.js';
import type { SlotLimit } from './slots.js';

/**
 * For each id, takes a slot of every key, or none. ARGV: lease in milliseconds, the limit of each key, ids. Returns for each id the index
 * of a key without free slots; 0 when the slots were taken; -1 when they were, and more than half of each key's slots are still free.
 */
const takeScript: RedisScript = {
  text: `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local taken, answers = {}, {}
for index, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
  taken[index] = redis.call('ZCARD', key)
end
for at = #KEYS + 2, #ARGV do
  local full, plenty = 0, true
  for index = 1, #KEYS do
    local most = tonumber(ARGV[index + 1])
    if full == 0 and taken[index] >= most then full = index end
    if 2 * (taken[index] + 1) >= most then plenty = false end
  end
  if full == 0 then
    for index, key in ipairs(KEYS) do
      redis.call('ZADD', key, now + ARGV[1], ARGV[at])
      taken[index] = taken[index] + 1
    end
  end
  answers[#answers + 1] = full > 0 and full or plenty and -1 or 0
end
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ARGV[1] * 2) end
return answers`,
};

/** The result: slots were taken, with `plenty` if many are free; or the limit without free slots. */
type SlotsAnswer = 'taken' | 'plenty' | SlotLimit;

/** The largest batch; a larger one would block Redis for too long. */
const maxBatch = 500;

interface SlotRequest extends PromiseWithResolvers<SlotsAnswer> {
  readonly id: string;
}

/** A batch of requests for slots of the same limits. */
interface SlotBatch {
  readonly keys: readonly string[];
  readonly limits: readonly SlotLimit[];
  readonly requests: SlotRequest[];
}

/** Takes slots in Redis, in one batch for all requests of one turn of the event loop. */
export class SlotRequests {
  readonly #shared: SharedState;
  readonly #leaseMs: number;
  readonly #batches = new Map<string, SlotBatch>();
  #sending = false;

  constructor(shared: SharedState, leaseMs: number) {
    this.#shared = shared;
    this.#leaseMs = leaseMs;
  }

  /** @throws what {@link SharedState.run} throws when Redis is unavailable */
  ask(id: string, limits: readonly SlotLimit[], keys: readonly string[]): Promise<SlotsAnswer> {
    const request = { id, ...Promise.withResolvers<SlotsAnswer>() };
    const name = limits.map(({ key, most }) => `${key} ${most}`).join('\n');
    const batch = this.#batches.get(name);
    if (batch && batch.requests.length < maxBatch) batch.requests.push(request);
    else {
      if (batch) this.#send(batch);
      this.#batches.set(name, { keys, limits, requests: [request] });
    }
    if (!this.#sending) setImmediate(() => this.#sendAll());
    this.#sending = true;
    return request.promise;
  }

  #sendAll(): void {
    this.#sending = false;
    for (const batch of this.#batches.values()) this.#send(batch);
    this.#batches.clear();
  }

  #send({ keys, limits, requests }: SlotBatch): void {
    const values = [this.#leaseMs, ...limits.map(({ most }) => most)].map(String);
    this.#shared.run(takeScript, { keys, arguments: [...values, ...requests.map(({ id }) => id)] }).then(
      (answers) => {
        for (const [index, { resolve }] of requests.entries()) {
          const answer = Number((answers as readonly unknown[])[index]);
          resolve(answer > 0 ? (limits[answer - 1] as SlotLimit) : answer === 0 ? 'taken' : 'plenty');
        }
      },
      (error: unknown) => {
        for (const { reject } of requests) reject(error);
      },
    );
  }
}
